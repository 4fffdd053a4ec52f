/// Remembers the value whose changes animate.
final class AnimationScope<V: Equatable>: Scope {
    var value: V?
}

public nonisolated struct _ValueAnimationModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let animation: Animation?
    let value: Value

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { AnimationScope<Value>(host: $1, parent: $2, context: $0) }
        let changed = scope.value.map { $0 != modifier.value } ?? false
        scope.value = modifier.value
        scope.visit(&cursor) { cursor in
            guard changed else { return cursor.visit(content) }
            let animation = modifier.animation
            cursor.host.animations.with({ $0.animation = animation }, { cursor.visit(content) })
        }
    }
}

public nonisolated struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    let change: (inout Transaction) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.host.animations.with(modifier.change) { cursor.visit(content) }
    }
}

extension View {
    /// Animates changes in this view that come with a change of `value`.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_ValueAnimationModifier(animation: animation, value: value))
    }

    /// Animates every change in this view.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { $0.animation = animation })
    }

    /// Changes the transaction of updates in this view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(change: transform))
    }

    /// Changes the transaction of updates that come with a change of `value`.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, change: transform))
    }
}

public nonisolated struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { AnimationScope<Value>(host: $1, parent: $2, context: $0) }
        let changed = scope.value.map { $0 != modifier.value } ?? false
        scope.value = modifier.value
        scope.visit(&cursor) { cursor in
            guard changed else { return cursor.visit(content) }
            cursor.host.animations.with(modifier.change) { cursor.visit(content) }
        }
    }
}

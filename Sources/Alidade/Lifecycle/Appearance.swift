import AlidadeLayout

/// Calls actions when a view comes and goes.
final class AppearanceScope: Scope {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    override func tearDown() {
        guard let action = onDisappear else { return }
        host.actions.disappear(action)
    }
}

public nonisolated struct _AppearanceModifier: ViewModifier {
    public typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let isNew = cursor.childIndex >= cursor.scope.children.count
            let scope = cursor.next { AppearanceScope(host: $1, parent: $2, context: $0) }
            scope.onDisappear = modifier.disappear
            scope.visit(&cursor, inside)
            // Queued once the content has been visited: children appear before their parents.
            if isNew, let appear = modifier.appear { cursor.host.actions.appear(appear) }
        }
    }
}

extension View {
    /// Runs `action` when the view has been laid out for the first time, before it is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs `action` when the view has gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}

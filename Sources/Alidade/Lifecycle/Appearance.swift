import AlidadeLayout

/// Calls actions when a view comes and goes.
final class AppearanceScope: Scope {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    private var hasAppeared = true
    /// `onAppear` is queued for the first time.
    private var isWaiting = false

    /// Queues `onAppear`. Whether the view is there will be known when the queue runs, after layout.
    func appear() {
        isWaiting = true
        host.actions.appear { [self] in
            isWaiting = false
            hasAppeared = isPresent
            if isPresent { onAppear?() }
        }
    }

    override func presenceChanged() {
        guard !isWaiting, isPresent != hasAppeared else { return }
        hasAppeared = isPresent
        if isPresent {
            if let onAppear { host.actions.appear(onAppear) }
        } else if let onDisappear {
            host.actions.disappear(onDisappear)
        }
    }

    override func tearDown() {
        guard isWaiting ? isPresent : hasAppeared, let action = onDisappear else { return }
        // A view that goes with a transition is there until what takes its place has appeared.
        let item = context.element != noItem ? context.element : firstItem
        host.actions.disappear(action, isFirst: host.traits[item]?[key: TransitionTrait.self]?.isIdentity == true)
    }
}

public nonisolated struct _AppearanceModifier: ViewModifier {
    public typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content, isScopeOnly: true) { cursor, inside in
            let isNew = cursor.childIndex >= cursor.scope.children.count
            let scope = cursor.next { AppearanceScope(host: $1, parent: $2, context: $0) }
            scope.onAppear = modifier.appear
            scope.onDisappear = modifier.disappear
            scope.visit(&cursor, inside)
            // Queued once the content has been visited: children appear before their parents.
            if isNew { scope.appear() }
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

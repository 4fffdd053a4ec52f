/// Compares a value with that of the last update.
final class ChangeScope<V: Equatable>: Scope {
    var value: V?
    /// The action of the last update, for the form that is called with the closure from before the change.
    var action: ((V, V) -> Void)?
    private var limiter = CallLimiter()

    /// The first call belongs to the appearing of the view, in the order of the source with `onAppear`.
    func deliverFirst(_ value: V, _ action: @escaping (V, V) -> Void) {
        host.actions.appear { [weak self] in self?.call(value, value, action) }
    }

    func deliver(_ old: V, _ new: V, _ action: @escaping (V, V) -> Void) {
        host.actions.change { [weak self] in self?.call(old, new, action) }
    }

    private func call(_ old: V, _ new: V, _ action: @escaping (V, V) -> Void) {
        guard isAlive else { return }
        switch limiter.ask(host.actions) {
        case .allowed: action(old, new)
        case .postponed: host.actions.postpone { [weak self] in self?.call(old, new, action) }
        case .endless:
            host.warnings.warn(
                "onChange \(V.self)",
                "onChange(of:) action tried to update multiple times per frame, for \(CallLimiter.frameLimit) frames "
                    + "running: its action changes the \(V.self) that it observes. Updates stop here.")
        }
    }
}

public nonisolated struct _ChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let value: Value
    let initial: Bool
    var callsEarlierAction = false
    let action: (Value, Value) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { ChangeScope<Value>(host: $1, parent: $2, context: $0) }
        scope.visit(&cursor) { V._visit(content, &$0) }
        let new = modifier.value
        if let old = scope.value {
            // A length that differs in its last digits only is the same; other numbers are the program's own.
            if old != new && Value.self != Double.self && RoundingNoise.separates(old, new) { return }
            if old != new {
                scope.deliver(old, new, modifier.callsEarlierAction ? scope.action ?? modifier.action : modifier.action)
            }
        } else if modifier.initial {
            scope.deliverFirst(new, modifier.action)
        }
        scope.value = new
        if modifier.callsEarlierAction { scope.action = modifier.action }
    }
}

extension View {
    /// Runs `action` with the old and the new value after an update that changed it.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs `action` with the new value after an update that changed it. The closure is the one that the body made
    /// before the change: what it has captured is old.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: false, callsEarlierAction: true) { action($1) })
    }
}

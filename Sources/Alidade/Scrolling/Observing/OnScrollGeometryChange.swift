import AlidadeLayout

/// Compares what a program derives from a scroll view's geometry with what it was.
private final class GeometryObserver<T: Equatable>: ScrollObserver {
    var transform: ((ScrollGeometry) -> T)?
    var action: ((T, T) -> Void)?
    private var last: ScrollGeometry?
    private var value: T?
    private var limiter = CallLimiter()

    override func layoutDone(_ payload: ScrollPayload) {
        let geometry = payload.geometry
        guard geometry != last, let transform else { return }
        last = geometry
        let new = transform(geometry)
        defer { value = new }
        guard value != new else { return }
        let old = value ?? new
        payload.host.actions.change { [weak self] in self?.call(payload.host, old, new) }
    }

    private func call(_ host: Host, _ old: T, _ new: T) {
        switch limiter.ask(host.actions) {
        case .allowed: action?(old, new)
        case .postponed: host.actions.postpone { [weak self] in self?.call(host, old, new) }
        case .endless:
            host.warnings.warn(
                "onScrollGeometryChange \(T.self)",
                "onScrollGeometryChange(for:of:action:) tried to update multiple times per frame, for "
                    + "\(CallLimiter.frameLimit) frames running: its action changes the \(T.self) that it observes.")
        }
    }
}

public nonisolated struct _ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.observingScroll(content, make: { _ in GeometryObserver<Value>() }) {
            $0.transform = modifier.transform
            $0.action = modifier.action
        }
    }
}

extension View {
    /// Runs `action` when what `transform` makes of the first scroll view's geometry changes, and once at first.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_ScrollGeometryModifier(transform: transform, action: action))
    }
}

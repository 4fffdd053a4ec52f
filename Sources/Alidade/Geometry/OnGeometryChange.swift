import AlidadeLayout

/// Compares what is made of a view's geometry with what was made of it before.
final class GeometryChangePayload<T: Equatable>: ItemPayload {
    private let node = GeometryNode()
    var transform: ((GeometryProxy) -> T)?
    var action: ((T, T) -> Void)?
    private var value: T?
    private var isPlaced = false
    private var limiter = CallLimiter()

    override func placementChanged() {
        isPlaced = true
        update()
    }

    func update() {
        guard isPlaced, let transform else { return }
        node.payload = self
        let outer = RunningScope.current
        RunningScope.current = nil
        let new = transform(GeometryProxy(node: node))
        RunningScope.current = outer
        let old = value
        guard old != new else { return }
        value = new
        host.actions.change { [weak self] in self?.deliver(old ?? new, new) }
    }

    private func deliver(_ old: T, _ new: T) {
        guard item != noItem, let action else { return }
        switch limiter.ask(host.actions) {
        case .allowed: action(old, new)
        case .postponed: host.actions.postpone { [weak self] in self?.deliver(old, new) }
        case .endless:
            host.warnings.warn(
                "onGeometryChange \(T.self)",
                "onGeometryChange(for: \(T.self).self) action tried to update multiple times per frame, for "
                    + "\(CallLimiter.frameLimit) frames running: its action changes the geometry that it observes. "
                    + "Updates stop here.")
        }
    }

    override func removed() { node.payload = nil }
}

public nonisolated struct _GeometryChangeModifier<T: Equatable>: ViewModifier {
    public typealias Body = Never
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            var payload: GeometryChangePayload<T>?
            cursor.item(
                .passthrough, flags: [.observesSize, .observesPosition],
                payload: { slot in
                    let made = slot.payload { GeometryChangePayload<T>() }.0
                    made.transform = modifier.transform
                    made.action = modifier.action
                    payload = made
                }, content: inside)
            payload?.update()
        }
    }
}

extension View {
    /// Runs `action` with what `transform` makes of the view's geometry: when the view is there, and when it differs.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier<T>(transform: transform) { action($1) })
    }

    /// The same with the value before; the first time the two are equal.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier<T>(transform: transform, action: action))
    }
}

import Foundation

/// The pointer held down in one place. Its value is true while it is held.
public nonisolated struct LongPressGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Bool
    /// Seconds.
    public var minimumDuration: Double
    /// How far the pointer may wander, points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Bool> {
        let node = old as? LongPressNode ?? LongPressNode()
        node.minimumDuration = gesture.minimumDuration
        node.maximumDistance = Double(gesture.maximumDistance)
        return node
    }
}

/// Waits while the pointer is held.
final class LongPressNode: _ValueNode<Bool> {
    var minimumDuration = 0.5
    var maximumDistance = 10.0
    /// Told of the press as it begins and ends.
    var pressing: ((Bool) -> Void)?
    private var start = CGPoint.zero
    private var limit: Double?
    private var told = false

    override var deadline: Double? { limit }
    override var endedByTime: Bool { phase == .ended }

    override func reset() {
        super.reset()
        limit = nil
        told = false
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            start = event.position
            publish(true)
            limit = event.time + (minimumDuration.isFinite ? max(minimumDuration, 0) : 1e9)
        case .moved:
            if event.position.distance(to: start) > maximumDistance { end(.failed) }
        case .up, .cancelled: end(.failed)
        case .tick:
            if let limit, event.time >= limit { end(.ended) }
        }
    }

    private func end(_ phase: GesturePhase) {
        self.phase = phase
        limit = nil
    }

    override func commit() { tell(phase == .possible && value == true) }
    override func finish() { tell(false) }

    private func tell(_ isPressing: Bool) {
        guard isPressing != told else { return }
        told = isPressing
        pressing?(isPressing)
    }
}

/// A long press that also tells when the press begins and ends.
nonisolated struct PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Bool
    let base: LongPressGesture
    let pressing: ((Bool) -> Void)?

    @MainActor static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Bool> {
        let node = LongPressGesture._node(gesture.base, old)
        (node as? LongPressNode)?.pressing = gesture.pressing
        return node
    }
}

extension View {
    /// Runs `action` when the pointer has been held down in one place.
    ///
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: how far the pointer may wander, points.
    ///   - onPressingChanged: hears true when the press begins and false when it ends either way.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged
            ).onEnded { _ in action() })
    }

    /// The older spelling of the above.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

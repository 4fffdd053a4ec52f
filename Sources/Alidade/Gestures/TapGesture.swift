import AlidadeLayout
import Foundation

/// One or more presses and releases in one place.
public nonisolated struct TapGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Void
    /// How many taps; values below 1 count as 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Void> {
        if let node = old as? MapNode<CGPoint, Void>, let taps = node.inner as? TapNode {
            taps.count = gesture.count
            return node
        }
        return MapNode(TapNode(count: gesture.count)) { _ in }
    }
}

/// Taps that tell where they were.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// A tap and its place.
    public struct Value: Equatable, @unchecked Sendable {
        /// In the gesture's coordinate space, points.
        public var location: CGPoint
    }
    /// How many taps; values below 1 count as 1.
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        if let node = old as? MapNode<CGPoint, Value>, let taps = node.inner as? TapNode {
            taps.count = gesture.count
            taps.space = gesture.coordinateSpace
            return node
        }
        let taps = TapNode(count: gesture.count)
        taps.space = gesture.coordinateSpace
        return MapNode(taps) { Value(location: $0) }
    }
}

/// Counts taps.
final class TapNode: _ValueNode<CGPoint> {
    /// How far the pointer may wander within a tap, points: where a drag begins by default.
    static let slop = 10.0
    /// How long the next tap of several may take to begin, seconds.
    static let interval = 0.35

    var count: Int
    var space = CoordinateSpace.local
    private var taps = 0
    private var isDown = false
    private var start = CGPoint.zero
    private var limit: Double?

    init(count: Int) { self.count = count }

    override var isHolding: Bool { taps > 0 && !isDown }
    override var deadline: Double? { limit }

    override func reset() {
        super.reset()
        taps = 0
        isDown = false
        limit = nil
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            if taps > 0, event.position.distance(to: start) > 2 * Self.slop { return fail() }
            isDown = true
            start = event.position
            limit = nil
        case .moved:
            if isDown, event.position.distance(to: start) > Self.slop { fail() }
        case .up:
            guard isDown else { return }
            isDown = false
            taps += 1
            if taps >= count {
                limit = nil
                phase = .ended
                publish(owner?.location(of: event.position, in: space) ?? event.position)
            } else {
                limit = event.time + Self.interval
            }
        case .cancelled: fail()
        case .tick:
            if let limit, event.time >= limit { fail() }
        }
    }

    private func fail() {
        phase = .failed
        limit = nil
    }
}

extension ResponderPayload {
    /// A point of the window in a space as seen from here.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        item == noItem ? point : host.convert(point, fromWindowTo: space, around: item)
    }
}

extension View {
    /// Runs `action` after `count` taps.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// As above, with the place of the tap.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

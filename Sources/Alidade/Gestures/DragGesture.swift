import Foundation

/// The pointer moving while it is down.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Never

    /// A drag so far.
    public struct Value: Equatable, @unchecked Sendable {
        public var time: Date
        /// Where the pointer is, in the gesture's coordinate space, points.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        /// How far the pointer is from where it started.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the pointer would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// Seconds of the velocity at release that a drag still covers.
        private static let glide = 0.25
    }

    /// How far the pointer must move first, points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        let node = old as? DragNode ?? DragNode()
        node.minimumDistance = Double(gesture.minimumDistance)
        node.space = gesture.coordinateSpace
        return node
    }
}

/// Follows the pointer.
final class DragNode: _ValueNode<DragGesture.Value> {
    /// Velocity is that of the last tenth of a second.
    private static let window = 0.1

    var minimumDistance = 10.0
    var space = CoordinateSpace.local
    private var isDown = false
    private var start = CGPoint.zero
    private var startInWindow = CGPoint.zero
    private var samples: [(time: Double, point: CGPoint)] = []

    override func reset() {
        super.reset()
        isDown = false
        samples = []
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            isDown = true
            startInWindow = event.position
            start = owner?.location(of: event.position, in: space) ?? event.position
            samples = []
            follow(event)
            if !(minimumDistance > 0) { phase = .active }
        case .moved:
            guard isDown else { return }
            if phase == .possible, event.position.distance(to: startInWindow) >= minimumDistance { phase = .active }
            follow(event)
        case .up:
            guard isDown else { return }
            isDown = false
            follow(event)
            phase = phase == .active ? .ended : .failed
        case .cancelled:
            isDown = false
            phase = .failed
        case .tick: break
        }
    }

    private func follow(_ event: GestureEvent) {
        let location = owner?.location(of: event.position, in: space) ?? event.position
        samples.append((event.time, location))
        samples.removeAll { event.time - $0.time > Self.window }
        let value = DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: start,
            velocity: velocity)
        // Before it is recognised nobody hears of it.
        if phase == .possible && minimumDistance > 0 { return }
        publish(value)
    }

    private var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time - first.time > 0.001 else { return .zero }
        let duration = last.time - first.time
        return CGSize(
            width: (last.point.x - first.point.x) / duration, height: (last.point.y - first.point.y) / duration)
    }
}

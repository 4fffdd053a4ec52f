import Foundation

/// Two fingers moving apart. A window has one pointer, so it is never recognised.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 at the start.
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        old as? InertNode<Value> ?? InertNode()
    }
}

/// Two fingers turning. A window has one pointer, so it is never recognised.
public nonisolated struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        old as? InertNode<Value> ?? InertNode()
    }
}

/// The older name of `MagnifyGesture`; never recognised.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<CGFloat> {
        old as? InertNode<CGFloat> ?? InertNode()
    }
}

/// The older name of `RotateGesture`; never recognised.
public nonisolated struct RotationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Angle> {
        old as? InertNode<Angle> ?? InertNode()
    }
}

/// Fails at once, so that it stands in nobody's way.
final class InertNode<Value>: _ValueNode<Value> {
    override func handle(_ event: GestureEvent) { phase = .failed }
}

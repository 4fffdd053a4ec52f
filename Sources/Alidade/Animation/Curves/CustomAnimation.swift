import Foundation

/// An animation of one's own: a function from time to a part of the way.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way `value` that is done after `time` seconds; nil when the animation is over.
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast it moves, per second.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from one that is still running instead of being added to it.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What one running animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the animation looks finished though it still moves a little.
    public var isLogicallyComplete: Bool = false
    /// The velocity that was handed over by an animation this one took over from.
    package var initialVelocity: Value?
    /// Progress of a repeating animation.
    var cycle = AnimationCycle()

    package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state)
        result.isLogicallyComplete = isLogicallyComplete
        result.cycle = cycle
        return result
    }
}

struct AnimationCycle {
    var index = 0
    var start: TimeInterval = 0
}

/// Values that a custom animation stores between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var storage: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value in an animation's state.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

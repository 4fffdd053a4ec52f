import Foundation

/// How a value moves from the old to the new one. Times in seconds.
public struct Animation: Hashable, Sendable {
    package indirect enum Storage: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        /// Takes over the velocity of a spring that is still moving.
        case spring(Spring, blendDuration: Double)
        /// Is added to what is still moving.
        case interpolatingSpring(Spring, initialVelocity: Double)
        case delay(Storage, Double)
        case speed(Storage, Double)
        /// nil counts for ever.
        case repeating(Storage, count: Int?, autoreverses: Bool)
        case logicallyComplete(Storage, after: Double)
        case custom(AnyCustomAnimation)
    }

    package var storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// An animation of the user's own.
    public init<A: CustomAnimation>(_ base: A) {
        if let known = base as? _BuiltInAnimation {
            self = known.animation
        } else {
            storage = .custom(AnyCustomAnimation(base: base))
        }
    }

    public var base: any CustomAnimation {
        if case .custom(let custom) = storage { return custom.base }
        return _BuiltInAnimation(animation: self)
    }
}

package struct AnyCustomAnimation: Hashable, Sendable {
    var base: any CustomAnimation

    package static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// The built-in animations seen as custom ones.
public struct _BuiltInAnimation: CustomAnimation {
    var animation: Animation

    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { animation.animate(value: value, time: time, context: &context) }

    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { animation.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .curve(let curve, let duration): return "BezierAnimation(duration: \(duration), curve: \(curve))"
        case .spring(let spring, _):
            return "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio))"
        case .interpolatingSpring(let spring, _):
            return "SpringAnimation(stiffness: \(spring.stiffness), damping: \(spring.damping))"
        case .delay(let base, let delay): return "\(Animation(base)).delay(\(delay))"
        case .speed(let base, let speed): return "\(Animation(base)).speed(\(speed))"
        case .repeating(let base, let count, let autoreverses):
            let times = count.map { "repeatCount(\($0), " } ?? "repeatForever("
            return "\(Animation(base)).\(times)autoreverses: \(autoreverses))"
        case .logicallyComplete(let base, let time): return "\(Animation(base)).logicallyComplete(after: \(time))"
        case .custom(let custom): return "\(custom.base)"
        }
    }
}

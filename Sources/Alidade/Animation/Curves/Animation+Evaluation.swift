import Foundation

extension Animation {
    /// The part of the way `value` that is done after `time` seconds; nil when the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { storage.animate(value, time, &context) }

    /// How fast it moves, per second.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        storage.velocity(value, time, context)
    }

    /// Whether this animation takes over from one that is still running instead of being added to it. A spring takes
    /// over from a spring, with its velocity.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = storage {
            return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        return storage.isMergingSpring && previous.storage.isMergingSpring
    }
}

extension Animation.Storage {
    var isMergingSpring: Bool {
        switch self {
        case .spring: return true
        case .logicallyComplete(let base, _): return base.isMergingSpring
        default: return false
        }
    }

    func animate<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: inout AnimationContext<V>) -> V? {
        switch self {
        case .curve(let curve, let duration):
            guard time < duration else {
                context.isLogicallyComplete = true
                return nil
            }
            return value.scaled(by: curve.value(at: time / duration))
        case .spring(let spring, _):
            return Self.animate(spring, value, context.initialVelocity ?? .zero, time, &context)
        case .interpolatingSpring(let spring, let speed):
            return Self.animate(spring, value, value.scaled(by: speed), time, &context)
        case .delay(let base, let delay):
            return time < delay ? .zero : base.animate(value, time - delay, &context)
        case .speed(let base, let speed):
            return base.animate(value, time * speed, &context)
        case .repeating(let base, let count, let autoreverses):
            return Self.animateCycle(base, count, autoreverses, value, time, &context)
        case .logicallyComplete(let base, let duration):
            let result = base.animate(value, time, &context)
            context.isLogicallyComplete = time >= duration || result == nil
            return result
        case .custom(let custom):
            return custom.base.animate(value: value, time: time, context: &context)
        }
    }

    private static func animate<V: VectorArithmetic>(
        _ spring: Spring, _ value: V, _ speed: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard let position = spring.unlessSettled(value, speed, time) else {
            context.isLogicallyComplete = true
            return nil
        }
        return position
    }

    private static func animateCycle<V: VectorArithmetic>(
        _ base: Animation.Storage, _ count: Int?, _ autoreverses: Bool, _ value: V, _ time: Double,
        _ context: inout AnimationContext<V>
    ) -> V? {
        let period = base.duration(value)
        if let period, period > 0 {
            // Cycles that passed since the last frame are skipped, however many they are.
            let index = (time / period).rounded(.down)
            guard index.isFinite, count.map({ index < Double($0) }) ?? true else { return nil }
            var inner = AnimationContext<V>()
            let part = base.animate(value, time - index * period, &inner) ?? value
            return autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? value - part : part
        }
        // A custom animation says when it is over only by being asked.
        if let period, period <= 0 { return nil }
        let isBack = autoreverses && context.cycle.index % 2 == 1
        if let part = base.animate(value, time - context.cycle.start, &context) {
            return isBack ? value - part : part
        }
        context.cycle.index += 1
        context.cycle.start = time
        context.state = AnimationState()
        if let count, context.cycle.index >= count { return nil }
        return isBack ? .zero : value
    }

    func velocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? {
        switch self {
        case .curve(let curve, let duration):
            guard time < duration, duration > 0 else { return .zero }
            return value.scaled(by: curve.velocity(at: time / duration) / duration)
        case .spring(let spring, _):
            return spring.velocity(target: value, initialVelocity: context.initialVelocity ?? .zero, time: time)
        case .interpolatingSpring(let spring, let speed):
            return spring.velocity(target: value, initialVelocity: value.scaled(by: speed), time: time)
        case .delay(let base, let delay):
            return time < delay ? .zero : base.velocity(value, time - delay, context)
        case .speed(let base, let speed):
            return base.velocity(value, time * speed, context)?.scaled(by: speed)
        case .repeating(let base, let count, let autoreverses):
            guard let period = base.duration(value), period > 0 else { return nil }
            let index = (time / period).rounded(.down)
            guard index.isFinite, count.map({ index < Double($0) }) ?? true else { return .zero }
            let isBack = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
            return base.velocity(value, time - index * period, AnimationContext())?.scaled(by: isBack ? -1 : 1)
        case .logicallyComplete(let base, _): return base.velocity(value, time, context)
        case .custom(let custom): return custom.base.velocity(value: value, time: time, context: context)
        }
    }

    /// How long the animation moves; nil where only running it can tell, infinity for ever.
    func duration<V: VectorArithmetic>(_ value: V) -> Double? {
        switch self {
        case .curve(_, let duration): return duration.isNaN ? 0 : max(duration, 0)
        case .spring(let spring, _): return spring.restTime(value, .zero)
        case .interpolatingSpring(let spring, let speed): return spring.restTime(value, value.scaled(by: speed))
        case .delay(let base, let delay): return base.duration(value).map { $0 + max(delay, 0) }
        case .speed(let base, let speed):
            guard speed > 0 else { return .infinity }
            return base.duration(value).map { $0 / speed }
        case .repeating(let base, let count, _):
            guard let count else { return .infinity }
            return base.duration(value).map { $0 * Double(count) }
        case .logicallyComplete(let base, _): return base.duration(value)
        case .custom: return nil
        }
    }
}

extension Spring {
    /// At rest means nearer than a thousandth of the way and than a tenth of a point, and as slow.
    private func restDistance<V: VectorArithmetic>(_ way: V, _ speed: V) -> Double {
        let reach = max(
            way.magnitudeSquared.squareRoot(), speed.magnitudeSquared.squareRoot() * response / (2 * .pi))
        return min(0.001 * reach, 0.1)
    }

    func unlessSettled<V: VectorArithmetic>(_ way: V, _ speed: V, _ time: Double) -> V? {
        let limit = restDistance(way, speed)
        guard limit > 0, limit.isFinite else { return nil }
        let position = value(target: way, initialVelocity: speed, time: time)
        let pace = velocity(target: way, initialVelocity: speed, time: time).scaled(by: response / (2 * .pi))
        if (way - position).magnitudeSquared <= limit * limit, pace.magnitudeSquared <= limit * limit { return nil }
        return position
    }

    func restTime<V: VectorArithmetic>(_ way: V, _ speed: V) -> Double {
        let limit = restDistance(way, speed)
        guard limit > 0, limit.isFinite else { return 0 }
        return settlingDuration(target: way, initialVelocity: speed, epsilon: limit)
    }
}

import Foundation

extension Spring {
    /// Where a motion that began at zero is after `time`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let f = factors(at: time)
        return target.scaled(by: 1 - f.a) + initialVelocity.scaled(by: f.b)
    }

    /// How fast a motion that began at zero is after `time`, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let f = factors(at: time)
        return target.scaled(by: -f.c) + initialVelocity.scaled(by: f.d)
    }

    /// Carries a value and its velocity on by `deltaTime`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let f = factors(at: deltaTime)
        let way = value - target
        let first = velocity
        value = target + way.scaled(by: f.a) + first.scaled(by: f.b)
        velocity = way.scaled(by: f.c) + first.scaled(by: f.d)
    }

    /// The force that pulls at a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// After this time the motion stays within `epsilon` of the target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> TimeInterval {
        let way = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard way.isFinite, speed.isFinite, epsilon > 0 else { return 0 }
        // A bound on the distance that only falls: for the two phases together at least the motion's own envelope.
        func isSettled(_ time: TimeInterval) -> Bool {
            let f = factors(at: time)
            let pace = max(1 / response, 1e-9) * 2 * .pi
            let distance = abs(f.a) * way + abs(f.b) * speed
            let reach = (abs(f.c) * way + abs(f.d) * speed) / pace
            return max(distance, reach) <= epsilon
        }
        var high = response
        while !isSettled(high) {
            high *= 2
            if high > 1e5 { return .infinity }
        }
        var low = 0.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }

    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let from = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

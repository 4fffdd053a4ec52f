import Foundation

/// One value on its way to another, through any number of changes of mind.
///
/// A new target with an animation that does not take over is *added*: the old motion runs out beside the new one,
/// so that the value never jumps. A spring that follows a spring takes over place and velocity instead.
///
///     var run = RunningAnimation(from: 0.0, to: 100.0, .linear(duration: 1), at: 0)
///     run.value(at: 0.5)          // 50
///     run.retarget(to: 0, .linear(duration: 1), at: 0.5)
///     run.value(at: 1)            // 50: the first motion is at 100, the second has brought back 50
package struct RunningAnimation<Value: VectorArithmetic> {
    private struct Motion {
        var animation: Animation
        var way: Value
        var start: Double
        var context = AnimationContext<Value>()
    }

    /// Where the value will be when everything has run out.
    package private(set) var target: Value
    private var motions: [Motion]

    package init(from: Value, to: Value, _ animation: Animation, at time: Double, velocity: Value? = nil) {
        target = to
        motions = [Motion(animation: animation, way: to - from, start: time)]
        motions[0].context.initialVelocity = velocity
    }

    package var isFinished: Bool { motions.isEmpty }

    /// Whether nothing that a completion waits for is left, though a spring may still tremble.
    package var isLogicallyComplete: Bool { motions.allSatisfy(\.context.isLogicallyComplete) }

    /// The value at a time, which must not go back.
    package mutating func value(at time: Double) -> Value {
        var result = target
        var index = 0
        while index < motions.count {
            let elapsed = max(time - motions[index].start, 0)
            let way = motions[index].way
            if let done = motions[index].animation.animate(
                value: way, time: elapsed, context: &motions[index].context)
            {
                result -= way - done
                index += 1
            } else {
                motions.remove(at: index)
            }
        }
        return result
    }

    /// Per second.
    package func velocity(at time: Double) -> Value {
        motions.reduce(.zero) { sum, motion in
            let elapsed = max(time - motion.start, 0)
            return sum
                + (motion.animation.velocity(value: motion.way, time: elapsed, context: motion.context) ?? .zero)
        }
    }

    /// Changes the target while under way.
    package mutating func retarget(to newTarget: Value, _ animation: Animation, at time: Double) {
        let change = newTarget - target
        target = newTarget
        if var last = motions.last {
            let elapsed = max(time - last.start, 0)
            if animation.shouldMerge(
                previous: last.animation, value: last.way, time: elapsed, context: &last.context)
            {
                if animation.storage.isMergingSpring {
                    let speed = last.animation.velocity(value: last.way, time: elapsed, context: last.context)
                    let done =
                        last.animation.animate(value: last.way, time: elapsed, context: &last.context) ?? last.way
                    var next = Motion(animation: animation, way: last.way - done + change, start: time)
                    next.context.initialVelocity = speed
                    motions[motions.count - 1] = next
                } else {
                    last.animation = animation
                    last.way += change
                    motions[motions.count - 1] = last
                }
                return
            }
        }
        motions.append(Motion(animation: animation, way: change, start: time))
    }

    /// Ends everything at the target.
    package mutating func finish() { motions.removeAll() }
}

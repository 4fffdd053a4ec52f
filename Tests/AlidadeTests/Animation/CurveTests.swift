import Alidade
import Foundation
import Testing

@Suite struct Curves {
    @Test(arguments: [
        (UnitCurve.linear, [0.25, 0.5, 0.75]), (.easeIn, [0.09, 0.32, 0.62]), (.easeOut, [0.38, 0.68, 0.91]),
        (.easeInOut, [0.13, 0.5, 0.87]), (.circularEaseIn, [0.032, 0.134, 0.339]),
        (.circularEaseOut, [0.661, 0.866, 0.968]), (.circularEaseInOut, [0.067, 0.5, 0.933]),
    ])
    func values(curve: UnitCurve, expected: [Double]) {
        for (x, y) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.value(at: x) - y) < 0.005, "\(curve.value(at: x)) at \(x)")
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            let slope = (curve.value(at: x + 1e-4) - curve.value(at: x - 1e-4)) / 2e-4
            // In the middle of a circular ease the slope is infinite.
            if slope < 10 { #expect(abs(curve.velocity(at: x) - slope) < 0.01) }
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
    }

    @Test func curvesMayPassTheirEnds() {
        let back = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.5, y: -1), endControlPoint: UnitPoint(x: 0.5, y: 2))
        #expect(back.value(at: 0.2) < 0 && back.value(at: 0.8) > 1)
    }

    @Test(arguments: [
        (0.5, 0.0, 1.0), (0.5, 0.15, 0.85), (0.3, 0.5, 0.5), (1.0, -0.5, 2.0), (0.5, 1.0, 0.0),
    ])
    func springsByDuration(duration: Double, bounce: Double, ratio: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(abs(spring.response - duration) < 1e-9 && abs(spring.bounce - bounce) < 1e-9)
        let same = Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
        #expect(abs(same.response - duration) < 1e-9 && abs(same.dampingRatio - ratio) < 1e-9)
    }

    /// The closed form against small steps of the equation of motion.
    @Test(arguments: [0.0, 0.3, 0.825, 1.0, 1.0000001, 2.0, 20.0])
    func springsObeyTheirEquation(ratio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        var (x, v) = (0.0, 3.0)
        let step = 1e-5
        for index in 1...80_000 {
            v += spring.force(target: 1, position: x, velocity: v) * step
            x += v * step
            guard index % 8_000 == 0 else { continue }
            let time = Double(index) * step
            #expect(abs(spring.value(target: 1, initialVelocity: 3, time: time) - x) < 2e-3)
            #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: time) - v) < 2e-2)
        }
    }

    @Test func springsUpdateInPieces() {
        let spring = Spring.bouncy
        var (x, v) = (0.0, 0.0)
        for _ in 0..<30 { spring.update(value: &x, velocity: &v, target: 10, deltaTime: 0.01) }
        #expect(abs(x - spring.value(target: 10, time: 0.3)) < 1e-9)
        #expect(abs(v - spring.velocity(target: 10, time: 0.3)) < 1e-9)
    }

    @Test func settling() {
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
        let wanted = Spring(settlingDuration: 1.5, dampingRatio: 0.7)
        #expect(abs(wanted.settlingDuration - 1.5) < 0.01)
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let end = spring.settlingDuration
        #expect(abs(spring.value(target: 1.0, time: end) - 1) < 0.001)
        #expect(end > 0.5 && end < 1.5)
    }
}

@Suite struct Animations {
    private func value(_ animation: Animation, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 1, time: time, context: &context)
    }

    @Test func factories() {
        #expect(Animation.default == .spring && Animation.spring == .spring(duration: 0.5, bounce: 0))
        // Without labels the newer form is meant, as on a phone: no bounce.
        #expect(Animation.spring() == .spring(.smooth))
        #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(Animation.spring(dampingFraction: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.5)))
        #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
        #expect(Animation.bouncy(extraBounce: 0.1) == .spring(Spring(duration: 0.5, bounce: 0.4)))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
        #expect(Animation.linear != .linear(duration: 1))
        #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    }

    @Test(arguments: [
        (Animation.linear(duration: 100), 10.0, 0.1), (.linear, 0.175, 0.5), (.easeInOut(duration: 1), 0.5, 0.5),
        (.linear(duration: 1).delay(2), 1, 0), (.linear(duration: 1).delay(2), 2.25, 0.25),
        (.linear(duration: 1).speed(2), 0.25, 0.5),
        (.linear(duration: 1).repeatCount(3), 0.25, 0.25), (.linear(duration: 1).repeatCount(3), 1.25, 0.75),
        (.linear(duration: 1).repeatCount(3), 2.25, 0.25),
        (.linear(duration: 1).repeatCount(3, autoreverses: false), 1.25, 0.25),
        (.linear(duration: 1).repeatForever(), 1001.25, 0.75),
        (.linear(duration: 1).delay(1).repeatForever(), 3.5, 0.5),
    ])
    func values(animation: Animation, time: Double, expected: Double) throws {
        #expect(abs(try #require(value(animation, time)) - expected) < 1e-9)
    }

    @Test(arguments: [
        (Animation.linear, 0.36), (.linear(duration: 0), 0), (.linear(duration: 1).delay(1), 2.1),
        (.linear(duration: 1).speed(2), 0.51), (.linear(duration: 1).repeatCount(3), 3.1), (.spring, 1.2),
        (.bouncy, 2.5), (.linear(duration: .nan), 1),
    ])
    func animationsEnd(animation: Animation, time: Double) {
        #expect(value(animation, time) == nil)
    }

    @Test func springsEndNearTheirTarget() throws {
        for animation in [Animation.spring, .bouncy, .interpolatingSpring(stiffness: 170, damping: 15)] {
            var last = 0.0
            var time = 0.0
            while let next = value(animation, time) {
                last = next
                time += 1.0 / 60
                try #require(time < 10)
            }
            #expect(abs(last - 1) < 0.01)
        }
    }

    @Test func completionIsLogical() {
        var context = AnimationContext<Double>()
        _ = Animation.spring.animate(value: 1, time: 0.4, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.spring.animate(value: 1, time: 0.51, context: &context)
        #expect(context.isLogicallyComplete)
        var early = AnimationContext<Double>()
        _ = Animation.linear(duration: 1).logicallyComplete(after: 0.2).animate(value: 1, time: 0.3, context: &early)
        #expect(early.isLogicallyComplete)
    }

    struct Halves: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.interpolated(towards: .zero, amount: 0.5) : nil
        }
    }

    @Test func customAnimations() {
        let animation = Animation(Halves())
        #expect(value(animation, 0.5) == 0.5 && value(animation, 1) == nil)
        #expect(animation == Animation(Halves()) && animation != .linear)
        #expect(animation.base is Halves)
        #expect((Animation.linear.base as? _BuiltInAnimation).map { Animation($0) } == .linear)
        #expect(value(animation.delay(3), 3.5) == 0.5)
    }
}

@Suite struct RunningAnimations {
    @Test func motionsAdd() {
        var run = RunningAnimation(from: 0.0, to: 100, .linear(duration: 1), at: 0)
        #expect(run.value(at: 0.5) == 50)
        run.retarget(to: 0, .linear(duration: 1), at: 0.5)
        #expect(run.value(at: 0.5) == 50)
        #expect(run.value(at: 1) == 50)
        #expect(run.value(at: 1.25) == 25)
        #expect(run.value(at: 1.5) == 0 && run.isFinished)
    }

    /// A spring that follows a spring jumps in neither place nor speed.
    @Test(arguments: [0.05, 0.2, 0.35, 0.7])
    func springsKeepTheirVelocity(time: Double) {
        var run = RunningAnimation(from: 0.0, to: 100, .bouncy, at: 0)
        let (place, speed) = (run.value(at: time), run.velocity(at: time))
        run.retarget(to: -50, .spring(duration: 0.8), at: time)
        #expect(abs(run.value(at: time) - place) < 1e-9)
        #expect(abs(run.velocity(at: time) - speed) < 1e-6)
        let step = 1e-6
        #expect(abs((run.value(at: time + step) - place) / step - speed) < 0.1)
        #expect(abs(run.value(at: time + 3) + 50) < 0.2 && run.isFinished)
    }

    @Test func aSpringAfterACurveIsAdded() {
        var run = RunningAnimation(from: 0.0, to: 100, .linear(duration: 1), at: 0)
        run.retarget(to: 200, .spring, at: 0.5)
        #expect(run.value(at: 0.5) == 50)
        let later = run.value(at: 0.75)
        #expect(abs(later - (75 + Spring(duration: 0.5).value(target: 100.0, time: 0.25))) < 1e-9)
    }

    @Test func repeatedTargetsDoNotPileUp() {
        var run = RunningAnimation(from: 0.0, to: 1, .spring, at: 0)
        for step in 1...1000 {
            let time = Double(step) / 60
            run.retarget(to: Double(step), .interactiveSpring, at: time)
            _ = run.value(at: time)
        }
        #expect(!run.isFinished)
        _ = run.value(at: 30)
        #expect(run.isFinished && run.target == 1000)
    }

    @Test func noWayIsNoMotion() {
        var run = RunningAnimation(from: 5.0, to: 5, .spring, at: 0)
        #expect(run.value(at: 0) == 5 && run.isFinished)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func strangeNumbersEnd(value: Double) {
        for animation in [
            Animation.spring, .linear, .spring(duration: value), .linear(duration: value), .linear.delay(value),
            .spring.speed(value), .interpolatingSpring(stiffness: value, damping: value), .spring.repeatCount(3),
            .timingCurve(value, value, value, value),
        ] {
            var run = RunningAnimation(from: 0.0, to: value, animation, at: 0)
            run.retarget(to: 1, animation, at: 0.1)
            for time in [0, 0.1, 1, 1e6] { _ = run.value(at: time) }
        }
    }
}

import Foundation

/// A damped spring; times in seconds, mass 1 unless given.
public struct Spring: Hashable, Sendable {
    /// Radians per second of the undamped spring.
    private var frequency: Double
    /// 1 is critically damped: as fast as possible without passing the target.
    private var ratio: Double
    public private(set) var mass: Double = 1

    private init(frequency: Double, ratio: Double) {
        self.frequency = frequency
        self.ratio = ratio
    }

    /// `duration` is how long the motion seems to last; `bounce` 0 does not pass the target, 1 never comes to rest,
    /// negative values are slower than a critically damped spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// `response` is the period of the undamped spring.
    public init(response: Double, dampingRatio: Double) {
        let response = response.isFinite ? max(response, 1e-3) : 0.5
        self.init(frequency: 2 * .pi / response, ratio: dampingRatio.isFinite ? max(dampingRatio, 0) : 1)
    }

    /// A spring by its physics. Damping beyond the critical is cut down to it unless it is allowed.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass.isFinite ? max(mass, 1e-9) : 1
        let stiffness = stiffness.isFinite ? max(stiffness, 1e-9) : 1
        frequency = (stiffness / mass).squareRoot()
        ratio = damping.isFinite ? max(damping, 0) / (2 * (stiffness * mass).squareRoot()) : 1
        if !allowOverDamping { ratio = min(ratio, 1) }
        self.mass = mass
    }

    /// A spring that has come to rest, within `epsilon` of its way, after `settlingDuration`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let needed = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
        let wanted = settlingDuration.isFinite ? max(settlingDuration, 1e-3) : 0.5
        self.init(response: needed > 0 ? wanted / needed : wanted, dampingRatio: dampingRatio)
    }

    public var response: Double { 2 * .pi / frequency }
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { ratio }
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    public var stiffness: Double { frequency * frequency * mass }
    public var damping: Double { 2 * ratio * frequency * mass }

    /// How long a way of 1 takes to within a thousandth.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
    }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The motion at a time is linear in the way and in the first velocity; these are its four factors. Seen from the
    /// target, x(t) = way·a + velocity·b, and x'(t) = way·c + velocity·d, where `way` leads from the target back.
    package func factors(at time: TimeInterval) -> (a: Double, b: Double, c: Double, d: Double) {
        let t = time.isNaN ? 0 : min(max(time, 0), 1e6)
        let w = frequency
        if ratio < 1 {
            let decay = w * ratio
            let turn = w * (1 - ratio * ratio).squareRoot()
            let (e, s, c) = (exp(-decay * t), sin(turn * t), cos(turn * t))
            // An undamped turn below any time scale is the critical case in the limit.
            let sine = turn * t < 1e-8 ? t : s / turn
            return (e * (c + decay * sine), e * sine, -e * w * w * sine, e * (c - decay * sine))
        }
        if ratio == 1 {
            let e = exp(-w * t)
            return (e * (1 + w * t), e * t, -e * w * w * t, e * (1 - w * t))
        }
        let root = (ratio * ratio - 1).squareRoot()
        // The slow root by the product of the roots: the difference would cancel for large ratios.
        let fast = -w * (ratio + root)
        let slow = w * w / fast
        let (ef, es) = (exp(fast * t), exp(slow * t))
        let gap = slow - fast
        return (
            (slow * ef - fast * es) / gap, (es - ef) / gap, slow * fast * (ef - es) / gap,
            (slow * es - fast * ef) / gap
        )
    }
}

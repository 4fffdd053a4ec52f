import AlidadeLayout
import Foundation

/// A curve from (0, 0) to (1, 1) that says how far an animation is at each fraction of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }
    private var kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) { self.kind = kind }

    /// A cubic Bézier curve; the control points' x is clamped to 0…1, so that each time has one value.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func clamped(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(x: point.x.isNaN ? 0 : min(max(point.x, 0), 1), y: point.y.isFinite ? point.y : 0)
        }
        return UnitCurve(.bezier(clamped(startControlPoint), clamped(endControlPoint)))
    }

    public static let linear = UnitCurve(.linear)
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with time and value exchanged.
    public var inverse: UnitCurve {
        var result = self
        switch kind {
        case .linear: break
        case .circularIn: result.kind = .circularOut
        case .circularOut: result.kind = .circularIn
        case .circularInOut, .bezier: result.isInverse.toggle()
        }
        return result
    }

    /// The value at a fraction of the time (clamped to 0…1).
    public func value(at progress: Double) -> Double {
        let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
        if x == 0 || x == 1 { return x }
        switch kind {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            if isInverse {
                return x < 0.5 ? (x * (1 - x)).squareRoot() : 1 - (x * (1 - x)).squareRoot()
            }
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
        case .bezier(let a, let b):
            let (ax, ay, bx, by) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
            return isInverse
                ? Self.cubic(ax, bx, Self.parameter(ay, by, reaching: x))
                : Self.cubic(ay, by, Self.parameter(ax, bx, reaching: x))
        }
    }

    /// The slope of the curve at a fraction of the time.
    public func velocity(at progress: Double) -> Double {
        if kind == .linear { return 1 }
        if case .bezier(let a, let b) = kind, !isInverse {
            let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
            let t = Self.parameter(Double(a.x), Double(b.x), reaching: x)
            let dx = Self.slope(Double(a.x), Double(b.x), t)
            if abs(dx) > 1e-9 { return Self.slope(Double(a.y), Double(b.y), t) / dx }
        }
        let step = 1e-5
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// Newton's steps, kept inside an interval that always brackets the answer.
    private static func parameter(_ a: Double, _ b: Double, reaching x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<60 {
            let error = cubic(a, b, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let rate = slope(a, b, t)
            let next = rate != 0 ? t - error / rate : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}

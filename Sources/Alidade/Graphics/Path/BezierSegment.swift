import Foundation

/// A line, a quadratic or a cubic curve with its starting point.
package enum BezierSegment: Equatable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): return a
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): return b
        }
    }

    package func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b): return mix(a, b, t)
        case .quad(let a, let b, let c): return mix(mix(a, b, t), mix(b, c, t), t)
        case .cubic(let a, let b, let c, let d):
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
        }
    }

    /// Parameters strictly inside 0…1 at which x or y turns.
    var extrema: [CGFloat] {
        var result: [CGFloat] = []
        func add(_ t: CGFloat) { if t > 0, t < 1 { result.append(t) } }
        func axis(_ p: [CGFloat]) {
            if p.count == 3 {
                let d = p[0] - 2 * p[1] + p[2]
                if d != 0 { add((p[0] - p[1]) / d) }
            } else if p.count == 4 {
                let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
                let b = 2 * (p[2] - 2 * p[1] + p[0])
                let c = p[1] - p[0]
                if abs(a) < 1e-12 {
                    if b != 0 { add(-c / b) }
                } else {
                    let root = b * b - 4 * a * c
                    guard root >= 0 else { return }
                    add((-b + root.squareRoot()) / (2 * a))
                    add((-b - root.squareRoot()) / (2 * a))
                }
            }
        }
        switch self {
        case .line: break
        case .quad(let a, let b, let c):
            axis([a.x, b.x, c.x])
            axis([a.y, b.y, c.y])
        case .cubic(let a, let b, let c, let d):
            axis([a.x, b.x, c.x, d.x])
            axis([a.y, b.y, c.y, d.y])
        }
        return result
    }

    /// The piece between two parameters.
    package func piece(from t0: CGFloat, to t1: CGFloat) -> BezierSegment {
        var result = self
        if t1 < 1 { result = result.split(at: t1).0 }
        if t0 > 0 { result = result.split(at: t1 > 0 ? t0 / t1 : 0).1 }
        return result
    }

    func split(at t: CGFloat) -> (BezierSegment, BezierSegment) {
        switch self {
        case .line(let a, let b):
            let m = mix(a, b, t)
            return (.line(a, m), .line(m, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (mix(a, b, t), mix(b, c, t))
            let m = mix(ab, bc, t)
            return (.quad(a, ab, m), .quad(m, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
            let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
            let m = mix(abc, bcd, t)
            return (.cubic(a, ab, abc, m), .cubic(m, bcd, cd, d))
        }
    }

    /// How many equal steps in t keep chords within `tolerance` of the curve (bound on the second derivative).
    package func stepCount(tolerance: CGFloat) -> Int {
        let bend: CGFloat
        switch self {
        case .line: return 1
        case .quad(let a, let b, let c):
            bend = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) * 2
        case .cubic(let a, let b, let c, let d):
            bend =
                6
                * max(
                    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        }
        let steps = (bend / (8 * max(tolerance, 1e-6))).squareRoot().rounded(.up)
        return min(max(Int(guarded: Double(steps)), 1), 512)
    }

    private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}

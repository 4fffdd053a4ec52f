import AlidadeLayout
import Foundation

extension Path {
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            switch storage {
            case .empty: return self
            case .rect(let rect): return Path(rect.applying(transform))
            case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
            case .roundedRect(let rect, let size, let style):
                let corner = CGSize(width: size.width * transform.a, height: size.height * transform.d)
                return Path(roundedRect: rect.applying(transform), cornerSize: corner, style: style)
            case .elements: break
            }
        }
        return Path(
            elements: elements.map { element in
                switch element {
                case .move(let to): return .move(to: to.applying(transform))
                case .line(let to): return .line(to: to.applying(transform))
                case .quadCurve(let to, let control):
                    return .quadCurve(to: to.applying(transform), control: control.applying(transform))
                case .curve(let to, let control1, let control2):
                    return .curve(
                        to: to.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .closeSubpath: return .closeSubpath
                }
            })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part of the path between two fractions of its length. Nothing where `from` is not below `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = max(from.isNaN ? 0 : from, 0)
        let to = min(to.isNaN ? 1 : to, 1)
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        var pieces: [(segment: BezierSegment, lengths: [CGFloat], startsSubpath: Bool)] = []
        var total: CGFloat = 0
        var startsSubpath = true
        forEachSegment { segment in
            let lengths = segment.accumulatedLengths
            pieces.append((segment, lengths, startsSubpath))
            total += lengths.last ?? 0
            startsSubpath = false
        } other: { element in
            startsSubpath = true
            _ = element
        }
        guard total > 0, total.isFinite else { return Path() }
        let (first, last) = (from * total, to * total)
        var result = Path()
        var passed: CGFloat = 0
        var needsMove = true
        for piece in pieces {
            let length = piece.lengths.last ?? 0
            defer { passed += length }
            if piece.startsSubpath { needsMove = true }
            guard passed + length > first, passed < last, length > 0 else { continue }
            let t0 = piece.segment.parameter(atLength: first - passed, piece.lengths)
            let t1 = piece.segment.parameter(atLength: last - passed, piece.lengths)
            let part = piece.segment.piece(from: t0, to: t1)
            if needsMove { result.move(to: part.start) }
            needsMove = false
            switch part {
            case .line(_, let b): result.addLine(to: b)
            case .quad(_, let b, let c): result.addQuadCurve(to: c, control: b)
            case .cubic(_, let b, let c, let d): result.addCurve(to: d, control1: b, control2: c)
            }
        }
        return result
    }
}

extension BezierSegment {
    /// Lengths from the start to each of equally spaced parameters; the last is the whole.
    var accumulatedLengths: [CGFloat] {
        if case .line(let a, let b) = self { return [hypot(b.x - a.x, b.y - a.y)] }
        var result: [CGFloat] = []
        result.reserveCapacity(32)
        var last = start
        var sum: CGFloat = 0
        for step in 1...32 {
            let next = point(at: CGFloat(step) / 32)
            sum += hypot(next.x - last.x, next.y - last.y)
            result.append(sum)
            last = next
        }
        return result
    }

    /// The parameter at a length from the start, clamped to 0…1.
    func parameter(atLength length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        guard let whole = lengths.last, whole > 0 else { return 0 }
        if length <= 0 { return 0 }
        if length >= whole { return 1 }
        var before: CGFloat = 0
        for (index, reached) in lengths.enumerated() {
            if reached >= length {
                let part = reached > before ? (length - before) / (reached - before) : 0
                return (CGFloat(index) + part) / CGFloat(lengths.count)
            }
            before = reached
        }
        return 1
    }
}

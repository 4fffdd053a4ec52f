import AlidadeLayout
import Foundation

extension Path {
    /// The smallest rectangle that contains the outline (not its control points); null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .elements: break
        }
        var box = BoundingBox()
        forEachSegment {
            box.add($0)
        } other: {
            if case .move(let point) = $0 { box.add(point) }
        }
        return box.rect
    }

    /// Whether the path, filled, covers `p`.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse, .roundedRect, .elements: break
        }
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
            if x > p.x { winding += b.y > a.y ? 1 : -1 }
        }
        for polyline in flattened(tolerance: 0.02) {
            guard var last = polyline.points.last else { continue }
            // Filling closes every subpath.
            for point in polyline.points {
                cross(last, point)
                last = point
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Calls `body` for every line and curve (a closing line included), `other` for the remaining elements.
    package func forEachSegment(_ body: (BezierSegment) -> Void, other: (Element) -> Void = { _ in }) {
        var start = CGPoint.zero
        var point = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                point = to
                other(element)
            case .line(let to):
                body(.line(point, to))
                point = to
            case .quadCurve(let to, let control):
                body(.quad(point, control, to))
                point = to
            case .curve(let to, let control1, let control2):
                body(.cubic(point, control1, control2, to))
                point = to
            case .closeSubpath:
                if point != start { body(.line(point, start)) }
                point = start
                other(element)
            }
        }
    }
}

/// Grows around points.
struct BoundingBox {
    private var x0 = CGFloat.infinity, y0 = CGFloat.infinity
    private var x1 = -CGFloat.infinity, y1 = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        x0 = min(x0, point.x)
        y0 = min(y0, point.y)
        x1 = max(x1, point.x)
        y1 = max(y1, point.y)
    }

    mutating func add(_ segment: BezierSegment) {
        add(segment.start)
        add(segment.end)
        for t in segment.extrema { add(segment.point(at: t)) }
    }

    var rect: CGRect { x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null }
}

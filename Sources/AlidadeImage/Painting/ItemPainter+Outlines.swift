import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    /// Makes a shape cairo's current path, in device pixels.
    func outline(_ shape: DisplayShape, _ placement: Placement) {
        cairo_new_path(cr)
        if case .translation(let dx, let dy) = placement {
            switch shape {
            case .rectangle(let rect):
                let box = Self.snapped(rect, dx, dy, scale)
                return append(PathOutline.rectangle(rectangle(box)))
            case .roundedRectangle(let rect, let size, let style):
                // Snapped like a rectangle: a card's sides are as crisp as a plain box's.
                let box = rectangle(Self.snapped(rect, dx, dy, scale))
                let corner = CGSize(width: Double(size.width) * scale, height: Double(size.height) * scale)
                return append(PathOutline.roundedRectangle(box, RectangleCornerSizes(corner), style))
            case .ellipse, .path: break
            }
        }
        append(shape.path, placement)
    }

    func append(_ path: Path, _ placement: Placement) {
        switch placement {
        case .translation, .affine:
            append(path.elements, placement.matrix(scale: scale))
        case .projective(let matrix):
            for polygon in ProjectedOutline.polygons(path, matrix) { append(polygon) }
        }
    }

    func append(_ polygon: [(x: Double, y: Double)]) {
        for (index, point) in polygon.enumerated() {
            if index == 0 { cairo_move_to(cr, point.x, point.y) } else { cairo_line_to(cr, point.x, point.y) }
        }
        cairo_close_path(cr)
    }

    func rectangle(_ box: PixelBox) -> CGRect { CGRect(x: box.x0, y: box.y0, width: box.width, height: box.height) }

    /// Elements mapped by an affine matrix. A path with a coordinate that is no number is not drawn at all.
    func append(_ elements: [Path.Element], _ matrix: Matrix3 = Matrix3()) {
        func map(_ p: CGPoint) -> (x: Double, y: Double) {
            let q = matrix.map(Double(p.x), Double(p.y))
            // cairo's coordinates have 24 bits before the point; outlines that go further are bent there, far off.
            return (min(max(q.x, -4_000_000), 4_000_000), min(max(q.y, -4_000_000), 4_000_000))
        }
        guard elements.allSatisfy(\.isNumeric) else { return }
        for element in elements {
            switch element {
            case .move(let to):
                let p = map(to)
                cairo_move_to(cr, p.x, p.y)
            case .line(let to):
                let p = map(to)
                cairo_line_to(cr, p.x, p.y)
            case .quadCurve(let to, let control):
                var (x, y) = (0.0, 0.0)
                let (c, p) = (map(control), map(to))
                if cairo_has_current_point(cr) == 0 {
                    (x, y) = c
                } else {
                    cairo_get_current_point(cr, &x, &y)
                }
                cairo_curve_to(
                    cr, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3, p.x + (c.x - p.x) * 2 / 3,
                    p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
            case .curve(let to, let control1, let control2):
                let (a, b, p) = (map(control1), map(control2), map(to))
                cairo_curve_to(cr, a.x, a.y, b.x, b.y, p.x, p.y)
            case .closeSubpath:
                cairo_close_path(cr)
            }
        }
    }
}

extension Path.Element {
    fileprivate var isNumeric: Bool {
        func isNumber(_ p: CGPoint) -> Bool { p.x == p.x && p.y == p.y }
        switch self {
        case .move(let to), .line(let to): return isNumber(to)
        case .quadCurve(let to, let control): return isNumber(to) && isNumber(control)
        case .curve(let to, let control1, let control2):
            return isNumber(to) && isNumber(control1) && isNumber(control2)
        case .closeSubpath: return true
        }
    }
}

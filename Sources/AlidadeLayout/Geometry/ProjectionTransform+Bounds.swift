import Foundation

extension ProjectionTransform {
    /// The smallest rectangle that contains the visible part of the mapped one: what lies behind the viewer is cut off
    /// first. Null where nothing is visible or a number is not finite.
    package func boundingBox(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        if isTranslation {
            let moved = CGRect(
                x: rect.origin.x + m31, y: rect.origin.y + m32, width: rect.size.width, height: rect.size.height)
            return moved.origin.x.isNaN || moved.origin.y.isNaN ? .null : moved
        }
        let corners: InlineArray<4, CGPoint> = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var box = Extent()
        var previous = Homogeneous(corners[3], self)
        for index in corners.indices {
            let current = Homogeneous(corners[index], self)
            if current.isVisible != previous.isVisible {
                box.add(previous.crossing(current))
            }
            if current.isVisible { box.add(current) }
            previous = current
        }
        return box.rect
    }

    /// A mapped point before the division.
    private struct Homogeneous {
        var x, y, w: Double

        /// Nearer to the viewer than this is cut off; the plane w = 0 itself maps to infinity.
        static let nearest = 1.0 / 1024

        init(x: Double, y: Double, w: Double) {
            self.x = x
            self.y = y
            self.w = w
        }

        init(_ p: CGPoint, _ m: ProjectionTransform) {
            let (px, py) = (Double(p.x), Double(p.y))
            x = px * Double(m.m11) + py * Double(m.m21) + Double(m.m31)
            y = px * Double(m.m12) + py * Double(m.m22) + Double(m.m32)
            w = px * Double(m.m13) + py * Double(m.m23) + Double(m.m33)
        }

        var isVisible: Bool { w >= Self.nearest }

        /// The point between the two where visibility ends.
        func crossing(_ other: Homogeneous) -> Homogeneous {
            let t = (Self.nearest - w) / (other.w - w)
            return Homogeneous(x: x + (other.x - x) * t, y: y + (other.y - y) * t, w: Self.nearest)
        }
    }

    private struct Extent {
        var (x0, y0) = (Double.infinity, Double.infinity)
        var (x1, y1) = (-Double.infinity, -Double.infinity)
        var isValid = true

        mutating func add(_ point: Homogeneous) {
            let (x, y) = (point.x / point.w, point.y / point.w)
            // An addition catches infinities and nans of both at once.
            guard (x + y).isFinite else {
                isValid = false
                return
            }
            (x0, x1) = (min(x0, x), max(x1, x))
            (y0, y1) = (min(y0, y), max(y1, y))
        }

        var rect: CGRect {
            isValid && x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
        }
    }
}

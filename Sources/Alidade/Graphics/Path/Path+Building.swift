import AlidadeLayout
import Foundation

extension Path {
    public mutating func move(to end: CGPoint) { withElements { $0.append(.move(to: end)) } }

    /// A straight line from the current point; where there is none, only a move.
    public mutating func addLine(to end: CGPoint) { appendDrawing(.line(to: end), fallback: end) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        appendDrawing(.quadCurve(to: end, control: control), fallback: end)
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        appendDrawing(.curve(to: end, control1: control1, control2: control2), fallback: end)
    }

    public mutating func closeSubpath() {
        withElements {
            if let last = $0.last, last != .closeSubpath { $0.append(.closeSubpath) }
        }
    }

    private mutating func appendDrawing(_ element: Element, fallback: CGPoint) {
        withElements { $0.append($0.isEmpty ? .move(to: fallback) : element) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(rect), transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        append(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let sizes = cornerRadii.sizes(isRightToLeft: false)
        append(Path(elements: PathOutline.roundedRectangle(rect.standardized, sizes, style)), transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(ellipseIn: rect), transform)
    }

    /// Lines through all points, beginning with a move to the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        withElements {
            $0.append(.move(to: first))
            for point in lines.dropFirst() { $0.append(.line(to: point)) }
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { append(path, transform) }

    private mutating func append(_ path: Path, _ transform: CGAffineTransform) {
        if isEmpty, transform.isIdentity {
            storage = path.storage
        } else {
            let more = path.applying(transform).elements
            withElements { $0.append(contentsOf: more) }
        }
    }

    /// Part of a circle. As in Core Graphics, whose y axis points up, `clockwise` false grows the angle, which on
    /// screen turns clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        let end = endAngle.radians
        let turn = 2 * Double.pi
        var delta = clockwise ? start - end : end - start
        if delta >= turn || delta <= -turn {
            // A whole turn or more is a circle that ends where the end angle points.
            delta = delta >= turn ? turn : delta.remainder(dividingBy: turn)
        }
        if delta < 0 { delta += turn }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -delta : delta),
            transform: transform)
    }

    /// Part of a circle; a positive `delta` turns clockwise on screen. A line joins it to the current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let turn = 2 * Double.pi
        let sweep = min(max(delta.radians, -turn), turn)
        let count = max(1, Int(guarded: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = 4 / 3 * tan(step / 4)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y)).applying(transform)
        }
        withElements { elements in
            var angle = startAngle.radians
            let first = point(cos(angle), sin(angle))
            elements.append(elements.isEmpty ? .move(to: first) : .line(to: first))
            for _ in 0..<count {
                let next = angle + step
                let (c0, s0, c1, s1) = (cos(angle), sin(angle), cos(next), sin(next))
                elements.append(
                    .curve(
                        to: point(c1, s1), control1: point(c0 - handle * s0, s0 + handle * c0),
                        control2: point(c1 + handle * s1, s1 - handle * c1)))
                angle = next
            }
        }
    }

    /// The arc that rounds the corner of two lines: from the current point to `tangent1End`, and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let far = tangent2End.applying(transform)
        guard let from = currentPoint else { return move(to: corner) }
        let (ax, ay) = (from.x - corner.x, from.y - corner.y)
        let (bx, by) = (far.x - corner.x, far.y - corner.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        guard a > 0, b > 0, radius > 0 else { return addLine(to: corner) }
        let cosine = min(max((ax * bx + ay * by) / (a * b), -1), 1)
        let half = acos(cosine) / 2
        guard half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: corner) }
        let reach = radius / tan(half)
        let start = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
        let end = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
        let handle = 4 / 3 * tan((.pi / 2 - half) / 2) * radius
        addLine(to: start)
        addCurve(
            to: end, control1: CGPoint(x: start.x - ax / a * handle, y: start.y - ay / a * handle),
            control2: CGPoint(x: end.x - bx / b * handle, y: end.y - by / b * handle))
    }
}

import Alidade
import Foundation
import Testing

private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
        && abs(a.maxY - b.maxY) < tolerance
}

private func length(_ path: Path) -> CGFloat {
    path.flattened(tolerance: 0.001).reduce(0) { sum, line in
        let points = line.isClosed ? line.points + [line.points[0]] : line.points
        return sum + zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}

@Suite struct Paths {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func boundsAreThoseOfTheCurveNotOfItsControls() {
        var path = Path()
        #expect(path.boundingRect.isNull && path.isEmpty && path.currentPoint == nil)
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
        path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -40), control2: CGPoint(x: 20, y: -40))
        #expect(near(path.boundingRect, CGRect(x: 0, y: -30, width: 20, height: 35)))
        #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    }

    @Test(arguments: [
        (0.0, 90.0, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
        (0, 90, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
        (0, -90, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
        (90, 270, false, CGRect(x: -10, y: -10, width: 10, height: 20)),
        (0, 360, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
        (0, 450, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
        (-90, 0, false, CGRect(x: 0, y: -10, width: 10, height: 10)),
        (350, 10, false, CGRect(x: 9.848, y: -1.7365, width: 0.152, height: 3.473)),
    ])
    func arcs(start: Double, end: Double, clockwise: Bool, bounds: CGRect) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        #expect(near(path.boundingRect, bounds, 5e-3), "\(path.boundingRect)")
    }

    @Test func anArcIsJoinedByALine() {
        var path = Path()
        path.move(to: .zero)
        path.addRelativeArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .zero, delta: .degrees(90))
        #expect(path.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
    }

    @Test func tangentArcsRoundACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let start) = path.elements[1] else {
            Issue.record("no line")
            return
        }
        #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        // The arc's middle is a radius away from its centre.
        guard case .curve(let to, let c1, let c2) = path.elements[2] else {
            Issue.record("no arc")
            return
        }
        let middle = BezierSegment.cubic(CGPoint(x: 6, y: 0), c1, c2, to).point(at: 0.5)
        #expect(abs(hypot(middle.x - 6, middle.y - 4) - 4) < 2e-3)
    }

    @Test func containment() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.contains(CGPoint(x: 10, y: 10)) && circle.contains(CGPoint(x: 17, y: 16)))
        #expect(!circle.contains(CGPoint(x: 18, y: 18)) && !circle.contains(CGPoint(x: -1, y: 10)))
        var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 15, y: 15)) && !ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
        var open = Path()
        open.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 10)])
        #expect(open.contains(CGPoint(x: 5, y: 5)))
        #expect(!Path().contains(.zero))
    }

    @Test(arguments: [
        (0.0, 0.5, CGRect(x: 0, y: 0, width: 10, height: 10)), (0.25, 0.75, CGRect(x: 0, y: 0, width: 10, height: 10)),
        (0, 0.125, CGRect(x: 0, y: 0, width: 5, height: 0)), (0.75, 1, CGRect(x: 0, y: 0, width: 0, height: 10)),
    ])
    func trimming(from: CGFloat, to: CGFloat, bounds: CGRect) {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let part = square.trimmedPath(from: from, to: to)
        #expect(near(part.boundingRect, bounds))
        #expect(abs(length(part) - 40 * (to - from)) < 1e-6)
    }

    @Test func trimmingCurvesGoesByLength() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 200), control2: CGPoint(x: 10, y: 0))
        let whole = length(path)
        for part in [0.1, 0.3, 0.5, 0.9] as [CGFloat] {
            #expect(abs(length(path.trimmedPath(from: 0, to: part)) - whole * part) < whole * 0.004)
        }
        #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(path.trimmedPath(from: -1, to: 2) == path)
        #expect(path.trimmedPath(from: .nan, to: .nan) == path)
    }

    @Test func simplePathsStaySimple() {
        #expect(Path { $0.addRect(box) }.displayShape() == .rectangle(box))
        #expect(Path(ellipseIn: box).offsetBy(dx: 1, dy: 2).displayShape() == .ellipse(box.offsetBy(dx: 1, dy: 2)))
        #expect(
            Path(roundedRect: box, cornerRadius: 8).applying(CGAffineTransform(scaleX: 2, y: 2)).displayShape()
                == .roundedRectangle(
                    box.applying(CGAffineTransform(scaleX: 2, y: 2)), cornerSize: CGSize(width: 16, height: 16),
                    .continuous))
        // Turned, a rectangle is a path; unsmoothed, it is drawn as it is.
        if case .rectangle = Path(box).applying(CGAffineTransform(rotationAngle: 1)).displayShape() {
            Issue.record("a turned rectangle is none")
        }
        let hard = FillStyle(antialiased: false)
        #expect(Path(box).displayShape(hard) == .rectangle(box))
        #expect(Path(ellipseIn: box).displayShape(hard) == .path(Path(ellipseIn: box), hard))
        #expect(Path(box) == Path(elements: Path(box).elements))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func roundedRectanglesStayInTheirBounds(style: RoundedCornerStyle) {
        for radius in [0, 5, 20, 29, 30, 31, 500, -3] as [CGFloat] {
            let path = Path(roundedRect: box, cornerRadius: radius, style: style)
            #expect(near(Path(elements: path.elements).boundingRect, box))
            #expect(path.contains(CGPoint(x: box.midX, y: box.midY)))
            #expect(path.contains(CGPoint(x: 10.5, y: 20.5)) == (radius <= 0))
        }
    }

    /// A continuous corner leaves the side 1.53 radii from the corner, and is a circle where there is no room for that.
    @Test func continuousCorners() {
        func start(_ rect: CGRect, _ radius: CGFloat) -> CGFloat {
            guard case .move(let point) = Path(roundedRect: rect, cornerRadius: radius).elements[0] else { return 0 }
            return rect.maxX - point.x
        }
        #expect(abs(start(box, 10) - 15.28665) < 1e-6)
        #expect(abs(start(CGRect(x: 0, y: 0, width: 20, height: 20), 10) - 10) < 1e-6)
        #expect(start(CGRect(x: 0, y: 0, width: 25, height: 25), 10) <= 12.5)
        let circle = Path(
            elements: Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10).elements)
        for line in circle.flattened(tolerance: 0.001) {
            for point in line.points { #expect(abs(hypot(point.x - 10, point.y - 10) - 10) < 0.01) }
        }
    }

    @Test func unevenCornersShareASide() {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: 80, bottomLeadingRadius: 0, bottomTrailingRadius: 10, topTrailingRadius: 80,
            style: .circular)
        let path = shape.path(in: box)
        #expect(near(path.boundingRect, box))
        #expect(path.contains(CGPoint(x: 11, y: 79)) && !path.contains(CGPoint(x: 12, y: 22)))
        #expect(!path.contains(CGPoint(x: 109.5, y: 79.5)) && path.contains(CGPoint(x: 106, y: 76)))
    }

    @Test func descriptions() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        #expect(path.description == "1 2.5 m 3 4 l 7 8 5 6 q 1 1 2 2 0 0 c h")
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 2 re") == nil && Path("1 2") == nil && Path("x") == nil)
        #expect(try #require(Path("0 0 5 6 re")).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 6))
    }

    @Test func strokesHaveTheirArea() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        for (cap, width) in [(CGLineCap.butt, 100.0), (.square, 110), (.round, 110)] {
            let ribbon = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
            #expect(near(ribbon.boundingRect, CGRect(x: (100 - width) / 2, y: -5, width: width, height: 10)))
        }
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(ring.contains(CGPoint(x: 0, y: 50)) && ring.contains(CGPoint(x: 4, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 6, y: 50)))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
        #expect(dashed.flattened().count == 7)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).flattened().count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5, 0])
    func strangeNumbersDoNotCrash(value: CGFloat) {
        var path = Path(CGRect(x: value, y: 0, width: value, height: 4))
        path.addArc(
            center: CGPoint(x: value, y: 0), radius: value, startAngle: .degrees(Double(value)), endAngle: .degrees(90),
            clockwise: true)
        path.addArc(tangent1End: CGPoint(x: value, y: 1), tangent2End: .zero, radius: value)
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 9, height: value), cornerSize: CGSize(width: value, height: value))
        path.addCurve(to: CGPoint(x: value, y: value), control1: .zero, control2: CGPoint(x: 0, y: value))
        _ = path.boundingRect
        _ = path.contains(.zero)
        _ = path.trimmedPath(from: 0.2, to: 0.8)
        _ = path.strokedPath(StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, 2], dashPhase: value))
        _ = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        _ = path.description
    }
}

@Suite struct Shapes {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func shapesInARectangle() {
        #expect(Circle().path(in: box).boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(Ellipse().path(in: box).boundingRect == box)
        #expect(Capsule().path(in: box).contains(CGPoint(x: 25, y: 1)))
        #expect(!Capsule().path(in: box).contains(CGPoint(x: 2, y: 2)))
        #expect(AnyShape(Circle()).path(in: box) == Circle().path(in: box))
    }

    @Test func insets() {
        func bounds(_ shape: some InsettableShape) -> CGRect {
            shape.inset(by: 4).inset(by: 1).path(in: box).boundingRect
        }
        #expect(bounds(Rectangle()) == CGRect(x: 5, y: 5, width: 90, height: 40))
        #expect(bounds(Circle()) == CGRect(x: 30, y: 5, width: 40, height: 40))
        #expect(bounds(Capsule()) == CGRect(x: 5, y: 5, width: 90, height: 40))
        #expect(bounds(RoundedRectangle(cornerRadius: 9)) == CGRect(x: 5, y: 5, width: 90, height: 40))
        #expect(bounds(Circle().rotation(.degrees(90))).width.isFinite)
        #expect(Rectangle().inset(by: 26).path(in: box).isEmpty)
        #expect(
            RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: box).displayShape()
                == .roundedRectangle(
                    CGRect(x: 4, y: 4, width: 92, height: 42), cornerSize: CGSize(width: 6, height: 6), .circular))
    }

    @Test func modifiers() {
        #expect(
            near(
                Rectangle().rotation(.degrees(90)).path(in: box).boundingRect,
                CGRect(x: 25, y: -25, width: 50, height: 100)))
        #expect(near(Rectangle().scale(0.5).path(in: box).boundingRect, CGRect(x: 25, y: 12.5, width: 50, height: 25)))
        #expect(
            near(
                Rectangle().scale(x: 2, anchor: .leading).path(in: box).boundingRect,
                CGRect(x: 0, y: 0, width: 200, height: 50)))
        #expect(Rectangle().offset(x: 3, y: 4).path(in: box).boundingRect == box.offsetBy(dx: 3, dy: 4))
        #expect(
            Rectangle().size(width: 7, height: 8).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(near(Rectangle().trim(from: 0, to: 0.5).path(in: box).boundingRect, box))
        #expect(near(Rectangle().stroke(lineWidth: 4).path(in: box).boundingRect, box.insetBy(dx: -2, dy: -2)))
        var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.5)
        trimmed.animatableData.second.second *= 2
        #expect(trimmed.endFraction == 1)
    }
}

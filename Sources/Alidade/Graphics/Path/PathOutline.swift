import AlidadeLayout
import Foundation

/// Outlines of the simple shapes, clockwise on screen.
package enum PathOutline {
    /// Handle length that makes a cubic a quarter of a circle, as a fraction of the radius.
    static let kappa: CGFloat = 0.552_284_749_8

    package static func rectangle(_ rect: CGRect) -> [Path.Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    package static func ellipse(_ rect: CGRect) -> [Path.Element] {
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x * rx, y: cy + y * ry) }
        let k = kappa
        return [
            .move(to: point(1, 0)),
            .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .closeSubpath,
        ]
    }

    package static func roundedRectangle(
        _ rect: CGRect, _ corners: RectangleCornerSizes, _ style: RoundedCornerStyle
    ) -> [Path.Element] {
        let sizes = corners.limited(to: rect.size)
        var result: [Path.Element] = []
        result.reserveCapacity(18)
        // Each corner is drawn in its own axes: `u` runs from the corner back along the side we come from, `v` along
        // the side we go to.
        func corner(
            at point: CGPoint, u: CGVector, v: CGVector, size: (u: CGFloat, v: CGFloat), room: (u: CGFloat, v: CGFloat)
        ) {
            let curve = RoundedCorner(size: size, room: room, style: style)
            func place(_ p: CGPoint) -> CGPoint {
                CGPoint(x: point.x + u.dx * p.x + v.dx * p.y, y: point.y + u.dy * p.x + v.dy * p.y)
            }
            let start = place(curve.start)
            result.append(result.isEmpty ? .move(to: start) : .line(to: start))
            for segment in curve.segments {
                result.append(
                    .curve(
                        to: place(segment.end), control1: place(segment.control1), control2: place(segment.control2)))
            }
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let (w, h) = (rect.width, rect.height)
        let (tl, tr, br, bl) = (sizes.topLeft, sizes.topRight, sizes.bottomRight, sizes.bottomLeft)
        func share(_ length: CGFloat, _ mine: CGFloat, _ other: CGFloat) -> CGFloat {
            mine + other > 0 ? length * mine / (mine + other) : length / 2
        }
        corner(
            at: CGPoint(x: rect.maxX, y: rect.minY), u: left, v: down, size: (tr.width, tr.height),
            room: (share(w, tr.width, tl.width), share(h, tr.height, br.height)))
        corner(
            at: CGPoint(x: rect.maxX, y: rect.maxY), u: up, v: left, size: (br.height, br.width),
            room: (share(h, br.height, tr.height), share(w, br.width, bl.width)))
        corner(
            at: CGPoint(x: rect.minX, y: rect.maxY), u: right, v: up, size: (bl.width, bl.height),
            room: (share(w, bl.width, br.width), share(h, bl.height, tl.height)))
        corner(
            at: CGPoint(x: rect.minX, y: rect.minY), u: down, v: right, size: (tl.height, tl.width),
            room: (share(h, tl.height, bl.height), share(w, tl.width, tr.width)))
        result.append(.closeSubpath)
        return result
    }
}

/// One corner's curve, in units of points from the corner along its two sides.
struct RoundedCorner {
    struct Segment {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }
    var start: CGPoint
    var segments: [Segment]

    // iOS's continuous corner for radius 1, as PaintCode measured it in 2013: it leaves the side at 1.528665 and is
    // three cubics. Distances are from the corner.
    private static let extent: CGFloat = 1.528_665
    private static let smooth: [CGPoint] = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
    ]
    // A circle's quarter cut at the same two places (21.72° from either end).
    private static let round: [CGPoint] = {
        let cut = CGFloat(21.72 * Double.pi / 180)
        let outer = 4 / 3 * tan(cut / 4)
        let inner = 4 / 3 * tan((.pi / 2 - 2 * cut) / 4)
        let (s, c) = (sin(cut), cos(cut))
        return [
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - outer, y: 0), CGPoint(x: 1 - s + outer * c, y: 1 - c - outer * s),
            CGPoint(x: 1 - s, y: 1 - c), CGPoint(x: 1 - s - inner * c, y: 1 - c + inner * s),
        ]
    }()

    /// `room` is what the side can spare for this corner: where it is less than the curve wants, the curve bends
    /// towards a circle, and is one when no more than the radius is left.
    init(size: (u: CGFloat, v: CGFloat), room: (u: CGFloat, v: CGFloat), style: RoundedCornerStyle) {
        guard size.u > 0, size.v > 0 else {
            start = .zero
            segments = []
            return
        }
        if style == .circular {
            let k = 1 - PathOutline.kappa
            start = CGPoint(x: size.u, y: 0)
            segments = [
                Segment(
                    control1: CGPoint(x: size.u * k, y: 0), control2: CGPoint(x: 0, y: size.v * k),
                    end: CGPoint(x: 0, y: size.v))
            ]
            return
        }
        func blend(_ side: (room: CGFloat, size: CGFloat)) -> [CGPoint] {
            let t = min(max((side.room / side.size - 1) / (Self.extent - 1), 0), 1)
            return zip(Self.round, Self.smooth).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
        }
        let a = blend((room.u, size.u)).map { CGPoint(x: $0.x * size.u, y: $0.y * size.v) }
        let b = blend((room.v, size.v)).map { CGPoint(x: $0.y * size.u, y: $0.x * size.v) }
        start = a[0]
        segments = [
            Segment(control1: a[1], control2: a[2], end: a[3]),
            Segment(control1: a[4], control2: b[4], end: b[3]),
            Segment(control1: b[2], control2: b[1], end: b[0]),
        ]
    }
}

/// The sizes of a rectangle's corners on screen, points.
package struct RectangleCornerSizes: Equatable, Sendable {
    package var topLeft, topRight, bottomRight, bottomLeft: CGSize

    package init(_ size: CGSize) {
        (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size)
    }

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        func square(_ radius: CGFloat) -> CGSize {
            let side = radius > 0 ? radius : 0
            return CGSize(width: side, height: side)
        }
        self.topLeft = square(topLeft)
        self.topRight = square(topRight)
        self.bottomRight = square(bottomRight)
        self.bottomLeft = square(bottomLeft)
    }

    /// Scaled down together where two neighbours do not fit on their side.
    func limited(to size: CGSize) -> RectangleCornerSizes {
        func fit(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            a + b > length ? max(length, 0) / (a + b) : 1
        }
        let factor = min(
            fit(size.width, topLeft.width, topRight.width), fit(size.width, bottomLeft.width, bottomRight.width),
            fit(size.height, topLeft.height, bottomLeft.height),
            fit(size.height, topRight.height, bottomRight.height))
        guard factor < 1 else { return self }
        var result = self
        for key in [\RectangleCornerSizes.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            result[keyPath: key].width *= factor
            result[keyPath: key].height *= factor
        }
        return result
    }
}

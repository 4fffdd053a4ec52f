import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct ProjectionPainting {
    /// The matrix that rotation3DEffect makes: about the y axis through the middle of a size, perspective 1.
    private func turned(_ size: CGSize, degrees: Double, x: CGFloat = 0, y: CGFloat = 0) -> ProjectionTransform {
        let angle = degrees * .pi / 180
        let p = 1 / max(size.width, size.height)
        let (ax, ay) = (size.width / 2 + x, size.height / 2 + y)
        let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
        // Row vectors, about the origin: x' = x·c, y' = y, w = 1 + x·s·p; then moved to the anchor.
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (c + s * p * ax, s * p * ay, s * p)
        (m.m21, m.m22, m.m23) = (0, 1, 0)
        m.m31 = -ax * m.m11 - ay * m.m21 + ax
        m.m32 = -ax * m.m12 - ay * m.m22 + ay
        m.m33 = -ax * m.m13 + 1
        return m
    }

    private func map(_ m: ProjectionTransform, _ x: CGFloat, _ y: CGFloat) -> (x: Double, y: Double) {
        let w = x * m.m13 + y * m.m23 + m.m33
        return (Double((x * m.m11 + y * m.m21 + m.m31) / w), Double((x * m.m12 + y * m.m22 + m.m32) / w))
    }

    @Test(arguments: [20.0, -35, 60])
    func aTurnedCardsCornersAreWhereTheMatrixPutsThem(degrees: Double) throws {
        let card = rect(50, 50, 100, 80)
        let matrix = turned(card.size, degrees: degrees, x: card.minX, y: card.minY)
        let picture = try painted(
            [Item.transform(matrix, [Item.fill(card, .red)], bounds: rect(0, 0, 200, 180))], 200, 180,
            name: "card\(Int(degrees))")
        let middle = map(matrix, card.midX, card.midY)
        for (x, y) in [(50.0, 50.0), (150, 50), (150, 130), (50, 130)] {
            let corner = map(matrix, CGFloat(x), CGFloat(y))
            // Two pixels inside of the corner, towards the middle, it is red; two outside, nothing.
            let (dx, dy) = (middle.x - corner.x, middle.y - corner.y)
            let length = (dx * dx + dy * dy).squareRoot()
            let inside = (Int(corner.x + dx / length * 3), Int(corner.y + dy / length * 3))
            let outside = (
                Int((corner.x - dx / length * 3).rounded(.down)), Int((corner.y - dy / length * 3).rounded(.down))
            )
            #expect(Pixel(picture[inside.0, inside.1]) == .red, "corner \(corner)")
            #expect(Pixel(picture[outside.0, outside.1]) == .clear, "corner \(corner)")
        }
        // Perspective: the two upright sides differ in height.
        func height(_ x: Double) -> Int { (0..<180).count { Pixel(picture[Int(x), $0]).alpha > 127 } }
        let left = map(matrix, 50, 50)
        let right = map(matrix, 150, 50)
        let expectedLeft = 2 * (90 - left.y)
        #expect(abs(Double(height(left.x + 1)) - expectedLeft) <= 2.5)
        #expect(abs(Double(height(right.x - 1)) - 2 * (90 - right.y)) <= 2.5)
    }

    @Test func roundCornersAndStrokesAreProjected() throws {
        let card = rect(40, 40, 120, 90)
        let shape = DisplayShape.roundedRectangle(card, cornerSize: CGSize(width: 20, height: 20), .continuous)
        let matrix = turned(card.size, degrees: 30, x: 40, y: 40)
        let items = [
            Item.fill(shape, .color(.red)), Item.stroke(shape, .blue, StrokeStyle(lineWidth: 6, dash: [12, 6])),
        ]
        let picture = try painted([Item.transform(matrix, items, bounds: rect(0, 0, 200, 180))], 200, 180)
        let corner = map(matrix, 40, 40)
        #expect(Pixel(picture[Int(corner.x) + 1, Int(corner.y) + 1]) == .clear)
        #expect(Pixel(picture[100, 85]) == .red)
        #expect(picture.pixels.contains { Pixel($0).isNear(.blue) })
    }

    @Test func gradientsAndImagesFollowThePerspective() throws {
        let card = rect(50, 50, 100, 80)
        let matrix = turned(card.size, degrees: 40, x: 50, y: 50)
        let paint = DisplayPaint.linearGradient(
            [DisplayStop(color: .red, location: 0), DisplayStop(color: .blue, location: 1)],
            start: CGPoint(x: 50, y: 0), end: CGPoint(x: 150, y: 0))
        let gradient = try painted(
            [Item.transform(matrix, [Item.fill(.rectangle(card), paint)], bounds: rect(0, 0, 200, 180))], 200, 180)
        // The card's middle line, half red and half blue, is not in the middle of what is seen.
        let middle = map(matrix, 100, 90)
        let x = Int(middle.x)
        #expect(Pixel(gradient[x, 90]).isNear(Pixel(127, 0, 127), 6))
        let image = DisplayImage(width: 4, height: 1, pixels: [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
        let item = DisplayItem(identity: 0, bounds: card, content: .image(image, card))
        let picture = try painted([Item.transform(matrix, [item], bounds: rect(0, 0, 200, 180))], 200, 180)
        let (a, b) = (map(matrix, 70, 90), map(matrix, 130, 90))
        #expect(Pixel(picture[Int(a.x), 90]).isNear(.red))
        #expect(Pixel(picture[Int(b.x), 90]).isNear(.blue))
    }

    @Test func clipsOpacityAndShadowsInPerspective() throws {
        let card = rect(50, 50, 100, 80)
        let matrix = turned(card.size, degrees: 30, x: 50, y: 50)
        let clipped = Item.group(.clip(.ellipse(card), FillStyle()), [Item.fill(card, .red)])
        let shadowed = Item.group(
            .shadow(.black, radius: 6, offset: CGSize(width: 0, height: 10)), [clipped], margin: 30)
        let faded = Item.group(.opacity(0.5), [shadowed])
        let picture = try painted(
            [Item.transform(matrix, [faded], bounds: rect(0, 0, 200, 180))], 200, 180, background: .white)
        #expect(Pixel(picture[100, 90]).isNear(Pixel(255, 128, 128)))
        let corner = map(matrix, 52, 52)
        #expect(Pixel(picture[Int(corner.x), Int(corner.y)]).isNear(.white, 12))
        let below = map(matrix, 100, 134)
        #expect(Pixel(picture[Int(below.x), Int(below.y)]).red < 230)
    }

    @Test func whatIsBehindTheEyeIsNotSeen() throws {
        // Turned so far that the left part passes the eye.
        let card = rect(0, 0, 400, 40)
        var matrix = turned(CGSize(width: 100, height: 40), degrees: 80, x: 150, y: 0)
        matrix.m33 += 0
        let picture = try painted(
            [Item.transform(matrix, [Item.fill(card, .red)], bounds: rect(0, 0, 400, 200))], 400, 200)
        #expect(picture.pixels.count == 80_000)
    }

    @Test func affineScalesAreNotSnapped() throws {
        let half = affine(CGAffineTransform(scaleX: 1.25, y: 1.25))
        let picture = try painted(
            [Item.transform(half, [Item.fill(rect(2, 2, 10, 10), .black)], bounds: rect(0, 0, 20, 20))], 20, 20)
        // 2.5 … 15: the first column is half covered.
        #expect((120...136).contains(Pixel(picture[2, 8]).alpha))
        #expect(Pixel(picture[14, 8]) == .black)
        #expect(Pixel(picture[15, 8]) == .clear)
    }

    @Test func nestedTransformsCompose() throws {
        let inner = affine(CGAffineTransform(translationX: 10, y: 0))
        let outer = affine(CGAffineTransform(scaleX: 2, y: 2))
        let item = Item.fill(rect(0, 0, 5, 5), .red)
        let picture = try painted(
            [
                Item.transform(
                    outer, [Item.transform(inner, [item], bounds: rect(10, 0, 5, 5))], bounds: rect(20, 0, 10, 10))
            ], 40, 20)
        #expect(Pixel(picture[20, 0]) == .red)
        #expect(Pixel(picture[29, 9]) == .red)
        #expect(Pixel(picture[19, 0]) == .clear)
        #expect(Pixel(picture[30, 0]) == .clear)
    }
}

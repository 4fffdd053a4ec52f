import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct ShapePainting {
    @Test(arguments: [
        // Edges are rounded apart, halves up: a neighbour begins where its predecessor ends.
        (rect(2, 3, 4, 5), 1.0, 2, 3, 6, 8),
        (rect(2.4, 3.5, 4, 5), 1.0, 2, 4, 6, 9),
        (rect(2.6, 3.49, 4.2, 5.02), 1.0, 3, 3, 7, 9),
        (rect(2.25, 3.1, 4, 5), 2.0, 5, 6, 13, 16),
        (rect(1.0 / 3, 0, 1, 1), 3.0, 1, 0, 4, 3),
    ])
    func rectanglesAreSnapped(r: CGRect, scale: Double, x0: Int, y0: Int, x1: Int, y1: Int) throws {
        let picture = try painted([Item.fill(r, .red)], 30, 30, scale: scale)
        for (x, y, inside) in [
            (x0, y0, true), (x1 - 1, y1 - 1, true), (x0 - 1, y0, false), (x0, y0 - 1, false), (x1, y1 - 1, false),
            (x1 - 1, y1, false),
        ] where x >= 0 && y >= 0 {
            #expect(Pixel(picture[x, y]) == (inside ? .red : .clear), "at \(x), \(y)")
        }
    }

    @Test func neighboursNeverGap() throws {
        let width = 10.0 / 3
        let items = (0..<6).map { Item.fill(rect(Double($0) * width, 0, width, 4), $0 % 2 == 0 ? .red : .blue) }
        let picture = try painted(items, 20, 4, background: .white)
        for x in 0..<20 { #expect([.red, .blue].contains(Pixel(picture[x, 1])), "at \(x)") }
    }

    @Test func aCirclesEdgeIsSmooth() throws {
        let picture = try painted([Item.fill(.ellipse(rect(0, 0, 20, 20)), .color(.black))], 20, 20)
        #expect(Pixel(picture[10, 10]) == .black)
        #expect(Pixel(picture[0, 0]) == .clear)
        // The circle's area, counted in coverage.
        let area = picture.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(area - 314.16) < 1)
        let grey = picture.pixels.filter { (1...254).contains($0 >> 24) }
        #expect(grey.count > 20)
    }

    @Test func antialiasingCanBeOff() throws {
        let path = Path(ellipseIn: rect(0, 0, 20, 20))
        let picture = try painted(
            [Item.fill(.path(path, FillStyle(antialiased: false)), .color(.black))], 20, 20)
        #expect(picture.pixels.allSatisfy { $0 >> 24 == 0 || $0 >> 24 == 255 })
    }

    @Test func evenOddLeavesAHole() throws {
        var path = Path(rect(0, 0, 30, 30))
        path.addRect(rect(10, 10, 10, 10))
        let winding = try painted([Item.fill(.path(path, FillStyle()), .color(.red))], 30, 30)
        let evenOdd = try painted([Item.fill(.path(path, FillStyle(eoFill: true)), .color(.red))], 30, 30)
        #expect(Pixel(winding[15, 15]) == .red)
        #expect(Pixel(evenOdd[15, 15]) == .clear)
        #expect(Pixel(evenOdd[5, 5]) == .red)
    }

    @Test func aRoundedRectanglesSidesAreCrispAndItsCornersRound() throws {
        let shape = DisplayShape.roundedRectangle(
            rect(2.4, 2.4, 40, 30), cornerSize: CGSize(width: 8, height: 8), .circular)
        let picture = try painted([Item.fill(shape, .color(.red))], 50, 40)
        #expect(Pixel(picture[20, 2]) == .red)
        #expect(Pixel(picture[20, 1]) == .clear)
        #expect(Pixel(picture[2, 2]) == .clear)
        // On the corner's diagonal the circle is 8 - 8/√2 = 2.34 from either side.
        #expect((1...254).contains(Pixel(picture[4, 4]).alpha))
        #expect(Pixel(picture[6, 6]) == .red)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func aBordersLineIsCrisp(width: Double) throws {
        // What strokeBorder draws: the line lies wholly inside of the rectangle.
        let inset = CGFloat(width / 2)
        let shape = DisplayShape.rectangle(rect(4, 4, 20, 20).insetBy(dx: inset, dy: inset))
        let picture = try painted([Item.stroke(shape, .red, StrokeStyle(lineWidth: CGFloat(width)))], 30, 30)
        #expect(Pixel(picture[3, 10]) == .clear)
        for x in 4..<(4 + Int(width)) { #expect(Pixel(picture[x, 10]) == .red) }
        #expect(Pixel(picture[4 + Int(width), 10]) == .clear)
        #expect(Pixel(picture[23, 23]) == .red)
    }

    @Test func dashes() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 40, y: 5))
        let style = StrokeStyle(lineWidth: 4, dash: [6, 4], dashPhase: 2)
        let picture = try painted([Item.stroke(.path(path, FillStyle()), .red, style)], 40, 10)
        // Phase 2: dashes at 0–4, 8–14, 18–24.
        for (x, on) in [(3, true), (4, false), (7, false), (8, true), (13, true), (14, false), (18, true)] {
            #expect(Pixel(picture[x, 5]) == (on ? .red : .clear), "at \(x)")
        }
    }

    @Test func theRibbonOfAStrokeIsTheStroke() throws {
        // Our own outline, filled, against cairo's stroke.
        var path = Path()
        path.move(to: CGPoint(x: 20, y: 80))
        path.addCurve(
            to: CGPoint(x: 100, y: 30), control1: CGPoint(x: 30, y: -40), control2: CGPoint(x: 90, y: 140))
        path.addLine(to: CGPoint(x: 60, y: 90))
        path.addLine(to: CGPoint(x: 110, y: 100))
        for join in [CGLineJoin.miter, .round, .bevel] {
            for cap in [CGLineCap.butt, .round, .square] {
                let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join)
                let stroke = try painted([Item.stroke(.path(path, FillStyle()), .black, style)], 130, 130)
                let ribbon = path.strokedPath(style)
                let fill = try painted([Item.fill(.path(ribbon, FillStyle()), .color(.black))], 130, 130)
                let comparison = ImageComparison(stroke.image, fill.image, tolerance: 16)
                #expect(comparison.differingPixels == 0, "\(join) \(cap): \(comparison.largestDifference)")
            }
        }
    }

    @Test func aClosedRibbon() throws {
        let path = Path(roundedRect: rect(10, 10, 60, 40), cornerRadius: 12)
        let style = StrokeStyle(lineWidth: 6)
        let stroke = try painted([Item.stroke(.path(path, FillStyle()), .black, style)], 80, 60)
        let fill = try painted([Item.fill(.path(path.strokedPath(style), FillStyle()), .color(.black))], 80, 60)
        #expect(ImageComparison(stroke.image, fill.image).largestDifference <= 12)
    }

    @Test func imagesAreStretchedToWholePixels() throws {
        let image = DisplayImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
        let item = DisplayItem(
            identity: 0, bounds: rect(2.3, 2.3, 20, 10), content: .image(image, rect(2.3, 2.3, 20, 10)))
        let picture = try painted([item], 30, 20)
        #expect(Pixel(picture[2, 2]) == .red)
        #expect(Pixel(picture[21, 11]) == .blue)
        #expect(Pixel(picture[22, 11]) == .clear)
        #expect(Pixel(picture[1, 5]) == .clear)
    }

    @Test func imagePaintIsTiled() throws {
        let image = DisplayImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
        let paint = DisplayPaint.image(image, rect(0, 0, 2, 1))
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 12, 4)), paint)], 12, 4)
        for x in 0..<12 { #expect(Pixel(picture[x, 3]) == (x % 2 == 0 ? .red : .blue), "at \(x)") }
    }
}

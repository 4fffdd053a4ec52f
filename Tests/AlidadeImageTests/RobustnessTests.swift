import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

/// Values that a program can produce never crash the painter, and never stop what comes after them.
@Suite struct PainterRobustness {
    private static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1e12, 1e-300, 0, -5]

    @Test(arguments: strange)
    func strangeGeometry(value: CGFloat) throws {
        let whole = rect(-1e6, -1e6, 2e6, 2e6)
        let rects = [
            rect(value, 0, 10, 10), rect(0, 0, value, 10), rect(value, value, value, value), rect(0, value, 10, 1e9),
        ]
        var items: [DisplayItem] = []
        func add(_ content: DisplayItem.Content) {
            items.append(DisplayItem(identity: 0, bounds: whole, content: content))
        }
        let stops = [DisplayStop(color: .red, location: Double(value)), DisplayStop(color: .blue, location: 1)]
        let point = CGPoint(x: value, y: 3)
        let image = DisplayImage(width: 2, height: 2, pixels: [1, 2, 3, 4])
        for r in rects {
            let shapes: [DisplayShape] = [
                .rectangle(r), .ellipse(r),
                .roundedRectangle(r, cornerSize: CGSize(width: value, height: 4), .continuous),
                .path(Path(r), FillStyle()),
            ]
            for shape in shapes {
                add(.fill(shape, .color(.clear)))
                add(.fill(shape, .linearGradient(stops, start: point, end: .zero)))
                add(.fill(shape, .radialGradient(stops, center: point, startRadius: Double(value), endRadius: 4)))
                add(
                    .fill(
                        shape, .angularGradient(stops, center: point, start: .zero, end: Angle(radians: Double(value))))
                )
                add(.fill(shape, .image(image, r)))
                add(
                    .stroke(
                        shape, .color(.clear),
                        StrokeStyle(lineWidth: abs(value), miterLimit: value, dash: [value, 3], dashPhase: value)))
                add(.group(.clip(shape, FillStyle()), [Item.fill(rect(0, 0, 9, 9), .clear)]))
            }
            add(.image(image, r))
            add(.scroll(clip: r, offset: CGVector(dx: value, dy: 0), [Item.fill(rect(0, 0, 9, 9), .clear)]))
        }
        let child = [Item.fill(rect(0, 0, 9, 9), .clear)]
        add(.group(.blur(radius: Double(value), opaque: true), child))
        add(.group(.shadow(.red, radius: Double(value), offset: CGSize(width: value, height: 0)), child))
        for effect in [
            ColorEffect.brightness(Double(value)), .contrast(Double(value)), .saturation(Double(value)),
            .hueRotation(Angle(radians: Double(value))),
        ] { add(.group(.color(effect), child)) }
        for key in [\ProjectionTransform.m11, \.m13, \.m22, \.m31, \.m33] {
            var matrix = ProjectionTransform()
            matrix[keyPath: key] = value
            add(.group(.transform(matrix), child))
            add(.group(.transform(matrix), [Item.stroke(.ellipse(rect(0, 0, 9, 9)), .clear, StrokeStyle())]))
        }
        items.append(Item.fill(rect(20, 20, 5, 5), .green))
        let picture = try #require(CairoPainter(width: 40, height: 40, background: .white))
        picture.paint(items)
        #expect(Pixel(picture[22, 22]) == .green)
    }

    @Test func hugeShapesFillWhatIsSeen() throws {
        let huge = rect(-1e9, -1e9, 2e9, 2e9)
        #expect(Pixel(try painted([Item.fill(huge, .red)], 20, 20)[10, 10]) == .red)
        let round = DisplayShape.roundedRectangle(huge, cornerSize: CGSize(width: 20, height: 20), .circular)
        #expect(Pixel(try painted([Item.fill(round, .color(.red))], 20, 20)[10, 10]) == .red)
        let path = DisplayShape.path(Path(elements: Path(rect(-1e7, -1e7, 2e7, 2e7)).elements), FillStyle())
        #expect(Pixel(try painted([Item.fill(path, .color(.red))], 20, 20)[10, 10]) == .red)
    }

    @Test func impossibleSizesAreRefused() {
        #expect(CairoPainter(width: 0, height: 10) == nil)
        #expect(CairoPainter(width: -1, height: 10) == nil)
        #expect(CairoPainter(width: 1 << 20, height: 1 << 20) == nil)
        #expect(CairoPainter(width: 10, height: 10, scale: 0) == nil)
        #expect(CairoPainter(width: 10, height: 10, scale: .nan) == nil)
        #expect(TilePainter.pixels([], box: PixelBox(x: 0, y: 0, width: 0, height: 0), scale: 1) == nil)
    }

    @Test func aScaleOfZeroShowsNothingAndSpoilsNothing() throws {
        let zero = affine(CGAffineTransform(scaleX: 0, y: 1))
        let picture = try painted(
            [
                Item.transform(zero, [Item.fill(rect(0, 0, 10, 10), .red)], bounds: rect(0, 0, 40, 40)),
                Item.fill(rect(0, 0, 5, 5), .blue),
            ], 20, 20)
        #expect(Pixel(picture[2, 2]) == .blue)
        #expect(Pixel(picture[8, 8]) == .clear)
    }

    @Test func deepNesting() throws {
        var item = Item.fill(rect(0, 0, 10, 10), .red)
        for _ in 0..<300 { item = Item.group(.clip(.rectangle(rect(0, 0, 10, 10)), FillStyle()), [item]) }
        #expect(Pixel(try painted([item], 20, 20)[5, 5]) == .red)
    }
}

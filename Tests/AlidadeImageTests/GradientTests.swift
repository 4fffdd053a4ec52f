import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct GradientPainting {
    private func stops(_ colors: DisplayColor...) -> [DisplayStop] {
        colors.enumerated().map {
            DisplayStop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
        }
    }

    private func linear(_ stops: [DisplayStop], to end: CGFloat = 100) -> DisplayPaint {
        .linearGradient(stops, start: .zero, end: CGPoint(x: end, y: 0))
    }

    @Test func linear() throws {
        let picture = try painted(
            [Item.fill(.rectangle(rect(0, 0, 100, 4)), linear(stops(.red, .blue)))], 100, 4)
        for x in [0, 25, 50, 75, 99] {
            let t = (Double(x) + 0.5) / 100
            let expected = Pixel(Int(255 * (1 - t) + 0.5), 0, Int(255 * t + 0.5))
            #expect(Pixel(picture[x, 2]).isNear(expected), "at \(x): \(Pixel(picture[x, 2]))")
        }
    }

    /// The clear end is clear *black*: interpolated unpremultiplied, the middle would be half as red.
    @Test func aFadeFromClearHasNoGrey() throws {
        for colors in [stops(.clear, .red), stops(.red, .clear), stops(.red, .clear, .red)] {
            let picture = try painted(
                [Item.fill(.rectangle(rect(0, 0, 100, 2)), linear(colors))], 100, 2, background: .white)
            for x in 0..<100 {
                let pixel = Pixel(picture[x, 0])
                #expect(pixel.red >= 254 && abs(pixel.green - pixel.blue) <= 1, "at \(x): \(pixel)")
            }
        }
    }

    @Test func alphaThatVariesIsInterpolatedPremultiplied() throws {
        let faint = DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        let picture = try painted(
            [Item.fill(.rectangle(rect(0, 0, 100, 2)), linear(stops(.red, faint)))], 100, 2)
        for x in [10, 30, 50, 70, 90] {
            let t = (Double(x) + 0.5) / 100
            let expected = Pixel(
                Int(255 * (1 - t) + 0.5), 0, Int(255 * 0.2 * t + 0.5), Int(255 * (1 - 0.8 * t) + 0.5))
            #expect(Pixel(picture[x, 0]).isNear(expected), "at \(x): \(Pixel(picture[x, 0])), not \(expected)")
        }
    }

    @Test func theEndsGoOn() throws {
        let paint = DisplayPaint.linearGradient(
            stops(.red, .blue), start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0))
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 100, 2)), paint)], 100, 2)
        #expect(Pixel(picture[5, 0]) == .red)
        #expect(Pixel(picture[95, 0]) == .blue)
    }

    @Test func hardStops() throws {
        let hard = [
            DisplayStop(color: .red, location: 0), DisplayStop(color: .red, location: 0.5),
            DisplayStop(color: .blue, location: 0.5), DisplayStop(color: .blue, location: 1),
        ]
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 100, 2)), linear(hard))], 100, 2)
        #expect(Pixel(picture[48, 0]).isNear(.red))
        #expect(Pixel(picture[51, 0]).isNear(.blue))
    }

    @Test func radial() throws {
        let paint = DisplayPaint.radialGradient(
            stops(.red, .blue), center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 100, 100)), paint)], 100, 100)
        #expect(Pixel(picture[50, 50]) == .red)
        #expect(Pixel(picture[50, 95]) == .blue)
        #expect(Pixel(picture[75, 50]).isNear(Pixel(127, 0, 128), 5))
    }

    @Test func elliptical() throws {
        let paint = DisplayPaint.ellipticalGradient(
            stops(.red, .blue), center: CGPoint(x: 100, y: 50), radii: CGSize(width: 200, height: 100),
            startFraction: 0, endFraction: 0.5)
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 200, 100)), paint)], 200, 100)
        #expect(Pixel(picture[150, 50]).isNear(Pixel(127, 0, 128), 4))
        #expect(Pixel(picture[100, 75]).isNear(Pixel(127, 0, 128), 4))
        #expect(Pixel(picture[199, 50]).isNear(.blue, 3))
    }

    @Test func angular() throws {
        let whole = DisplayPaint.angularGradient(
            stops(.red, .blue), center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(360))
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 100, 100)), whole)], 100, 100)
        // Clockwise on screen: down is a quarter, left a half, up three quarters.
        #expect(Pixel(picture[90, 51]).isNear(.red, 6))
        #expect(Pixel(picture[49, 90]).isNear(Pixel(191, 0, 64), 6))
        #expect(Pixel(picture[10, 50]).isNear(Pixel(127, 0, 128), 6))
        #expect(Pixel(picture[50, 10]).isNear(Pixel(64, 0, 191), 6))
    }

    @Test func outsideOfAnAngularGradientTheNearerEndGoesOn() throws {
        let part = DisplayPaint.angularGradient(
            stops(.red, .blue), center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(90))
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 100, 100)), part)], 100, 100)
        #expect(Pixel(picture[48, 90]).isNear(.blue, 4))
        #expect(Pixel(picture[20, 55]).isNear(.blue))
        #expect(Pixel(picture[55, 20]).isNear(.red))
        #expect(Pixel(picture[90, 48]).isNear(.red))
    }

    @Test func gradientsFollowTransforms() throws {
        let item = Item.fill(.rectangle(rect(0, 0, 50, 50)), linear(stops(.red, .blue), to: 50))
        let turn = CGAffineTransform(translationX: 50, y: 0).rotated(by: .pi / 2)
        let picture = try painted([Item.transform(affine(turn), [item], bounds: rect(0, 0, 50, 50))], 50, 50)
        #expect(Pixel(picture[25, 1]).isNear(Pixel(247, 0, 8), 4))
        #expect(Pixel(picture[25, 48]).isNear(Pixel(8, 0, 247), 4))
    }

    @Test(arguments: [0, 1])
    func degenerateGradientsAreOneColour(kind: Int) throws {
        let paint: DisplayPaint =
            kind == 0
            ? .linearGradient(stops(.red, .blue), start: CGPoint(x: 5, y: 5), end: CGPoint(x: 5, y: 5))
            : .radialGradient(stops(.red, .blue), center: .zero, startRadius: 3, endRadius: 3)
        let picture = try painted([Item.fill(.rectangle(rect(0, 0, 10, 10)), paint)], 10, 10)
        #expect(Pixel(picture[8, 8]) == .blue)
    }
}

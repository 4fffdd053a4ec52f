import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct EffectPainting {
    private let square = Item.fill(rect(10, 10, 20, 20), .red)

    @Test func opacityOfAGroupIsAppliedOnce() throws {
        // Two overlapping squares at half: where they overlap the lower one must not shine through.
        let group = Item.group(.opacity(0.5), [square, Item.fill(rect(20, 20, 20, 20), .blue)])
        let picture = try painted([group], 50, 50, background: .white)
        #expect(Pixel(picture[12, 12]).isNear(Pixel(255, 128, 128)))
        #expect(Pixel(picture[25, 25]).isNear(Pixel(128, 128, 255)))
    }

    @Test(arguments: [(0.0, 255), (0.5, 128), (1.0, 0), (Double.nan, 0), (7.0, 0), (-3.0, 255)])
    func opacityIsClamped(value: Double, green: Int) throws {
        let picture = try painted([Item.group(.opacity(value), [square])], 40, 40, background: .white)
        #expect(Pixel(picture[20, 20]).isNear(Pixel(255, green, green)))
    }

    @Test func nestedOpacitiesMultiply() throws {
        let picture = try painted(
            [Item.group(.opacity(0.5), [Item.group(.opacity(0.5), [square])])], 40, 40, background: .white)
        #expect(Pixel(picture[20, 20]).isNear(Pixel(255, 191, 191)))
    }

    @Test func clipsAreSnappedAndNest() throws {
        let inner = Item.group(.clip(.rectangle(rect(0, 0, 20.4, 50)), FillStyle()), [square])
        let outer = Item.group(.clip(.rectangle(rect(0, 15.6, 50, 50)), FillStyle()), [inner])
        let picture = try painted([outer], 50, 50)
        #expect(Pixel(picture[19, 16]) == .red)
        #expect(Pixel(picture[20, 16]) == .clear)
        #expect(Pixel(picture[19, 15]) == .clear)
    }

    @Test func aClipEndsWithItsGroup() throws {
        let clipped = Item.group(.clip(.ellipse(rect(10, 10, 20, 20)), FillStyle()), [square])
        let picture = try painted([clipped, Item.fill(rect(30, 30, 10, 10), .blue)], 50, 50)
        #expect(Pixel(picture[10, 10]) == .clear)
        #expect(Pixel(picture[20, 20]) == .red)
        #expect(Pixel(picture[35, 35]) == .blue)
    }

    @Test func roundClipsInsideRoundClips() throws {
        let content = Item.fill(rect(0, 0, 60, 60), .red)
        let inner = Item.group(.clip(.ellipse(rect(0, 0, 40, 40)), FillStyle()), [content])
        let outer = Item.group(.clip(.ellipse(rect(20, 0, 40, 40)), FillStyle()), [inner])
        let picture = try painted([outer], 60, 60)
        #expect(Pixel(picture[30, 20]) == .red)
        #expect(Pixel(picture[10, 20]) == .clear)
        #expect(Pixel(picture[50, 20]) == .clear)
    }

    @Test func aMaskShowsWhereItsAlphaIs() throws {
        let half = DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let mask = [Item.fill(rect(10, 10, 10, 20), .black), Item.fill(rect(20, 10, 5, 20), half)]
        let picture = try painted([Item.group(.mask(mask), [square])], 40, 40, background: .white)
        #expect(Pixel(picture[15, 15]) == .red)
        #expect(Pixel(picture[22, 15]).isNear(Pixel(255, 128, 128)))
        #expect(Pixel(picture[27, 15]) == .white)
    }

    @Test func aShadowLiesUnderItsCaster() throws {
        let shadow = DisplayEffect.shadow(.black, radius: 0, offset: CGSize(width: 5, height: 7))
        let picture = try painted([Item.group(shadow, [square], margin: 10)], 50, 50, background: .white)
        #expect(Pixel(picture[20, 20]) == .red)
        #expect(Pixel(picture[32, 34]) == .black)
        #expect(Pixel(picture[12, 35]) == .white)
        #expect(Pixel(picture[35, 38]) == .white)
    }

    /// Radius is the standard deviation: half of full strength on the edge, 16 % one radius out, 2 % two radii out.
    @Test(arguments: [(0.0, 0.5), (8.0, 0.1587), (16.0, 0.0228), (-8.0, 0.8413)])
    func aShadowsEdgeIsGaussian(distance: Double, coverage: Double) throws {
        let wall = Item.fill(rect(-200, -200, 300, 500), .black)
        let shadow = DisplayEffect.shadow(.blue, radius: 8, offset: CGSize(width: 40, height: 0))
        let picture = try painted([Item.group(shadow, [wall], margin: 50)], 200, 20, background: .white)
        // The shadow's edge is at 140; pixel centres are half a pixel on.
        let x = 140 + Int(distance)
        let step = 1 / (8 * (2 * Double.pi).squareRoot()) * 0.5
        let pixel = Pixel(picture[x, 10])
        let seen = 1 - Double(pixel.red) / 255
        #expect(abs(seen - coverage) < step + 0.02, "\(seen) at \(distance)")
    }

    @Test func blurSpreadsAndKeepsTheLight() throws {
        let picture = try painted(
            [Item.group(.blur(radius: 4, opaque: false), [Item.fill(rect(40, 40, 20, 20), .black)], margin: 20)],
            100, 100)
        let light = picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(Double(light) / (400 * 255) - 1) < 0.02)
        #expect((100...140).contains(Pixel(picture[40, 50]).alpha))
        #expect(Pixel(picture[36, 50]).alpha > 20)
        #expect(Pixel(picture[50, 50]).alpha > 240)
        #expect(Pixel(picture[20, 50]).alpha == 0)
    }

    @Test func anOpaqueBlurHasNoSoftEdge() throws {
        let content = Item.fill(rect(10, 10, 40, 40), .red)
        let picture = try painted(
            [Item.group(.blur(radius: 5, opaque: true), [content], margin: 15)], 60, 60, background: .white)
        #expect(Pixel(picture[10, 30]).isNear(.red, 3))
        #expect(Pixel(picture[9, 30]) == .white)
    }

    @Test func aBlurAtTheClipsEdgeSeesWhatIsOutside() throws {
        let content = Item.fill(rect(-50, -50, 60, 160), .black)
        let blurred = Item.group(.blur(radius: 5, opaque: false), [content], margin: 20)
        let whole = try painted([blurred], 60, 60)
        let part = try #require(CairoPainter(width: 60, height: 60))
        part.paint([blurred], damage: [PixelBox(x: 8, y: 20, width: 10, height: 10)])
        for x in 8..<18 { #expect(abs(Pixel(part[x, 25]).alpha - Pixel(whole[x, 25]).alpha) <= 1, "at \(x)") }
        #expect(Pixel(part[7, 25]) == .clear)
    }

    @Test(arguments: [
        (BlendMode.multiply, Pixel(128, 0, 0)), (.screen, Pixel(255, 128, 128)), (.plusLighter, Pixel(255, 128, 128)),
        (.difference, Pixel(127, 128, 128)), (.darken, Pixel(128, 0, 0)), (.lighten, Pixel(255, 128, 128)),
        (.exclusion, Pixel(127, 128, 128)), (.sourceAtop, Pixel(255, 0, 0)), (.destinationOver, Pixel(128, 128, 128)),
        (.destinationOut, Pixel(0, 0, 0, 0)), (.normal, Pixel(255, 0, 0)),
    ])
    func blendModes(mode: BlendMode, expected: Pixel) throws {
        let ground = Item.fill(rect(0, 0, 40, 40), .gray)
        let picture = try painted([ground, Item.group(.blendMode(mode), [square])], 40, 40)
        #expect(Pixel(picture[20, 20]).isNear(expected), "\(mode): \(Pixel(picture[20, 20]))")
        #expect(Pixel(picture[5, 5]).isNear(Pixel(128, 128, 128)))
    }

    @Test func aCompositingGroupBlendsOnlyWithin() throws {
        let ground = Item.fill(rect(0, 0, 40, 40), .gray)
        let blended = Item.group(.blendMode(.multiply), [square])
        let picture = try painted([ground, Item.group(.compositing, [blended])], 40, 40)
        #expect(Pixel(picture[20, 20]).isNear(.red))
    }

    @Test(arguments: [
        (ColorEffect.brightness(0.2), Pixel(255, 51, 51)), (.contrast(0.5), Pixel(191, 64, 64)),
        (.saturation(0), Pixel(54, 54, 54)), (.grayscale(1), Pixel(54, 54, 54)), (.grayscale(0), Pixel(255, 0, 0)),
        (.invert, Pixel(0, 255, 255)), (.hueRotation(.degrees(360)), Pixel(255, 0, 0)),
        (.hueRotation(.degrees(180)), Pixel(0, 109, 109)), (.multiply(.gray), Pixel(128, 0, 0)),
    ])
    func colourEffects(effect: ColorEffect, expected: Pixel) throws {
        let picture = try painted([Item.group(.color(effect), [square])], 40, 40)
        #expect(Pixel(picture[20, 20]).isNear(expected, 3), "\(effect): \(Pixel(picture[20, 20]))")
        #expect(Pixel(picture[5, 5]) == .clear)
    }

    @Test func luminanceToAlpha() throws {
        let picture = try painted([Item.group(.color(.luminanceToAlpha), [Item.fill(rect(0, 0, 9, 9), .green)])], 9, 9)
        #expect(Pixel(picture[4, 4]).isNear(Pixel(0, 0, 0, 182)))
    }

    @Test func scrollingMovesAndClips() throws {
        let content = (0..<10).map { Item.fill(rect(0, CGFloat($0) * 10, 20, 10), $0 % 2 == 0 ? .red : .blue) }
        let scroll = DisplayItem(
            identity: 1, bounds: rect(5, 5, 20, 30),
            content: .scroll(clip: rect(5, 5, 20, 30), offset: CGVector(dx: 5, dy: 5 - 15), content))
        let picture = try painted([scroll], 40, 40)
        #expect(Pixel(picture[6, 5]) == .blue)
        #expect(Pixel(picture[6, 10]) == .red)
        #expect(Pixel(picture[6, 4]) == .clear)
        #expect(Pixel(picture[6, 35]) == .clear)
        #expect(Pixel(picture[4, 10]) == .clear)
    }

    @Test func damagePaintsOnlyInside() throws {
        let picture = try #require(CairoPainter(width: 40, height: 40, background: .white))
        picture.paint([Item.fill(rect(0, 0, 40, 40), .red)])
        picture.paint(
            [Item.fill(rect(0, 0, 40, 40), .blue)],
            damage: [PixelBox(x: 2, y: 2, width: 4, height: 4), PixelBox(x: 30, y: 30, width: 100, height: 2)])
        #expect(Pixel(picture[3, 3]) == .blue)
        #expect(Pixel(picture[39, 31]) == .blue)
        #expect(Pixel(picture[10, 10]) == .red)
        #expect(Pixel(picture[6, 6]) == .red)
    }
}

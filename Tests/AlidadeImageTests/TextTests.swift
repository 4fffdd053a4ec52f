import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct TextPainting {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    private func layout(
        _ glyphs: [UInt32], size: Double, path: String = inter, color: DisplayColor = .black, bold: Bool = false,
        italic: Bool = false, isColor: Bool = false, advance: Double? = nil
    ) -> TextLayout {
        let font = FontFile(
            path: path, index: 0, isSynthesizedItalic: italic, isSynthesizedBold: bold, isColor: isColor)
        let step = advance ?? size * 0.7
        let run = GlyphRun(
            font: font, size: size, color: color, glyphs: glyphs,
            positions: glyphs.indices.map { CGPoint(x: Double($0) * step, y: size) })
        let width = step * Double(glyphs.count)
        return TextLayout(
            string: "", runs: [run],
            rules: [.init(rect: CGRect(x: 0, y: size * 1.15, width: width, height: size / 20), color: .red)],
            inkBounds: CGRect(x: -2, y: -2, width: width + size, height: size * 1.5))
    }

    private func item(_ layout: TextLayout, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        DisplayItem(
            identity: 0, bounds: layout.inkBounds.offsetBy(dx: x, dy: y),
            content: .text(layout, origin: CGPoint(x: x, y: y)))
    }

    private func ink(_ picture: CairoPainter) -> Int { picture.pixels.reduce(0) { $0 + Int($1 >> 24) } }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)))
    func glyphsAreDrawnOnWholePixels() throws {
        // Any place within half a pixel draws the same picture.
        let text = layout([50, 60, 70, 80], size: 20, advance: 14)
        let here = try painted([item(text, 10, 10)], 100, 50)
        let nearby = try painted([item(text, 10.4, 9.6)], 100, 50)
        let next = try painted([item(text, 11, 10)], 100, 50)
        #expect(ink(here) > 20_000)
        #expect(ImageComparison(here.image, nearby.image).largestDifference == 0)
        #expect(ImageComparison(here.image, next.image).largestDifference > 100)
        // Underlines are rectangles.
        #expect(Pixel(here[12, 33]) == .red)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)))
    func syntheticStylesChangeTheInk() throws {
        let plain = try painted([item(layout([50, 60], size: 40), 10, 10)], 100, 80)
        let bold = try painted([item(layout([50, 60], size: 40, bold: true), 10, 10)], 100, 80)
        let italic = try painted([item(layout([50, 60], size: 40, italic: true), 10, 10)], 100, 80)
        #expect(ink(bold) > ink(plain) * 11 / 10)
        #expect(abs(ink(italic) - ink(plain)) < ink(plain) / 20)
        #expect(ImageComparison(italic.image, plain.image).largestDifference > 100)
    }

    /// Under a transform glyphs are outlines: twice the size is the picture of twice the font, but for rounding.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)))
    func transformedGlyphsAreOutlines() throws {
        let small = layout([50, 60, 70], size: 20, advance: 14)
        let twice = affine(CGAffineTransform(scaleX: 2, y: 2))
        let scaled = try painted(
            [Item.transform(twice, [item(small, 5, 5)], bounds: rect(0, 0, 150, 90))], 150, 90)
        let big = try painted([item(large(40), 10, 10)], 150, 90)
        #expect(abs(ink(scaled) - ink(big)) < ink(big) / 50)
        var card = ProjectionTransform()
        card.m13 = 0.004
        let projected = try painted(
            [Item.transform(card, [item(large(40), 10, 10)], bounds: rect(0, 0, 150, 90))], 150, 90,
            name: "projectedText")
        #expect(ink(projected) > ink(big) / 4)
        #expect(ink(projected) < ink(big))
    }

    private func large(_ size: Double) -> TextLayout { layout([50, 60, 70], size: size, advance: 28) }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: emoji)))
    func emojiKeepTheirColours() throws {
        let text = layout([883, 963], size: 40, path: Self.emoji, isColor: true, advance: 50)
        let picture = try painted([item(text, 10, 10)], 120, 80)
        let colourful = picture.pixels.count { pixel in
            let p = Pixel(pixel)
            return p.alpha > 200 && max(p.red, p.green, p.blue) - min(p.red, p.green, p.blue) > 40
        }
        #expect(colourful > 300)
        var card = ProjectionTransform()
        card.m13 = 0.004
        let projected = try painted(
            [Item.transform(card, [item(text, 10, 10)], bounds: rect(0, 0, 120, 80))], 120, 80,
            name: "projectedEmoji")
        #expect(ink(projected) > ink(picture) / 4)
    }

    @Test func aMissingFontDrawsNothing() throws {
        let text = layout([50], size: 20, path: "/nowhere/font.ttf")
        let picture = try painted([item(text, 10, 10), Item.fill(rect(0, 0, 5, 5), .red)], 60, 60)
        #expect(Pixel(picture[2, 2]) == .red)
        #expect(ink(picture) < 60 * 255)
    }

    /// cairo drops outlines of glyphs far outside a surface; where a projected glyph lies is known only afterwards.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: inter)), arguments: [0, 700, 3000] as [CGFloat])
    func projectedTextIsDrawnWhereverItCameFrom(x: CGFloat) throws {
        // Everything is moved by -x and seen in a slight perspective.
        var matrix = ProjectionTransform()
        matrix.m31 = -x
        matrix.m23 = 1e-6
        let text = item(layout([50, 60, 70], size: 20, advance: 14), x, 10)
        let picture = try painted(
            [Item.transform(matrix, [text], bounds: rect(0, 0, 100, 50))], 100, 50, name: "projectedFromAfar\(x)")
        let plain = try painted([item(layout([50, 60, 70], size: 20, advance: 14), 0, 10)], 100, 50)
        #expect(Double(ink(picture)) > Double(ink(plain)) * 0.9)
    }
}

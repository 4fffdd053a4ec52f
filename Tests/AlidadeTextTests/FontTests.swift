import Alidade
import AlidadeText
import Foundation
import Testing

struct FontTests {
    let typesetter = PangoTypesetter()

    private func file(_ font: ResolvedFont, _ text: String = "H") -> FontFile {
        let text = typesetter.typeset(
            StyledText(runs: [StyledText.Run(text: text, font: font, color: black)], scale: 1))
        return text.layout(size: text.size(width: .nan, height: .nan)).runs[0].font
    }

    @Test(arguments: [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ])
    func weightsHaveTheirFiles(_ weight: Int, _ name: String) {
        let upright = file(ResolvedFont(size: 17, weight: weight))
        #expect((upright.path as NSString).lastPathComponent.hasPrefix("Inter-\(name)."))
        #expect(!upright.isSynthesizedBold && !upright.isSynthesizedItalic && upright.index == 0)
        let italic = file(ResolvedFont(size: 17, weight: weight, isItalic: true))
        let style = name == "Regular" ? "Italic" : "\(name)Italic"
        #expect((italic.path as NSString).lastPathComponent.hasPrefix("Inter-\(style)."))
    }

    @Test func filesAreShared() {
        let a = file(ResolvedFont(size: 17))
        let other = PangoTypesetter().typeset(styled("x", size: 40))
        #expect(other.layout(size: CGSize(width: 100, height: 100)).runs[0].font === a)
        #expect(file(ResolvedFont(size: 17, weight: 700)) !== a)
    }

    @Test func designs() {
        #expect(file(ResolvedFont(size: 17, design: .monospaced)) !== file(ResolvedFont(size: 17)))
        #expect(file(ResolvedFont(size: 17, design: .rounded)) === file(ResolvedFont(size: 17)))
        let mono = typesetter.typeset(
            StyledText(
                runs: [
                    StyledText.Run(text: "iW1", font: ResolvedFont(size: 17, design: .monospaced), color: black)
                ], scale: 3))
        let size = mono.size(width: .nan, height: .nan)
        let xs = mono.layout(size: size).xs
        #expect(abs(xs[2] - 2 * xs[1]) < 1e-6)
        // Lines are a phone's whatever the design.
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }

    @Test func monospacedDigits() {
        func width(_ text: String, _ monospaced: Bool) -> Double {
            let font = ResolvedFont(size: 17, monospacedDigits: monospaced)
            let text = typesetter.typeset(
                StyledText(runs: [StyledText.Run(text: text, font: font, color: black)], scale: 1000))
            return text.size(width: .nan, height: .nan).width
        }
        #expect(width("1111", true) == width("0000", true))
        #expect(width("1111", false) < width("0000", false))
    }

    @Test func fallbackFindsGlyphs() {
        #expect(file(ResolvedFont(size: 17), "👍").isColor)
        for text in ["日", "ア", "한", "ש", "م", "Ж", "Ω", "☃", "→"] {
            let layout = typesetter.typeset(styled(text)).layout(size: CGSize(width: 100, height: 100))
            #expect(layout.glyphCount == 1)
            #expect(layout.runs[0].glyphs[0] != 0)
        }
    }

    @Test func emojiAreAsWideAsOnePointFourLetters() {
        let text = typesetter.typeset(styled("👍"))
        let width = text.size(width: .nan, height: .nan).width
        #expect(width > 17 && width < 24)
        #expect(text.layout(size: CGSize(width: 100, height: 100)).runs[0].size == 17)
    }

    @Test func arrowsAreNotMadeOfHyphens() {
        let glyphs = typesetter.typeset(styled("->")).layout(size: CGSize(width: 100, height: 100)).runs[0].glyphs
        #expect(glyphs.count == 2)
        let dash = typesetter.typeset(styled("-")).layout(size: CGSize(width: 100, height: 100)).runs[0].glyphs
        #expect(glyphs[0] == dash[0])
    }

    @Test func withoutInterAnotherFontHasTheSameLines() {
        let other = PangoTypesetter(fontDirectories: ["/usr/share/fonts/truetype/dejavu"])
        let text = other.typeset(styled("Hello"))
        let size = text.size(width: .nan, height: .nan)
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
        let layout = text.layout(size: size)
        #expect(layout.glyphCount == 5 && layout.runs[0].font.path.contains("DejaVu"))
        #expect(other.typeset(styled("日本")).size(width: .nan, height: .nan).width > 0)
    }

    @Test func withoutAnyFontTextIsMeasuredAndNotDrawn() {
        let none = PangoTypesetter(fontDirectories: [])
        for string in ["Hello world", "日本", "a\nb", "👍", "\u{0}"] {
            let text = none.typeset(styled(string))
            let size = text.size(width: .nan, height: .nan)
            #expect(size.width > 0 && size.height > 20)
            #expect(text.layout(size: size).glyphCount == 0)
            #expect(text.size(width: 20, height: .nan).width <= 20)
        }
        #expect(none.typeset(styled("Hello", family: "DejaVu Sans")).size(width: .nan, height: .nan).width > 0)
        let cut = none.typeset(styled("Hello world", lineLimit: 1))
        #expect(cut.size(width: 50, height: .nan).width <= 50)
    }
}

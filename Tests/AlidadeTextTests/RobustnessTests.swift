import Alidade
import AlidadeText
import Foundation
import Testing

struct RobustnessTests {
    let typesetter = PangoTypesetter()

    static let strings = [
        "", " ", "\u{0}", "a\u{0}b", "\u{301}", "\u{200D}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "\u{202E}abc",
        "\u{2066}\u{2067}\u{202C}", "👨‍👩‍👧‍👦", "🇩", "🏳️‍🌈", "\u{FE0F}", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\t\t\t",
        "\n",
        "\n\n\n", "\r\n", "ﷺ", "\u{AD}\u{AD}", "\u{1F}\u{7F}\u{80}\u{9F}", "i\u{307}\u{323}", "नमस्ते ไทย",
    ]

    @Test(arguments: strings) func oddStrings(_ string: String) {
        for style in [
            styled(string), styled(string, lineLimit: 1, truncation: .middle), styled(string, isRightToLeft: true),
            styled(string, family: "DejaVu Sans"),
        ] {
            let text = typesetter.text(style)
            for width in [-1, 0, 0.1, 5, 50, .infinity, -.infinity, .nan] as [Double] {
                for height in [-1, 0, 0.1, 30, .infinity, .nan] as [Double] {
                    let size = text.size(width: width, height: height)
                    #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
                    let baselines = text.baselines(width: width, height: height)
                    #expect(baselines.first.isFinite && baselines.last.isFinite)
                    let layout = text.layout(size: CGSize(width: width, height: height))
                    for position in layout.runs.flatMap(\.positions) where width.isFinite {
                        #expect(position.x.isFinite && position.y.isFinite)
                    }
                }
            }
        }
    }

    @Test(arguments: [-5, 0, 1e-9, 1e9, .nan, .infinity, -.infinity] as [Double]) func oddNumbers(_ number: Double) {
        var style = styled("Hello world\nagain", size: number, leading: number)
        style.runs.append(run("x", tracking: number))
        style.runs[1].baselineOffset = number
        style.lineSpacing = number
        style.minimumScaleFactor = number
        style.scale = number
        style.lineLimit = -3
        let text = typesetter.typeset(style)
        for width in [10, .nan] as [Double] {
            let size = text.size(width: width, height: 50)
            #expect(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
            _ = text.layout(size: size)
        }
    }

    @Test func aHundredKilobytes() {
        let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 2300)
        let text = typesetter.text(styled(words))
        let size = text.size(width: 300, height: .nan)
        #expect(size.height > 20_000)
        #expect(text.layout(size: size).glyphCount > 100_000)
        let limited = typesetter.text(styled(words, lineLimit: 2))
        #expect(limited.lines(width: 300, height: .nan).count == 2)
        let mixed = typesetter.text(styled(String(repeating: "日本語 שלום 👍 abc\n", count: 4000)))
        #expect(mixed.size(width: 300, height: .nan).height > 80_000)
        // One word without an end.
        let word = typesetter.text(styled(String(repeating: "x", count: 100_000)))
        #expect(word.size(width: 300, height: .nan).width <= 300)
    }

    @Test func underlinesFollowTheText() {
        let text = typesetter.text(
            StyledText(runs: [run("a "), run("bcd ef", underline: red), run(" g")], scale: 3))
        let layout = text.layout(size: text.size(width: .nan, height: .nan))
        #expect(layout.rules.count == 1)
        let rule = layout.rules[0]
        #expect(rule.color == red && rule.rect.minX > 8 && rule.rect.width > 30)
        #expect(rule.rect.minY > 16.2 && rule.rect.maxY < 20.4)
        let wrapped = text.layout(size: text.size(width: 45, height: .nan))
        #expect(wrapped.rules.count == 2)
    }

    @Test func baselineOffsetLiftsAndRaisesTheLine() {
        var style = StyledText(runs: [run("a"), run("2")], scale: 3)
        style.runs[1].baselineOffset = 6
        let text = typesetter.text(style)
        #expect(abs(text.size(width: .nan, height: .nan).height - 79.0 / 3) < 1e-9)
        let layout = text.layout(size: text.size(width: .nan, height: .nan))
        let ys = layout.runs.flatMap { $0.positions.map { Double($0.y) } }
        #expect(abs(ys.max()! - ys.min()! - 6) < 1e-9)
    }
}

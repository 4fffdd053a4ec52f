import Alidade
import AlidadeText
import Foundation
import Testing

/// Numbers of an iPhone at three pixels a point.
struct MetricsTests {
    let typesetter = PangoTypesetter()

    struct Style: CustomTestStringConvertible, Sendable {
        var style: Font.TextStyle
        var size, line, leading, below, above, belowText: Double
        var testDescription: String { "\(style)" }
    }

    static let styles = [
        Style(
            style: .largeTitle, size: 34, line: 40.574, leading: 0.426, below: 20.951, above: 12.535, belowText: 0.667),
        Style(style: .title, size: 28, line: 33.414, leading: 0.586, below: 17.351, above: 10.421, belowText: 0.667),
        Style(style: .title2, size: 22, line: 26.254, leading: 1.746, below: 13.42, above: 7.973, belowText: 2),
        Style(style: .title3, size: 20, line: 23.867, leading: 1.133, below: 12.442, above: 7.491, belowText: 1.334),
        Style(style: .headline, size: 17, line: 20.287, leading: 1.713, below: 10.642, above: 6.434, belowText: 2),
        Style(style: .body, size: 17, line: 20.287, leading: 1.713, below: 10.642, above: 6.434, belowText: 2),
        Style(style: .callout, size: 16, line: 19.094, leading: 1.906, below: 9.821, above: 5.86, belowText: 2),
        Style(style: .subheadline, size: 15, line: 17.9, leading: 2.1, below: 9.331, above: 5.619, belowText: 2.333),
        Style(style: .footnote, size: 13, line: 15.514, leading: 2.486, below: 8.02, above: 4.803, belowText: 2.667),
        Style(style: .caption, size: 12, line: 14.32, leading: 1.68, below: 7.533, above: 4.562, belowText: 2),
        Style(style: .caption2, size: 11, line: 13.127, leading: -0.127, below: 6.71, above: 3.987, belowText: 0),
    ]

    @Test(arguments: styles) func textStyles(_ style: Style) {
        let font = Font.system(style.style).resolve()
        #expect(font.size == style.size)
        #expect(abs(font.leading - style.leading) < 0.001)
        #expect(font.weight == (style.style == .headline ? 600 : 400))
        let text = typesetter.typeset(
            StyledText(runs: [StyledText.Run(text: "A\nB\nC", font: font, color: black)], scale: 3))
        let height = 3 * style.line + 2 * style.leading
        #expect(abs(text.size(width: .nan, height: .nan).height - (height * 3 - 0.01).rounded(.up) / 3) < 0.001)
        let edges = text.edgeMetrics
        #expect(abs(edges.gapBelow(scale: 3) - style.below) < 0.0015)
        #expect(abs(edges.gapAbove(scale: 3) - style.above) < 0.0015)
        #expect(abs(edges.gapBelowText(scale: 3) - style.belowText) < 0.0015)
    }

    @Test func theGapsOfThePublishedFrames() {
        let edges = typesetter.typeset(styled("Top")).edgeMetrics
        #expect(abs(edges.gapBelow(scale: 3) - 10.642415) < 1e-5)
        #expect(abs(edges.gapAbove(scale: 3) - 6.433919) < 1e-5)
    }

    @Test(arguments: [(1, 61), (2, 127), (3, 193)]) func bodyLines(_ lines: Int, _ pixels: Int) {
        let text = typesetter.typeset(styled(Array(repeating: "Hxg", count: lines).joined(separator: "\n")))
        #expect(abs(text.size(width: .nan, height: .nan).height - Double(pixels) / 3) < 1e-9)
        let baselines = text.baselines(width: .nan, height: .nan)
        #expect(abs(baselines.first - 49.0 / 3) < 1e-9)
        #expect(abs(baselines.last - (Double(pixels) / 3 - 61.0 / 3 + 49.0 / 3)) < 1e-9)
    }

    @Test(arguments: ["Hello", "日本語", "שלום", "مرحبا", "👨‍👩‍👧", "ÀÉ", "\u{301}"]) func fallbackKeepsTheLine(
        _ string: String
    ) {
        let size = typesetter.typeset(styled(string)).size(width: .nan, height: .nan)
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }

    @Test func widthsRoundUpToPixels() {
        for scale in [1, 1.5, 2, 3] {
            var style = styled("Width of this")
            style.scale = scale
            let width = typesetter.typeset(style).size(width: .nan, height: .nan).width
            #expect(abs((width * scale).rounded() - width * scale) < 1e-9)
        }
        // Not rounded: what is rounded up is less than a pixel away.
        var fine = styled("Width of this")
        fine.scale = 1000
        let exact = typesetter.typeset(fine).size(width: .nan, height: .nan).width
        let coarse = typesetter.typeset(styled("Width of this")).size(width: .nan, height: .nan).width
        #expect(coarse >= exact - 0.001 && coarse < exact + 1.0 / 3)
    }

    @Test func fixedSizesHaveNoLeadingAndScaleLinearly() {
        let font = Font.system(size: 100).resolve()
        #expect(font.leading == 0)
        let text = typesetter.typeset(StyledText(runs: [StyledText.Run(text: "H", font: font, color: black)], scale: 3))
        #expect(abs(text.size(width: .nan, height: .nan).height - 359.0 / 3) < 1e-9)
        #expect(abs(text.edgeMetrics.lastCapHeight - 70.459) < 1e-9)
    }

    @Test func otherFamiliesHaveTheirOwnMetrics() {
        let edges = typesetter.typeset(styled("H", size: 20, leading: 0, family: "DejaVu Sans")).edgeMetrics
        // From the font's tables: ascender 1901, descender 483 of 2048.
        #expect(abs(edges.firstAscent - 20 * 1901.0 / 2048) < 0.01)
        #expect(abs(edges.firstDescent - 20 * 483.0 / 2048) < 0.01)
        let unknown = typesetter.typeset(styled("H", size: 20, leading: 0, family: "No Such Family")).edgeMetrics
        #expect(abs(unknown.firstAscent - 20 * 0.952148) < 1e-9)
    }

    @Test func mixedSizesMakeTallLines() {
        let text = typesetter.text(
            StyledText(runs: [run("small "), run("BIG", size: 34, leading: 0.426), run("\nsmall")], scale: 3))
        let height = 34 * 1.193359 + 0.426 + 17 * 1.193359
        // The taller line's leading is the larger of its runs'.
        #expect(abs(text.size(width: .nan, height: .nan).height - (height + 1.287)) < 0.4)
        #expect(abs(text.baselines(width: .nan, height: .nan).first - (34 * 0.952148 * 3).rounded() / 3) < 1e-9)
    }

    @Test func emptyTextsTakeNoRoom() {
        for text in [styled(""), StyledText(runs: [], scale: 3)] {
            let empty = typesetter.typeset(text)
            #expect(empty.size(width: .nan, height: .nan) == .zero)
            #expect(empty.size(width: 10, height: 10) == .zero)
            #expect(empty.layout(size: CGSize(width: 10, height: 10)).glyphCount == 0)
            #expect(empty.baselines(width: .nan, height: .nan).first == 0)
        }
    }
}

import Alidade
import AlidadeText
import Foundation
import Testing

struct BidiTests {
    let typesetter = PangoTypesetter()

    /// Glyphs of a layout from left to right.
    private func glyphs(_ layout: TextLayout) -> [(x: Double, glyph: UInt32)] {
        layout.runs.flatMap { run in zip(run.positions, run.glyphs).map { (Double($0.x), $1) } }.sorted { $0.0 < $1.0 }
    }

    private func layout(_ style: StyledText, width: Double = .nan) -> TextLayout {
        let text = typesetter.text(style)
        return text.layout(size: text.size(width: width, height: .nan))
    }

    @Test func hebrewRunsFromTheRight() {
        // Alef, bet, gimel: gimel stands leftmost.
        let whole = glyphs(layout(styled("אבג"))).map(\.glyph)
        let letters = ["א", "ב", "ג"].map { glyphs(layout(styled($0)))[0].glyph }
        #expect(whole == letters.reversed())
    }

    @Test func numbersInsideHebrewRunFromTheLeft() {
        let order = glyphs(layout(styled("אב 12"))).map(\.glyph)
        let one = glyphs(layout(styled("א1"))).map(\.glyph)
        // The digit stands to the left of the letter before it.
        #expect(one.count == 2 && order.count == 5)
        let alef = glyphs(layout(styled("א")))[0].glyph
        #expect(order.last == alef)
    }

    @Test func arabicIsJoined() {
        let joined = glyphs(layout(styled("بب"))).map(\.glyph)
        let alone = glyphs(layout(styled("ب")))[0].glyph
        #expect(joined.count == 2 && !joined.contains(alone))
    }

    @Test func colourDoesNotBreakJoining() {
        let one = layout(styled("بب"))
        let two = layout(StyledText(runs: [run("ب"), run("ب", color: red)], scale: 3))
        #expect(glyphs(one).map(\.glyph) == glyphs(two).map(\.glyph))
        #expect(two.runs.count == 2)
    }

    @Test func directionIsTheParagraphs() {
        // "a" first: left to right; the Hebrew word stands at the right.
        let text = typesetter.text(styled("abc אבג"))
        let size = text.size(width: .nan, height: .nan)
        let a = glyphs(text.layout(size: size))
        let letter = glyphs(layout(styled("a")))[0].glyph
        #expect(a[0].glyph == letter)
        // Hebrew first: the Latin word stands at the left, whatever the interface's direction.
        for isRightToLeft in [false, true] {
            let b = glyphs(layout(styled("אבג abc", isRightToLeft: isRightToLeft)))
            #expect(b[0].glyph == letter)
        }
    }

    @Test func neutralTextFollowsTheInterface() {
        let left = glyphs(layout(styled("(12")))
        let right = glyphs(layout(styled("(12", isRightToLeft: true)))
        #expect(left[0].glyph != right[0].glyph)
    }

    @Test func truncationInRightToLeftText() {
        let style = styled("אבגדהוזחטי אבגדהוזחטי אבגדהוזחטי", lineLimit: 1)
        let text = typesetter.text(style)
        let size = text.size(width: 100, height: .nan)
        #expect(text.lines(width: 100, height: .nan)[0].hasSuffix("…"))
        let order = glyphs(text.layout(size: size))
        let ellipsis = glyphs(layout(styled("…")))[0].glyph
        // The text's end is its left.
        #expect(order[0].glyph == ellipsis)
        #expect(order.last!.x < Double(size.width))
        let alef = glyphs(layout(styled("א")))[0].glyph
        #expect(order.last!.glyph == alef)
    }

    @Test func truncationOfMixedText() {
        let text = typesetter.text(styled("Hello אבגדהוזחטי אבגדהוזחטי", lineLimit: 1))
        for width in stride(from: 50.0, to: 200, by: 5) {
            let size = text.size(width: width, height: .nan)
            let order = glyphs(text.layout(size: size))
            let ellipsis = glyphs(layout(styled("…")))[0].glyph
            // A left-to-right paragraph ends at its right.
            #expect(order.last!.glyph == ellipsis)
            #expect(size.width <= width)
        }
    }

    @Test func wrappedLinesAreReorderedOneByOne() {
        let text = typesetter.text(styled("אבג דהו זחט"))
        let width = typesetter.text(styled("אבג דה")).size(width: .nan, height: .nan).width
        #expect(
            text.lines(width: width, height: .nan) == ["אבג", "דהו זחט"]
                || text.lines(width: width, height: .nan) == ["אבג", "דהו", "זחט"])
        let layout = text.layout(size: text.size(width: width, height: .nan))
        #expect(layout.string == "אבג דהו זחט")
        // The first line's letters are the first word's.
        let firstLine = layout.runs.flatMap { run in
            zip(run.positions, run.glyphs).filter { $0.0.y < 20 }.map { (Double($0.x), $1) }
        }.sorted { $0.0 < $1.0 }.map(\.1)
        #expect(firstLine == glyphs(self.layout(styled("אבג"))).map(\.glyph))
    }
}

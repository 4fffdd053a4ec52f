import Alidade
import AlidadeText
import Foundation
import Testing

struct BreakingTests {
    let typesetter = PangoTypesetter()

    @Test func nilWidthIsOneLineAParagraph() {
        let text = typesetter.text(styled("one two three\nfour"))
        #expect(text.lines(width: .nan, height: .nan) == ["one two three", "four"])
        #expect(text.lines(width: .infinity, height: .infinity) == ["one two three", "four"])
    }

    @Test func noWidthAnswersZero() {
        let text = typesetter.typeset(styled("Hello world"))
        #expect(text.size(width: 0, height: .nan) == .zero)
        #expect(text.size(width: -5, height: 10) == .zero)
        #expect(text.size(width: 0, height: 0) == .zero)
    }

    /// A text below something that is too high for the window is one line, cut with an ellipsis, not nothing.
    @Test(arguments: [0, -1, 0.5, 5])
    func noHeightLeavesOneLine(height: Double) {
        let short = typesetter.text(styled("Hello world"))
        let line = short.size(width: .nan, height: .nan)
        #expect(short.size(width: .nan, height: height) == line)
        #expect(short.size(width: 300, height: height) == line)
        let long = typesetter.text(styled("The quick brown fox jumps over the lazy dog"))
        let size = long.size(width: 90, height: height)
        #expect(size.height == line.height)
        #expect(size.width > 0 && size.width <= 90)
        #expect(long.lines(width: 90, height: height).count == 1)
        #expect(long.lines(width: 90, height: height).first?.contains("\u{2026}") == true)
        #expect(long.baselines(width: 90, height: height).first == short.baselines(width: 300, height: .nan).first)
    }

    @Test func linesBreakBetweenWords() {
        let text = typesetter.text(styled("The quick brown fox jumps over"))
        let size = text.size(width: 90, height: .nan)
        #expect(text.lines(width: 90, height: .nan) == ["The quick", "brown fox", "jumps over"])
        #expect(size.width < 90)
        #expect(abs(size.height - 193.0 / 3) < 1e-9)
    }

    @Test func wordsTooWideAreBrokenInside() {
        let text = typesetter.text(styled("incomprehensibilities"))
        let lines = text.lines(width: 60, height: .nan)
        #expect(lines.count >= 3)
        #expect(lines.joined() == "incomprehensibilities")
        // Even where no letter fits, one stands on each line.
        #expect(text.lines(width: 1, height: .nan).count == 21)
        #expect(text.size(width: 1, height: .nan).width <= 1)
    }

    @Test func familiesOfEmojiAndMarksAreNotTornApart() {
        let text = typesetter.text(styled("👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}e\u{301}🇩🇪🇫🇷"))
        #expect(text.lines(width: 2, height: .nan) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "e\u{301}", "e\u{301}", "🇩🇪", "🇫🇷"])
    }

    @Test func noLastLineOfASingleWord() {
        let text = typesetter.text(styled("alpha beta gamma delta"))
        let three = text.size(width: .nan, height: .nan).width - 10
        #expect(text.lines(width: three, height: .nan) == ["alpha beta", "gamma delta"])
        // Unavoidable.
        #expect(typesetter.text(styled("alpha beta")).lines(width: 60, height: .nan) == ["alpha", "beta"])
    }

    @Test func softHyphensShowWhereTheyBreak() {
        let text = typesetter.text(styled("co\u{AD}operation"))
        #expect(text.lines(width: .nan, height: .nan) == ["co\u{AD}operation"])
        let lines = text.lines(width: 80, height: .nan)
        #expect(lines == ["co\u{AD}-", "operation"])
        let layout = text.layout(size: text.size(width: 80, height: .nan))
        #expect(layout.string == "co\u{AD}operation")
    }

    @Test func noBreakSpacesHold() {
        let text = typesetter.text(styled("aaaa bbbb\u{A0}cccc"))
        #expect(text.lines(width: 95, height: .nan) == ["aaaa", "bbbb\u{A0}cccc"])
    }

    @Test func ideographsBreakAnywhereButBeforeAFullStop() {
        let lines = typesetter.text(styled("日本語日本語。日本語")).lines(width: 103, height: .nan)
        #expect(lines.joined() == "日本語日本語。日本語")
        #expect(lines.count == 2)
        #expect(!lines[1].hasPrefix("。"))
    }

    @Test func paragraphSeparators() {
        let text = typesetter.text(styled("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h"))
        #expect(text.lines(width: .nan, height: .nan) == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(typesetter.text(styled("a\n")).lines(width: .nan, height: .nan) == ["a", ""])
        #expect(typesetter.text(styled("\n\na")).lines(width: .nan, height: .nan) == ["", "", "a"])
    }

    @Test func runsShareLines() {
        let text = typesetter.text(StyledText(runs: [run("Hello "), run("wor", weight: 700), run("ld")], scale: 3))
        #expect(text.lines(width: .nan, height: .nan) == ["Hello world"])
        #expect(text.lines(width: 60, height: .nan) == ["Hello", "world"])
    }

    @Test func alignmentMovesLines() {
        func first(_ alignment: TextAlignment, _ isRightToLeft: Bool) -> [Double] {
            let text = typesetter.text(
                styled("iii\nMMMMMM", alignment: alignment, isRightToLeft: isRightToLeft))
            let layout = text.layout(size: text.size(width: .nan, height: .nan))
            let positions = layout.runs[0].positions
            return [Double(positions[0].x), Double(positions[3].x)]
        }
        let leading = first(.leading, false)
        #expect(leading == [0, 0])
        let center = first(.center, false)
        let trailing = first(.trailing, false)
        #expect(center[0] > 20 && abs(trailing[0] - 2 * center[0]) < 0.5)
        #expect(first(.leading, true) == trailing)
        #expect(first(.trailing, true) == leading)
    }

    @Test func trackingWidens() {
        let plain = typesetter.typeset(styled("Hello"))
        let wide = typesetter.typeset(StyledText(runs: [run("Hello", tracking: 2)], scale: 3))
        let difference =
            wide.size(width: .nan, height: .nan).width - plain.size(width: .nan, height: .nan).width
        #expect(abs(difference - 10) < 0.34)
        let xs = wide.layout(size: wide.size(width: .nan, height: .nan)).xs
        let plainXs = plain.layout(size: plain.size(width: .nan, height: .nan)).xs
        #expect(abs(xs[4] - plainXs[4] - 8) < 1e-6)
    }

    @Test func lineSpacingStandsBetweenLines() {
        var style = styled("a\nb\nc")
        style.lineSpacing = 10
        #expect(abs(typesetter.typeset(style).size(width: .nan, height: .nan).height - (64.287 + 20)) < 0.34)
    }

    @Test func tabsReachTheirStops() {
        let text = typesetter.typeset(styled("a\tb\tc"))
        let xs = text.layout(size: text.size(width: .nan, height: .nan)).xs
        #expect(abs(xs[1] - 28) < 0.01 && abs(xs[2] - 56) < 0.01)
    }

    // MARK: Properties

    static let alphabets = [
        "abc def ghi jkl. mno-pq (rs) 12,345.6 ",
        "שלום עולם abc 123 ",
        "日本語。テキスト（かな）a ",
        "مرحبا بالعالم 12 ab ",
        "👨‍👩‍👧🇩🇪e\u{301} ☃️x\u{AD}y\u{200B}z\u{A0}",
        "iiii WWWW \t\n",
    ]

    @Test(arguments: 0..<60) func whateverTheTextAndTheWidth(_ seed: Int) {
        var dice = Dice(UInt64(seed + 1))
        let letters = Array(BreakingTests.alphabets[seed % BreakingTests.alphabets.count])
        let length = Int.random(in: 1...80, using: &dice)
        let string = String((0..<length).map { _ in letters.randomElement(using: &dice)! })
        let text = typesetter.text(styled(string))
        let natural = text.size(width: .nan, height: .nan)
        var lastHeight = Double.infinity
        for width in stride(from: 3.0, through: natural.width + 20, by: 7.3) {
            let size = text.size(width: width, height: .nan)
            #expect(size.width <= width)
            #expect(size.width <= natural.width)
            // Wider is never taller, except where a hyphen takes the place of a letter.
            #expect(size.height <= lastHeight || string.contains("\u{AD}"))
            lastHeight = size.height
            // White space alone, in less room than it takes.
            if size.width == 0 { continue }
            // What is answered gives the same lines again.
            #expect(text.lines(width: size.width, height: size.height) == text.lines(width: width, height: .nan))
            #expect(text.size(width: size.width, height: size.height) == size)
            // Nothing is lost.
            let layout = text.layout(size: size)
            #expect(layout.string == string.replacingOccurrences(of: "\r\n", with: "\n"))
            #expect(layout.runs.allSatisfy { $0.glyphs.count == $0.positions.count })
            // Nothing drawn sticks out, unless a single letter is wider than the line.
            if width > 40 {
                for position in layout.runs.flatMap(\.positions) {
                    #expect(position.x > -10 && position.x < width + 1)
                    #expect(layout.inkBounds.contains(position))
                }
            }
        }
        #expect(lastHeight == Double(natural.height))
    }

    @Test(arguments: 0..<4) func shapingTablesAgreeWithHarfBuzz(_ seed: Int) {
        var dice = Dice(UInt64(seed + 100))
        let letters = (0x20...0x7E).map { Character(Unicode.Scalar($0)) } + Array("äéÑß×÷½«»–—‘’“”•…€−\u{A0}")
        let weight = [100, 400, 600, 900][seed % 4]
        // Enough to teach every pair.
        for _ in 0..<600 {
            let lesson = String((0..<60).map { _ in letters.randomElement(using: &dice)! })
            _ = typesetter.typeset(StyledText(runs: [run(lesson, weight: weight)]))
        }
        let stretches = typesetter.statistics.shapedStretches
        var known = 0
        for _ in 0..<20 {
            let string = String((0..<5).map { _ in letters.randomElement(using: &dice)! })
            let style = StyledText(runs: [run(string, weight: weight)], scale: 1000)
            let before = typesetter.statistics.shapedStretches
            let learnt = typesetter.typeset(style)
            if typesetter.statistics.shapedStretches == before { known += 1 }
            // A character that is no ASCII takes the long way.
            let long = StyledText(runs: [run(string + "\n日", weight: weight)], scale: 1000)
            let size = learnt.size(width: .nan, height: .nan)
            let a = learnt.layout(size: size)
            let fresh = PangoTypesetter().typeset(style)
            #expect(fresh.size(width: .nan, height: .nan) == size)
            let b = fresh.layout(size: size)
            #expect(a.runs.map(\.glyphs) == b.runs.map(\.glyphs))
            #expect(a.runs.map(\.positions) == b.runs.map(\.positions))
            let c = typesetter.typeset(long)
            #expect(c.layout(size: c.size(width: .nan, height: .nan)).runs[0].glyphs.prefix(5) == a.runs[0].glyphs[...])
        }
        #expect(known > 10 && stretches > 0)
    }
}

import Alidade
import AlidadeText
import Foundation
import Testing

struct TruncationTests {
    let typesetter = PangoTypesetter()
    static let sentence = "The quick brown fox jumps over the lazy dog"

    @Test func lineLimitCutsTheTail() {
        let text = typesetter.text(styled(TruncationTests.sentence, lineLimit: 1))
        let lines = text.lines(width: 120, height: .nan)
        #expect(lines == ["The quick br…"])
        let size = text.size(width: 120, height: .nan)
        #expect(size.width <= 120 && size.width > 100)
        #expect(text.layout(size: size).string == "The quick br…")
        #expect(text.size(width: .nan, height: .nan).width > 300)
    }

    @Test func headAndMiddle() {
        let head = typesetter.text(styled(TruncationTests.sentence, lineLimit: 1, truncation: .head))
        #expect(head.lines(width: 100, height: .nan) == ["…e lazy dog"])
        let middle = typesetter.text(styled(TruncationTests.sentence, lineLimit: 1, truncation: .middle))
        let line = middle.lines(width: 100, height: .nan)[0]
        #expect(line.hasPrefix("The") && line.hasSuffix("dog") && line.contains("…"))
    }

    @Test func noWhiteSpaceBeforeTheEllipsis() {
        for width in stride(from: 20.0, to: 200, by: 1) {
            let line = typesetter.text(styled(TruncationTests.sentence, lineLimit: 1)).lines(width: width, height: .nan)
            #expect(!line[0].contains(" …"))
        }
    }

    @Test func theLastOfSeveralLinesIsCut() {
        let text = typesetter.text(styled(TruncationTests.sentence, lineLimit: 2))
        #expect(text.lines(width: 100, height: .nan) == ["The quick", "brown fox…"])
        let head = typesetter.text(styled(TruncationTests.sentence, lineLimit: 2, truncation: .head))
        #expect(head.lines(width: 100, height: .nan) == ["The quick", "…e lazy dog"])
    }

    @Test func missingParagraphsShowAnEllipsis() {
        let text = typesetter.text(styled("one\ntwo\nthree", lineLimit: 2))
        #expect(text.lines(width: .nan, height: .nan) == ["one", "two…"])
        #expect(text.layout(size: text.size(width: .nan, height: .nan)).string == "one\ntwo…")
    }

    @Test(arguments: [(5.0, 1), (20.33, 1), (40, 1), (42.34, 2), (64, 2), (64.34, 3), (1000, 3)])
    func heightLimitsLines(_ height: Double, _ lines: Int) {
        let text = typesetter.text(styled("The quick brown fox jumps over"))
        #expect(text.lines(width: 90, height: height).count == lines)
        #expect(text.lines(width: 90, height: height).last?.hasSuffix("…") == (lines < 3))
        // Twenty lines answer a height that takes twenty lines.
        let long = typesetter.text(styled(Array(repeating: "x", count: 50).joined(separator: "\n")))
        let size = long.size(width: .nan, height: 20 * 22)
        #expect(long.lines(width: size.width, height: size.height).count == 20)
    }

    @Test func reservedLinesTakeRoom() {
        var style = styled("one", lineLimit: 3)
        style.reservesSpace = true
        #expect(abs(typesetter.typeset(style).size(width: .nan, height: .nan).height - 193.0 / 3) < 1e-9)
        #expect(abs(typesetter.typeset(style).size(width: 10, height: .nan).height - 193.0 / 3) < 1e-9)
    }

    @Test func minimumScaleFactorShrinksBeforeCutting() {
        var style = styled(TruncationTests.sentence, lineLimit: 1)
        style.minimumScaleFactor = 0.5
        let text = typesetter.text(style)
        let natural = text.size(width: .nan, height: .nan)
        let size = text.size(width: natural.width * 0.7, height: .nan)
        #expect(text.lines(width: natural.width * 0.7, height: .nan) == [TruncationTests.sentence])
        #expect(size.width <= natural.width * 0.7 && size.width > natural.width * 0.68)
        #expect(abs(size.height - natural.height * 0.7) < 0.5)
        let layout = text.layout(size: size)
        #expect(layout.runs[0].size < 17 * 0.705 && layout.runs[0].size > 17 * 0.68)
        #expect(layout.string == TruncationTests.sentence)
        #expect(layout.xs.last! < Double(size.width))
        // Beyond the minimum it is cut at the minimum.
        let small = text.lines(width: natural.width * 0.3, height: .nan)
        #expect(small[0].hasSuffix("…") && small[0].count > 15)
        #expect(text.layout(size: text.size(width: natural.width * 0.3, height: .nan)).runs[0].size == 8.5)
    }

    @Test func theEllipsisFitsAsFarAsItCan() {
        let text = typesetter.text(styled(TruncationTests.sentence, lineLimit: 1))
        for width in stride(from: 0.5, to: 60, by: 0.5) {
            let lines = text.lines(width: width, height: .nan)
            #expect(lines.count == 1 && lines[0].hasSuffix("…"))
            #expect(text.size(width: width, height: .nan).width <= width)
        }
    }

    @Test func graphemesStayWhole() {
        let text = typesetter.text(styled("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", lineLimit: 1))
        for width in stride(from: 20.0, to: 90, by: 1) {
            let line = text.lines(width: width, height: .nan)[0]
            #expect(line.dropLast().allSatisfy { $0 == "👨‍👩‍👧‍👦" })
        }
    }
}

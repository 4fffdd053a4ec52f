import Alidade
import AlidadeText
import Foundation
import Testing

struct CacheTests {
    let typesetter = PangoTypesetter()

    @Test func equalTextsAreShapedOnce() {
        for _ in 0..<10 { _ = typesetter.typeset(styled("Hello")) }
        #expect(typesetter.statistics.typesets == 10)
        #expect(typesetter.statistics.shapedTexts == 1)
    }

    @Test func lookAndLimitsDoNotShapeAgain() {
        var style = styled("Hello world, how are you")
        _ = typesetter.typeset(style)
        style.runs[0].color = red
        style.runs[0].underline = red
        style.lineLimit = 1
        style.truncation = .middle
        style.alignment = .center
        style.scale = 2
        style.lineSpacing = 4
        style.minimumScaleFactor = 0.5
        _ = typesetter.typeset(style).size(width: 50, height: .nan)
        // The ellipsis is a text of its own.
        #expect(typesetter.statistics.shapedTexts == 2)
        style.runs[0].font.weight = 700
        _ = typesetter.typeset(style)
        #expect(typesetter.statistics.shapedTexts == 3)
    }

    @Test func proposalsDoNotShape() {
        let text = typesetter.typeset(styled("The quick brown fox jumps over the lazy dog"))
        let before = typesetter.statistics
        for width in stride(from: 10.0, to: 400, by: 1) { _ = text.size(width: width, height: .nan) }
        #expect(typesetter.statistics.shapedTexts == before.shapedTexts)
    }

    @Test func aProposalIsBrokenOnce() {
        let text = typesetter.typeset(styled("The quick brown fox jumps over the lazy dog"))
        for _ in 0..<10 {
            _ = text.size(width: 100, height: .nan)
            _ = text.size(width: 120, height: .nan)
            _ = text.size(width: .nan, height: .nan)
            _ = text.baselines(width: 100, height: .nan)
        }
        // Two wrapped; the natural size takes none.
        #expect(typesetter.statistics.breakings == 2)
    }

    @Test func changedRowsAreTheOnlyOnesShaped() {
        func scroll(_ offset: Int, changing: Range<Int>) {
            for row in 0..<100 {
                let text = changing.contains(row) ? "Row \(row): \(offset)" : "Row \(row)"
                _ = typesetter.typeset(styled(text)).size(width: 300, height: .nan)
            }
        }
        scroll(0, changing: 0..<0)
        let before = typesetter.statistics
        scroll(1, changing: 10..<15)
        #expect(typesetter.statistics.shapedTexts - before.shapedTexts == 5)
    }

    @Test func learntAdvancesSpareHarfBuzz() {
        for offset in 0..<2000 { _ = typesetter.typeset(styled("Größe “\(offset)” × 2 – …")) }
        #expect(typesetter.statistics.shapedTexts == 2000)
        // The pairs of ten digits and their neighbours, not two thousand texts.
        #expect(typesetter.statistics.shapedStretches < 120)
        #expect(typesetter.statistics.itemizedParagraphs == 0)
    }

    @Test func whatIsNotAskedForIsForgotten() {
        let small = PangoTypesetter(capacity: 1000)
        _ = small.typeset(styled("keep"))
        for index in 0..<100 {
            _ = small.typeset(styled("text number \(index)"))
            _ = small.typeset(styled("keep"))
        }
        #expect(small.statistics.shapedTexts == 101)
        _ = small.typeset(styled("text number 0"))
        #expect(small.statistics.shapedTexts == 102)
        _ = small.typeset(styled("text number 99"))
        #expect(small.statistics.shapedTexts == 102)
    }

    @Test func layoutsAreRemembered() {
        let text = typesetter.typeset(styled("Hello"))
        let size = text.size(width: .nan, height: .nan)
        #expect(text.layout(size: size) === text.layout(size: size))
    }
}

import Alidade
internal import CPango

/// One paragraph after shaping: everything that does not depend on a width.
///
/// A *cluster* is the smallest piece that shaping gives an advance of its own: mostly a character, sometimes several
/// (ligatures, marks, emoji sequences). Lines are ranges of clusters in logical order.
final class ShapedParagraph {
    struct Glyph {
        var id: UInt32
        /// Logical cluster, and pen movement and offset in `PANGO_SCALE` units, y upwards.
        var cluster: Int32
        var advance: Int32
        var dx: Int32
        var dy: Int32
    }

    /// A stretch of one font, one direction and one styled run.
    struct Item {
        var font: LoadedFont
        /// Index in `StyledText.runs`.
        var run: Int
        /// Bidi embedding level; odd is right to left.
        var level: UInt8
        /// Range in `glyphs`, in visual order.
        var glyphs: Range<Int>
        /// Range of logical clusters.
        var clusters: Range<Int>
        /// Some glyph is lifted or lowered by its font (stacked marks), so ink may leave the line.
        var ascentOfMarks: Double
        var descentOfMarks: Double

        /// The glyphs of some of the clusters, in visual order.
        func glyphRange(of wanted: Range<Int>, in all: [Glyph]) -> Range<Int> {
            if wanted.lowerBound <= clusters.lowerBound, wanted.upperBound >= clusters.upperBound { return glyphs }
            let isReversed = level & 1 == 1
            let lower = isReversed ? wanted.upperBound : wanted.lowerBound
            let upper = isReversed ? wanted.lowerBound : wanted.upperBound
            let start = partition(all) { isReversed ? $0 >= lower : $0 < lower }
            let end = partition(all) { isReversed ? $0 >= upper : $0 < upper }
            return start..<max(start, end)
        }

        /// The first glyph whose cluster is not before the wanted one; clusters are in order along the item.
        private func partition(_ all: [Glyph], _ isBefore: (Int) -> Bool) -> Int {
            var low = glyphs.lowerBound
            var high = glyphs.upperBound
            while low < high {
                let middle = (low + high) / 2
                if isBefore(Int(all[middle].cluster)) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// Units of advances and offsets in a point: Pango's.
    static let unitsPerPoint = Double(PANGO_SCALE)

    /// Takes room but is not drawn (tabs and other control characters).
    static let noGlyph = UInt32.max

    let text: String
    /// Even: left to right.
    let baseLevel: UInt8
    let items: [Item]
    let glyphs: [Glyph]
    /// Byte offset in `text` where each cluster starts, and the length of the text at the end.
    let starts: [Int32]
    /// Distance in points from the paragraph's start to each cluster's start in logical order; one more at the end.
    let edges: [Double]
    /// Run of each item if there is only one; most texts have one.
    let metricsRun: Int
    private(set) lazy var breaks: BreakTable = BreakTable(self, language: language)
    private let language: OpaquePointer

    init(
        text: String, baseLevel: UInt8, items: [Item], glyphs: [Glyph], starts: [Int32], edges: [Double],
        metricsRun: Int, language: OpaquePointer
    ) {
        self.text = text
        self.baseLevel = baseLevel
        self.items = items
        self.glyphs = glyphs
        self.starts = starts
        self.edges = edges
        self.metricsRun = metricsRun
        self.language = language
    }

    /// The text of some clusters.
    func substring(_ clusters: Range<Int>) -> Substring {
        let units = text.utf8
        let start = units.index(units.startIndex, offsetBy: Int(starts[clusters.lowerBound]))
        let end = units.index(units.startIndex, offsetBy: Int(starts[clusters.upperBound]))
        return text[start..<end]
    }

    var clusterCount: Int { starts.count - 1 }
    var width: Double { edges[edges.count - 1] }
}

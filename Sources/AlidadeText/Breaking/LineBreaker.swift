import Alidade

/// Breaks shaped paragraphs into lines: greedy, then no last line of a single word where that can be avoided.
struct LineBreaker {
    let text: ShapedText
    /// Points; infinity where there is no limit.
    let width: Double
    /// Lines beyond this are not looked for; one more tells that text is left over.
    let limit: Int

    /// Sums of advances are exact to far less than this; sizes were rounded up to a pixel and must still fit.
    static let slop = 1e-3

    private(set) var lines: [BrokenLine] = []
    private(set) var isOverLimit = false

    /// `hyphenWidth` measures a hyphen in the style of a run.
    init(_ text: ShapedText, width: Double, limit: Int, hyphenWidth: (Int) -> Double) {
        self.text = text
        self.width = width
        self.limit = limit
        for index in text.paragraphs.indices {
            if lines.count >= limit {
                isOverLimit = true
                break
            }
            breakParagraph(index, hyphenWidth)
            if isOverLimit { break }
        }
    }

    private mutating func breakParagraph(_ index: Int, _ hyphenWidth: (Int) -> Double) {
        let paragraph = text.paragraphs[index]
        let count = paragraph.clusterCount
        if count == 0 || paragraph.width <= width + LineBreaker.slop {
            lines.append(BrokenLine(paragraph: index, start: 0, end: count, width: paragraph.width))
            return
        }
        let firstLine = lines.count
        let table = paragraph.breaks
        let hyphen = table.hasHyphens ? hyphenWidth(paragraph.metricsRun) : 0
        var next = 0
        var start = 0
        repeat {
            if lines.count >= limit {
                isOverLimit = true
                return
            }
            lines.append(
                LineBreaker.line(
                    paragraph, index: index, table: table, from: start, next: &next, width: width, hyphen: hyphen,
                    after: &start))
        } while start < count
        avoidOrphan(paragraph, table: table, firstLine: firstLine)
    }

    /// The line that begins at cluster `start`; `next` is the first opportunity behind `start`, `after` where the
    /// next line begins.
    private static func line(
        _ paragraph: ShapedParagraph, index: Int, table: BreakTable, from start: Int, next: inout Int, width: Double,
        hyphen: Double, after: inout Int
    ) -> BrokenLine {
        let count = paragraph.clusterCount
        let edges = paragraph.edges
        let origin = edges[start]
        let limit = origin + width + slop
        let opportunities = table.opportunities
        while next < opportunities.count - 1, Int(opportunities[next].at) <= start { next += 1 }
        var chosen: BreakTable.Opportunity?
        var probe = next
        while probe < opportunities.count {
            let candidate = opportunities[probe]
            let room = candidate.insertsHyphen ? hyphen : 0
            if edges[Int(candidate.visibleEnd)] + room <= limit {
                chosen = candidate
                next = probe
            } else if !candidate.insertsHyphen {
                break
            }
            probe += 1
        }
        if let chosen, Int(chosen.at) > start {
            after = Int(chosen.at)
            let visible = max(Int(chosen.visibleEnd), start)
            var end = visible
            var used = edges[visible] - origin + (chosen.insertsHyphen ? hyphen : 0)
            if Int(chosen.at) == count {
                // White space at a paragraph's end counts as far as there is room; elsewhere it hangs.
                while end < count, edges[end + 1] <= limit { end += 1 }
                used = edges[end] - origin
            }
            return BrokenLine(
                paragraph: index, start: start, end: end, endsWithHyphen: chosen.insertsHyphen, width: used)
        }
        // A word wider than the line: break before the last grapheme that is too much.
        var end = start + 1
        while end < count, !table.startsGrapheme(end) { end += 1 }
        probe = end
        while probe < count, edges[probe + 1] <= limit {
            probe += 1
            if table.startsGrapheme(probe) { end = probe }
        }
        after = end
        // No line begins with white space that only separates words.
        while after < count, table.isWhite(after) { after += 1 }
        return BrokenLine(paragraph: index, start: start, end: end, width: edges[end] - origin)
    }

    /// Moves one more word down where the last line would hold a single word.
    private mutating func avoidOrphan(_ paragraph: ShapedParagraph, table: BreakTable, firstLine: Int) {
        guard lines.count - firstLine >= 2 else { return }
        let last = lines[lines.count - 1]
        let previous = lines[lines.count - 2]
        let opportunities = table.opportunities
        // The opportunities strictly inside the last line and the previous one, counted from the end.
        var index = opportunities.count - 2
        while index >= 0, Int(opportunities[index].at) > last.start { return }
        guard index >= 1, Int(opportunities[index].at) == last.start, !previous.endsWithHyphen,
            table.isWhite(last.start - 1)
        else { return }
        index -= 1
        let at = Int(opportunities[index].at)
        // The previous line must keep a word, and the word that moves must stand free.
        guard at > previous.start, table.isWhite(at - 1), !opportunities[index].insertsHyphen else { return }
        let width = paragraph.edges[last.end] - paragraph.edges[at]
        let visible = Int(opportunities[opportunities.count - 1].visibleEnd)
        guard paragraph.edges[visible] - paragraph.edges[at] <= self.width + LineBreaker.slop else { return }
        let end = Int(opportunities[index].visibleEnd)
        guard end > previous.start else { return }
        lines[lines.count - 2].end = end
        lines[lines.count - 2].width = paragraph.edges[end] - paragraph.edges[previous.start]
        lines[lines.count - 1].start = at
        lines[lines.count - 1].width = min(width, self.width)
    }
}

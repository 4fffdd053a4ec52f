import Alidade

/// Shortens the last line that may be shown, to make room for an ellipsis.
enum Truncation {
    /// `line` begins where the last shown line begins; everything behind it in its paragraph competes for the room.
    static func cut(
        _ line: BrokenLine, of text: ShapedText, width: Double, mode: Text.TruncationMode, ellipsis: Double
    ) -> BrokenLine {
        let paragraph = text.paragraphs[line.paragraph]
        let count = paragraph.clusterCount
        let start = line.start
        let edges = paragraph.edges
        var result = line
        result.endsWithHyphen = false
        result.end = count
        let whole = edges[count] - edges[start]
        let room = max(width - ellipsis, 0) + LineBreaker.slop
        if whole <= room {
            // The paragraph's rest fits; only paragraphs below it are missing.
            let end = lastVisible(paragraph, from: start, to: count)
            result.cut = end..<count
            result.width = edges[end] - edges[start] + ellipsis
            return result
        }
        switch mode {
        case .tail:
            let end = lastVisible(paragraph, from: start, to: head(paragraph, from: start, room: room))
            result.cut = end..<count
            result.width = edges[end] - edges[start] + ellipsis
        case .head:
            let begin = firstVisible(paragraph, from: tail(paragraph, from: start, room: room))
            result.cut = start..<begin
            result.width = edges[count] - edges[begin] + ellipsis
        case .middle:
            let end = lastVisible(paragraph, from: start, to: head(paragraph, from: start, room: room / 2))
            let used = edges[end] - edges[start]
            let begin = firstVisible(paragraph, from: tail(paragraph, from: end, room: room - used))
            result.cut = end..<begin
            result.width = used + edges[count] - edges[begin] + ellipsis
        }
        return result
    }

    /// The cluster up to which text from `start` fits in `room`.
    private static func head(_ paragraph: ShapedParagraph, from start: Int, room: Double) -> Int {
        let limit = paragraph.edges[start] + room
        var end = start
        var probe = start
        while probe < paragraph.clusterCount, paragraph.edges[probe + 1] <= limit {
            probe += 1
            if paragraph.breaks.startsGrapheme(probe) { end = probe }
        }
        return end
    }

    /// The cluster from which text to the end fits in `room`.
    private static func tail(_ paragraph: ShapedParagraph, from start: Int, room: Double) -> Int {
        let count = paragraph.clusterCount
        let limit = paragraph.edges[count] - room
        var begin = count
        var probe = count
        while probe > start, paragraph.edges[probe - 1] >= limit {
            probe -= 1
            if paragraph.breaks.startsGrapheme(probe) { begin = probe }
        }
        return begin
    }

    private static func lastVisible(_ paragraph: ShapedParagraph, from start: Int, to end: Int) -> Int {
        var end = end
        while end > start, paragraph.breaks.isWhite(end - 1) { end -= 1 }
        return end
    }

    private static func firstVisible(_ paragraph: ShapedParagraph, from begin: Int) -> Int {
        var begin = begin
        while begin < paragraph.clusterCount, paragraph.breaks.isWhite(begin) { begin += 1 }
        return begin
    }
}

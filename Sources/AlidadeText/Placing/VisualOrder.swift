/// Puts a line's stretches in the order in which they are seen, left to right (rules L1 and L2 of Unicode annex 9).
enum VisualOrder {
    struct Segment {
        enum Content {
            case clusters(Range<Int>, item: Int)
            /// In the style of an item.
            case ellipsis(item: Int?)
            case hyphen(item: Int?)
        }

        var content: Content
        var level: UInt8

        var isHyphen: Bool {
            if case .hyphen = content { true } else { false }
        }
    }

    static func segments(of line: BrokenLine, in paragraph: ShapedParagraph) -> [Segment] {
        var segments: [Segment] = []
        func add(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            for (index, item) in paragraph.items.enumerated() where item.clusters.overlaps(range) {
                segments.append(
                    Segment(content: .clusters(item.clusters.clamped(to: range), item: index), level: item.level))
            }
        }
        let markItem = paragraph.items.firstIndex { $0.clusters.contains(line.start) }
        if let cut = line.cut {
            add(line.start..<cut.lowerBound)
            segments.append(Segment(content: .ellipsis(item: markItem), level: paragraph.baseLevel))
            add(cut.upperBound..<line.end)
        } else {
            add(line.start..<line.end)
        }
        if line.endsWithHyphen {
            segments.append(Segment(content: .hyphen(item: markItem), level: segments.last?.level ?? 0))
        }
        guard segments.contains(where: { $0.level != 0 }) else { return segments }
        resetTrailingSpace(&segments, paragraph)
        reorder(&segments)
        return segments
    }

    /// L1: white space at the line's end stands where the paragraph ends.
    private static func resetTrailingSpace(_ segments: inout [Segment], _ paragraph: ShapedParagraph) {
        guard let last = segments.last, last.level != paragraph.baseLevel,
            case .clusters(let range, let item) = last.content
        else { return }
        var end = range.upperBound
        while end > range.lowerBound, paragraph.breaks.isWhite(end - 1) { end -= 1 }
        guard end < range.upperBound else { return }
        segments.removeLast()
        if end > range.lowerBound {
            segments.append(Segment(content: .clusters(range.lowerBound..<end, item: item), level: last.level))
        }
        segments.append(
            Segment(content: .clusters(end..<range.upperBound, item: item), level: paragraph.baseLevel))
    }

    /// L2: from the highest level down to the lowest odd one, reverse every stretch at or above the level.
    private static func reorder(_ segments: inout [Segment]) {
        let highest = segments.reduce(0) { max($0, $1.level) }
        guard let lowest = segments.lazy.map(\.level).filter({ $0 & 1 == 1 }).min() else { return }
        for level in stride(from: highest, through: lowest, by: -1) {
            var index = 0
            while index < segments.count {
                guard segments[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < segments.count, segments[end].level >= level { end += 1 }
                segments[index..<end].reverse()
                index = end
            }
        }
    }
}

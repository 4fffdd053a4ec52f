/// A few rectangles that cover what must be repainted.
///
/// At most four: each costs a clip rectangle and a copy, and one large rectangle is cheaper than many small ones.
package struct PixelRegion: Equatable {
    package private(set) var rects: [PixelRect] = []
    package static let limit = 4

    package init() {}
    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }
    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // A union may swallow others, so start over after each.
        var index = 0
        while index < rects.count {
            let union = rects[index].union(rect)
            if rects[index].intersects(rect) || union.area <= rects[index].area + rect.area {
                rect = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { mergeCheapestPair() }
    }

    private mutating func mergeCheapestPair() {
        var best = (waste: Int.max, a: 0, b: 1)
        for a in rects.indices {
            for b in rects.indices where b > a {
                let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
                if waste < best.waste { best = (waste, a, b) }
            }
        }
        let union = rects[best.a].union(rects[best.b])
        rects.remove(at: best.b)
        rects.remove(at: best.a)
        add(union)
    }

    package func intersects(_ rect: PixelRect) -> Bool {
        for own in rects where own.intersects(rect) { return true }
        return false
    }

    /// The parts inside rectangles that do not overlap each other.
    func intersection(_ others: [PixelRect]) -> PixelRegion {
        var result = PixelRegion()
        for other in others { result.rects += intersection(other).rects }
        return result
    }

    package func intersection(_ rect: PixelRect) -> PixelRegion {
        var result = PixelRegion()
        for own in rects {
            let part = own.intersection(rect)
            // Parts of disjoint rectangles are disjoint; no merging needed.
            if !part.isEmpty { result.rects.append(part) }
        }
        return result
    }
}

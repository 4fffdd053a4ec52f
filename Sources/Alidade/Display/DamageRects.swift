import Foundation

/// A few rectangles that together contain everything added.
struct DamageRects: Equatable {
    private(set) var rects: [CGRect] = []
    /// More rectangles than this are merged: each costs a clip.
    private static let limit = 12

    /// The rectangles' areas added up, square points.
    var area: Double { rects.reduce(0) { $0 + $1.area } }

    mutating func add(_ rect: CGRect) {
        var rect = rect
        var index = 0
        while index < rects.count {
            let union = rects[index].union(rect)
            if union.area <= (rects[index].area + rect.area) * 1.1 {
                rect = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { mergeCheapest() }
    }

    /// Merges the two whose union has the least that neither has.
    private mutating func mergeCheapest() {
        var best = (first: 0, second: 1, waste: Double.infinity)
        for first in rects.indices {
            for second in (first + 1)..<max(rects.count, first + 1) {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }
}

extension CGRect {
    fileprivate var area: Double { isNull ? 0 : Double(width * height) }
}

import Foundation

/// The parts of the window in which two display lists differ.
struct DisplayDifference {
    private(set) var damage: [CGRect] = []
    private let window: CGRect
    /// More rectangles than this are merged: each costs a clip and a walk.
    private static let limit = 6

    init(window: CGRect) { self.window = window }

    mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem]) {
        compare(old, new, dx: 0, dy: 0, clip: window)
    }

    private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], dx: Double, dy: Double, clip: CGRect) {
        var i = 0
        var j = 0
        while i < old.count && j < new.count {
            let a = old[i]
            let b = new[j]
            if a.identity == b.identity {
                compare(a, b, dx: dx, dy: dy, clip: clip)
                i += 1
                j += 1
                continue
            }
            // Something came or went: the nearer partner decides which.
            var skipNew: Int?
            var skipOld: Int?
            for k in 1..<64 {
                if skipNew == nil, j + k < new.count, new[j + k].identity == a.identity { skipNew = k }
                if skipOld == nil, i + k < old.count, old[i + k].identity == b.identity { skipOld = k }
                if skipNew != nil || skipOld != nil { break }
            }
            if let count = skipNew {
                for item in new[j..<(j + count)] { add(item.bounds, dx, dy, clip) }
                j += count
            } else if let count = skipOld {
                for item in old[i..<(i + count)] { add(item.bounds, dx, dy, clip) }
                i += count
            } else {
                add(a.bounds, dx, dy, clip)
                add(b.bounds, dx, dy, clip)
                i += 1
                j += 1
            }
        }
        for item in old[i...] { add(item.bounds, dx, dy, clip) }
        for item in new[j...] { add(item.bounds, dx, dy, clip) }
    }

    private mutating func compare(_ a: DisplayItem, _ b: DisplayItem, dx: Double, dy: Double, clip: CGRect) {
        switch (a.content, b.content) {
        case (.scroll(let clipA, let offsetA, let itemsA), .scroll(let clipB, let offsetB, let itemsB))
        where clipA == clipB && offsetA == offsetB:
            let inside = clipB.map { clip.intersection($0.offsetBy(dx: dx, dy: dy)) } ?? clip
            compare(itemsA, itemsB, dx: dx + offsetB.dx, dy: dy + offsetB.dy, clip: inside)
        case (.group(let effectA, let itemsA), .group(let effectB, let itemsB))
        where effectA.isLocal && effectA == effectB:
            compare(
                itemsA, itemsB, dx: dx, dy: dy,
                clip: clip.intersection(b.bounds.union(a.bounds).offsetBy(dx: dx, dy: dy)))
        default:
            if a != b {
                add(a.bounds, dx, dy, clip)
                add(b.bounds, dx, dy, clip)
            }
        }
    }

    private mutating func add(_ bounds: CGRect, _ dx: Double, _ dy: Double, _ clip: CGRect) {
        // A point of margin: rounding to pixels and antialiasing reach outside.
        var rect = bounds.offsetBy(dx: dx, dy: dy).insetBy(dx: -1, dy: -1).intersection(clip)
        guard !rect.isNull, !rect.isEmpty else { return }
        var index = 0
        while index < damage.count {
            let union = damage[index].union(rect)
            if union.area <= (damage[index].area + rect.area) * 1.1 {
                rect = union
                damage.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        damage.append(rect)
        if damage.count > DisplayDifference.limit {
            damage = [damage.reduce(CGRect.null) { $0.union($1) }]
        }
    }
}

extension CGRect {
    fileprivate var area: Double { isNull ? 0 : Double(width * height) }
}

extension DisplayEffect {
    /// Whether a change of one child changes the picture only where that child is.
    fileprivate var isLocal: Bool {
        switch self {
        case .opacity, .blendMode, .clip, .mask, .color, .compositing: return true
        case .shadow, .blur, .transform: return false
        }
    }
}

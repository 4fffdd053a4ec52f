import Foundation

/// The parts of the window in which two display lists differ, and those that only moved.
struct DisplayDifference {
    private(set) var damage = DamageRects()
    private(set) var copies: [ScrollCopy] = []
    private let window: CGRect
    /// The lists that are being compared, outermost first.
    private var levels: [DisplayLevel] = []
    /// Whether everything around is drawn as it stands, so that a viewport's picture can be copied.
    private var isPlain = true
    /// A copy must leave more than this share of the viewport alone to be worth its while.
    private static let largestShare = 0.6

    init(window: CGRect) { self.window = window }

    mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem]) {
        compare(old, new, dx: 0, dy: 0, clip: window, corners: [])
    }

    private mutating func compare(
        _ old: [DisplayItem], _ new: [DisplayItem], dx: Double, dy: Double, clip: CGRect, corners: [CGRect]
    ) {
        levels.append(DisplayLevel(old: old, new: new, dx: dx, dy: dy, corners: corners))
        defer { levels.removeLast() }
        var i = 0
        var j = 0
        while i < old.count && j < new.count {
            let a = old[i]
            let b = new[j]
            if a.identity == b.identity {
                levels[levels.count - 1].oldIndex = i
                levels[levels.count - 1].newIndex = j
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
        where clipA == clipB:
            let inside = clipB.map { clip.intersection($0.offsetBy(dx: dx, dy: dy)) } ?? clip
            if offsetA == offsetB {
                compare(itemsA, itemsB, dx: dx + offsetB.dx, dy: dy + offsetB.dy, clip: inside, corners: [])
                return
            }
            let move = CGVector(dx: offsetB.dx - offsetA.dx, dy: offsetB.dy - offsetA.dy)
            if clipB != nil, isPlain, !inside.isNull,
                copy(inside, move, itemsA, itemsB, dx + offsetB.dx, dy + offsetB.dy)
            {
                return
            }
            add(a.bounds, dx, dy, clip)
            add(b.bounds, dx, dy, clip)
        case (.group(let effectA, let itemsA), .group(let effectB, let itemsB))
        where effectA.isLocal && effectA == effectB:
            let outer = isPlain
            isPlain = isPlain && effectA.keepsPicture
            compare(
                itemsA, itemsB, dx: dx, dy: dy,
                clip: clip.intersection(b.bounds.union(a.bounds).offsetBy(dx: dx, dy: dy)), corners: effectA.cutCorners)
            isPlain = outer
        default:
            if a != b {
                add(a.bounds, dx, dy, clip)
                add(b.bounds, dx, dy, clip)
            }
        }
    }

    /// Says that a viewport's picture moved, and compares what is inside as if it lay there already. False where its
    /// picture cannot be copied, or where too much of it must be painted anyway.
    private mutating func copy(
        _ viewport: CGRect, _ move: CGVector, _ old: [DisplayItem], _ new: [DisplayItem], _ dx: Double, _ dy: Double
    ) -> Bool {
        guard abs(move.dx) < viewport.width, abs(move.dy) < viewport.height,
            !copies.contains(where: { $0.rect.overlaps(viewport) }),
            let standing = DisplayLevel.standing(levels, in: viewport)
        else { return false }
        let (outerDamage, outerPlain) = (damage, isPlain)
        damage = DamageRects()
        // A viewport inside that moved too moves in a picture that moves: it is painted.
        isPlain = false
        for rect in standing.new { add(rect, 0, 0, viewport) }
        for rect in standing.old { add(rect, move.dx, move.dy, viewport) }
        compare(old, new, dx: dx, dy: dy, clip: viewport, corners: [])
        let inner = damage
        (damage, isPlain) = (outerDamage, outerPlain)
        guard inner.area < Double(viewport.width * viewport.height) * Self.largestShare else { return false }
        copies.append(ScrollCopy(rect: viewport, dx: move.dx, dy: move.dy))
        for rect in inner.rects { damage.add(rect) }
        return true
    }

    private mutating func add(_ bounds: CGRect, _ dx: Double, _ dy: Double, _ clip: CGRect) {
        // A point of margin: rounding to pixels and antialiasing reach outside.
        let rect = bounds.offsetBy(dx: dx, dy: dy).insetBy(dx: -1, dy: -1).intersection(clip)
        guard !rect.isNull, !rect.isEmpty else { return }
        damage.add(rect)
    }
}

extension DisplayEffect {
    /// Whether a change of one child changes the picture only where that child is.
    fileprivate var isLocal: Bool {
        switch self {
        case .opacity, .blendMode, .clip, .mask, .color, .compositing: return true
        case .shadow, .blur, .transform, .backdrop: return false
        }
    }

    /// Whether the picture of what is inside looks the same elsewhere, but for `cutCorners`.
    fileprivate var keepsPicture: Bool {
        switch self {
        case .clip(.rectangle, _), .clip(.roundedRectangle, _), .opacity, .compositing, .color: return true
        default: return false
        }
    }

    /// What a rounded clip takes away.
    fileprivate var cutCorners: [CGRect] {
        guard case .clip(.roundedRectangle(let rect, let size, _), _) = self else { return [] }
        return rect.corners(size)
    }
}

import Foundation

/// Two lists that are being compared, and where their coordinates begin in the window.
struct DisplayLevel {
    let old: [DisplayItem]
    let new: [DisplayItem]
    let dx: Double
    let dy: Double
    /// What the group around cuts off its corners, in its own coordinates.
    let corners: [CGRect]
    /// The pair that is being compared.
    var oldIndex = 0
    var newIndex = 0

    /// What stands still in a viewport while its content moves: whatever is drawn above it, and what beneath it is
    /// not of one colour. In window coordinates; nil where that is everything, or cannot be told.
    ///
    /// The viewport is the pair that the innermost level compares.
    static func standing(_ levels: [DisplayLevel], in viewport: CGRect) -> (old: [CGRect], new: [CGRect])? {
        var old = Backdrop()
        var new = Backdrop()
        var above = (old: [CGRect](), new: [CGRect]())
        for level in levels {
            let seen = viewport.offsetBy(dx: -level.dx, dy: -level.dy)
            func moved(_ rects: [CGRect]) -> [CGRect] {
                rects.filter { $0.overlaps(seen) }.map { $0.offsetBy(dx: level.dx, dy: level.dy) }
            }
            guard old.cover(level.old[..<level.oldIndex], in: seen, moved),
                new.cover(level.new[..<level.newIndex], in: seen, moved)
            else { return nil }
            for item in level.old[(level.oldIndex + 1)...] { above.old += moved(item.ink) }
            for item in level.new[(level.newIndex + 1)...] { above.new += moved(item.ink) }
            above.old += moved(level.corners)
            above.new += moved(level.corners)
        }
        return (old.spots + above.old, new.spots + above.new)
    }
}

/// What lies beneath a viewport: one colour but for a few spots.
struct Backdrop {
    /// Window coordinates.
    private(set) var spots: [CGRect] = []

    /// Puts items on top, back to front. False where one of them shows more than one colour in `seen`.
    mutating func cover(
        _ items: ArraySlice<DisplayItem>, in seen: CGRect, _ moved: ([CGRect]) -> [CGRect]
    ) -> Bool {
        for item in items where item.bounds.overlaps(seen) {
            guard let corners = item.corners(covering: seen) else {
                // A thin outline leaves the rest of the viewport alone.
                let ink = item.ink
                guard ink.count > 1 else { return false }
                spots += moved(ink)
                continue
            }
            spots += moved(corners)
        }
        return true
    }
}

extension DisplayItem {
    /// Where an item of one colour that otherwise covers a rectangle does not; nil where it does not cover it.
    fileprivate func corners(covering seen: CGRect) -> [CGRect]? {
        switch content {
        case .fill(.rectangle(let rect), .color):
            return rect.contains(seen) ? [] : nil
        case .fill(.roundedRectangle(let rect, let size, _), .color):
            return rect.contains(seen) ? rect.corners(size) : nil
        case .group(.shadow, let items), .group(.opacity, let items), .group(.compositing, let items):
            return items.count == 1 ? items[0].corners(covering: seen) : nil
        case .group(.clip(let shape, _), let items):
            guard items.count == 1, let corners = items[0].corners(covering: seen) else { return nil }
            switch shape {
            case .rectangle(let rect): return rect.contains(seen) ? corners : nil
            case .roundedRectangle(let rect, let size, _):
                return rect.contains(seen) ? corners + rect.corners(size) : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// Rectangles that contain all that the item draws; several for a frame around much that it does not.
    fileprivate var ink: [CGRect] {
        let rect: CGRect
        let size: CGSize
        let width: Double
        switch content {
        case .stroke(.rectangle(let outline), _, let style):
            (rect, size, width) = (outline, .zero, style.lineWidth)
        case .stroke(.roundedRectangle(let outline, let cornerSize, _), _, let style):
            (rect, size, width) = (outline, cornerSize, style.lineWidth)
        default: return [bounds]
        }
        // Two points of margin: the line is snapped to pixels.
        let outer = rect.insetBy(dx: -width / 2 - 1, dy: -width / 2 - 1)
        let band = width + 2
        guard outer.width > 2 * band, outer.height > 2 * band else { return [bounds] }
        return [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: band),
            CGRect(x: outer.minX, y: outer.maxY - band, width: outer.width, height: band),
            CGRect(x: outer.minX, y: outer.minY, width: band, height: outer.height),
            CGRect(x: outer.maxX - band, y: outer.minY, width: band, height: outer.height),
        ] + rect.corners(size)
    }
}

extension CGRect {
    /// Whether the rectangles share an area. Foundation's own test is true for neighbours that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The four rectangles in which a rounded rectangle is not straight. Continuous corners reach 1.53 radii in.
    func corners(_ size: CGSize) -> [CGRect] {
        let width = min(size.width * 1.53 + 1, self.width / 2)
        let height = min(size.height * 1.53 + 1, self.height / 2)
        guard width > 0, height > 0, size.width > 0, size.height > 0 else { return [] }
        return [
            CGRect(x: minX, y: minY, width: width, height: height),
            CGRect(x: maxX - width, y: minY, width: width, height: height),
            CGRect(x: minX, y: maxY - height, width: width, height: height),
            CGRect(x: maxX - width, y: maxY - height, width: width, height: height),
        ]
    }
}

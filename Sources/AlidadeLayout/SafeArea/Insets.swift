import Foundation

/// Insets by side, points; leading is left, as everywhere before places are mirrored.
struct SideInsets {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
}

extension LayoutTree {
    /// How far the safe area's borders reach into the item's frame, from outside: on every edge where the frame
    /// touches a border, the distance that separates it from the end of what lies behind that border.
    package func safeAreaInsets(of index: ItemIndex) -> EdgeInsets {
        let sides = sideInsets(of: index)
        let isReversed = items[Int(index)].flags.contains(.rightToLeft)
        return EdgeInsets(
            top: sides.top, leading: isReversed ? sides.right : sides.left, bottom: sides.bottom,
            trailing: isReversed ? sides.left : sides.right)
    }

    /// How far a scroll view shows its content beyond its frame: under the bars and over the window's border where the
    /// frame touches them. A scroll view inside of another shows none: the outer one's content moves away from there.
    package func scrollOverhang(of index: ItemIndex) -> (top: Double, left: Double, bottom: Double, right: Double) {
        var outer = items[Int(index)].parent
        while outer != noItem {
            if items[Int(outer)].kind == .scroll { return (0, 0, 0, 0) }
            outer = items[Int(outer)].parent
        }
        let sides = sideInsets(of: index)
        return (sides.top, sides.left, sides.bottom, sides.right)
    }

    func rootInsets(_ item: UnsafeMutablePointer<Item>) -> SideInsets {
        let params = item.pointee.params
        let isReversed = item.pointee.flags.contains(.rightToLeft)
        func clean(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
        return SideInsets(
            top: clean(params.p0), left: clean(isReversed ? params.p3 : params.p1), bottom: clean(params.p2),
            right: clean(isReversed ? params.p1 : params.p3))
    }

    func sideInsets(of index: ItemIndex) -> SideInsets {
        var result = SideInsets()
        // The frame in the coordinates of the ancestor that the walk has reached; edges that touched a border there
        // go on from that ancestor's own edge.
        let item = items + Int(index)
        var (left, top) = (0.0, 0.0)
        var (right, bottom) = (item.pointee.width, item.pointee.height)
        var current = index
        // Along a scroll view's axes its content is not beside the borders around: it moves past them.
        var (along, across) = (true, true)
        while items[Int(current)].parent != noItem {
            let record = items + Int(current)
            let parent = items + Int(record.pointee.parent)
            left += record.pointee.x
            right += record.pointee.x
            top += record.pointee.y
            bottom += record.pointee.y
            if parent.pointee.kind == .safeAreaInset || parent.pointee.kind == .safeAreaPadding,
                firstChildInLayout(of: parent) == current
            {
                let borders = borders(of: parent, around: record)
                let tolerance = pixelLength / 2 + 0.001
                let (width, height) = (parent.pointee.width, parent.pointee.height)
                if along, borders.top > 0, top <= borders.top + tolerance {
                    result.top += reach(top, borders.top)
                    top = min(top, 0)
                }
                if across, borders.left > 0, left <= borders.left + tolerance {
                    result.left += reach(left, borders.left)
                    left = min(left, 0)
                }
                if along, borders.bottom > 0, height - bottom <= borders.bottom + tolerance {
                    result.bottom += reach(height - bottom, borders.bottom)
                    bottom = max(bottom, height)
                }
                if across, borders.right > 0, width - right <= borders.right + tolerance {
                    result.right += reach(width - right, borders.right)
                    right = max(right, width)
                }
            }
            if parent.pointee.kind == .scroll {
                let axes = scrollAxes(parent)
                if axes.vertical { along = false }
                if axes.horizontal { across = false }
            }
            current = record.pointee.parent
        }
        let root = items + Int(current)
        guard root.pointee.kind == .root else { return result }
        let insets = rootInsets(root)
        if along {
            result.top += reach(top, insets.top)
            result.bottom += reach(root.pointee.height - bottom, insets.bottom)
        }
        if across {
            result.left += reach(left, insets.left)
            result.right += reach(root.pointee.width - right, insets.right)
        }
        return result
    }

    /// The part of a border of that depth that lies outside an edge, `distance` inside the border's outer end.
    private func reach(_ distance: Double, _ depth: Double) -> Double {
        guard depth > 0, distance <= depth + pixelLength / 2 + 0.001 else { return 0 }
        return min(max(distance, 0), depth)
    }

    /// What a bar, or padding that counts as safe area, takes away beside the primary child.
    private func borders(
        of item: UnsafeMutablePointer<Item>, around primary: UnsafeMutablePointer<Item>
    ) -> SideInsets {
        var borders = SideInsets(
            top: primary.pointee.y, left: primary.pointee.x,
            bottom: item.pointee.height - primary.pointee.y - primary.pointee.height,
            right: item.pointee.width - primary.pointee.x - primary.pointee.width)
        guard item.pointee.kind == .safeAreaInset else { return borders }
        let edge = item.pointee.params.p0
        let isReversed = item.pointee.flags.contains(.rightToLeft)
        if edge != 0 { borders.top = 0 }
        if edge != 2 { borders.bottom = 0 }
        if edge != (isReversed ? 3 : 1) { borders.left = 0 }
        if edge != (isReversed ? 1 : 3) { borders.right = 0 }
        return borders
    }
}

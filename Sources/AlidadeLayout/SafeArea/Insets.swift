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
        while items[Int(current)].parent != noItem {
            let record = items + Int(current)
            let parent = items + Int(record.pointee.parent)
            left += record.pointee.x
            right += record.pointee.x
            top += record.pointee.y
            bottom += record.pointee.y
            if parent.pointee.kind == .safeAreaInset, firstChildInLayout(of: parent) == current {
                addBar(parent, &result, &left, &top, &right, &bottom)
            }
            current = record.pointee.parent
        }
        let root = items + Int(current)
        guard root.pointee.kind == .root else { return result }
        let insets = rootInsets(root)
        result.top += reach(top, insets.top)
        result.left += reach(left, insets.left)
        result.bottom += reach(root.pointee.height - bottom, insets.bottom)
        result.right += reach(root.pointee.width - right, insets.right)
        return result
    }

    /// The part of a border of that depth that lies outside an edge, `distance` inside the border's outer end.
    private func reach(_ distance: Double, _ depth: Double) -> Double {
        guard depth > 0, distance <= depth + pixelLength / 2 + 0.001 else { return 0 }
        return min(max(distance, 0), depth)
    }

    private func addBar(
        _ parent: UnsafeMutablePointer<Item>, _ result: inout SideInsets, _ left: inout Double, _ top: inout Double,
        _ right: inout Double, _ bottom: inout Double
    ) {
        let primary = items + Int(firstChildInLayout(of: parent))
        let tolerance = pixelLength / 2 + 0.001
        let before = primary.pointee.y
        let after = parent.pointee.height - primary.pointee.y - primary.pointee.height
        let beforeX = primary.pointee.x
        let afterX = parent.pointee.width - primary.pointee.x - primary.pointee.width
        let (edge, isReversed) = (parent.pointee.params.p0, parent.pointee.flags.contains(.rightToLeft))
        if edge == 0, before > 0, top <= before + tolerance {
            result.top += reach(top, before)
            top = min(top, 0)
        } else if edge == 2, after > 0, parent.pointee.height - bottom <= after + tolerance {
            result.bottom += reach(parent.pointee.height - bottom, after)
            bottom = max(bottom, parent.pointee.height)
        } else if edge == 1 || edge == 3 {
            if (edge == 1) != isReversed, beforeX > 0, left <= beforeX + tolerance {
                result.left += reach(left, beforeX)
                left = min(left, 0)
            } else if (edge == 3) != isReversed, afterX > 0, parent.pointee.width - right <= afterX + tolerance {
                result.right += reach(parent.pointee.width - right, afterX)
                right = max(right, parent.pointee.width)
            }
        }
    }
}

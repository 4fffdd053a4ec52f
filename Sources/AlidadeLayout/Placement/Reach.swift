extension LayoutTree {
    /// How far anything inside an item reaches out of it at most, points; infinite where only the client can tell.
    ///
    /// What lies out of sight by more than this need not be looked at. Found when it is asked for and remembered; a
    /// place that changes makes it unknown on the way up only.
    package func reach(of top: ItemIndex) -> Double {
        // Down to where nothing is below, then up again: no recursion, whatever the depth.
        var index = top
        var descends = true
        while true {
            let item = items + Int(index)
            if !item.pointee.flags.contains(.reachKnown) {
                if descends, item.pointee.firstChild != noItem, !isOpen(item), !isClosed(item) {
                    index = item.pointee.firstChild
                    continue
                }
                reaches[Int(index)] = isOpen(item) ? .infinity : reachOfChildren(item)
                item.pointee.flags.insert(.reachKnown)
            }
            if index == top { return Double(reaches[Int(top)]) }
            descends = item.pointee.next != noItem
            index = descends ? item.pointee.next : item.pointee.parent
        }
    }

    /// What is inside is drawn through the client, which may put it anywhere.
    @inline(__always)
    private func isOpen(_ item: UnsafeMutablePointer<Item>) -> Bool {
        item.pointee.payload >= 0 && item.pointee.firstChild != noItem && !isClosed(item)
    }

    /// Nothing is seen outside of a viewport that clips, but what shows under bars.
    @inline(__always)
    private func isClosed(_ item: UnsafeMutablePointer<Item>) -> Bool {
        item.pointee.kind == .scroll && !item.pointee.flags.contains(.client1)
    }

    private func reachOfChildren(_ item: UnsafeMutablePointer<Item>) -> Float {
        var reach = 0.0
        if isClosed(item) {
            let overhang = scrollOverhang(of: ItemIndex(item - items))
            return Float(
                rounding: max(max(overhang.top, overhang.bottom), max(overhang.left, overhang.right)), up: true)
        }
        let (width, height) = (item.pointee.width, item.pointee.height)
        var index = item.pointee.firstChild
        while index != noItem {
            let child = items + Int(index)
            if child.pointee.kind != .marker {
                let inner = Double(reaches[Int(index)])
                let x = max(-child.pointee.x, child.pointee.x + child.pointee.width - width)
                let y = max(-child.pointee.y, child.pointee.y + child.pointee.height - height)
                reach = max(reach, max(x, y) + inner)
            }
            index = child.pointee.next
        }
        return Float(rounding: reach, up: true)
    }

    /// Something has changed inside the item: nothing around it is known either.
    @inline(__always)
    func forgetReach(_ start: ItemIndex) {
        var index = start
        while index != noItem, items[Int(index)].flags.contains(.reachKnown) {
            items[Int(index)].flags.remove(.reachKnown)
            index = items[Int(index)].parent
        }
    }
}

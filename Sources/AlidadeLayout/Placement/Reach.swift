/// How far what is drawn of an item's inside lies from where the item is.
struct Reach {
    /// How far anything inside reaches out of the item at most, points.
    var own: Float
    /// The most that any child's inside reaches out of that child.
    var ofChildren: Float
    /// The child that has changed since, where the flags say that one has (`reachPartly`).
    var changedChild: ItemIndex
}

extension LayoutTree {
    /// How far anything inside an item reaches out of it at most, points; infinite where only the client can tell.
    ///
    /// What lies out of sight by more than this need not be looked at. Found when it is asked for and remembered; a
    /// place that changes makes it unknown on the way up only. In a container of many children one that changes widens
    /// what was known, so that the others need not be looked at; it is found anew when the container is placed again.
    package func reach(of top: ItemIndex) -> Double {
        // Down to where nothing is below, then up again: no recursion, whatever the depth.
        var index = top
        var descends = true
        while true {
            let item = items + Int(index)
            if !item.pointee.flags.contains(.reachKnown) {
                let isPartly = item.pointee.flags.contains(.reachPartly)
                if descends, item.pointee.firstChild != noItem, !isOpen(item), !isClosed(item) {
                    index = isPartly ? reaches[Int(index)].changedChild : item.pointee.firstChild
                    continue
                }
                findReach(item, index, isPartly: isPartly)
                item.pointee.flags.remove(.reachPartly)
                item.pointee.flags.insert(.reachKnown)
            }
            if index == top { return Double(reaches[Int(top)].own) }
            let parent = item.pointee.parent
            descends = item.pointee.next != noItem && !items[Int(parent)].flags.contains(.reachPartly)
            index = descends ? item.pointee.next : parent
        }
    }

    /// The most that the inside of any child of an item reaches out of that child, points: by how much more than its
    /// own frame a child must be out of sight, if it is not looked at.
    package func reachOfChildren(of index: ItemIndex) -> Double {
        isOpen(items + Int(index)) || reach(of: index) == .infinity ? .infinity : Double(reaches[Int(index)].ofChildren)
    }

    private func findReach(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, isPartly: Bool) {
        let record = reaches + Int(index)
        if isOpen(item) {
            record.pointee.own = .infinity
        } else if isClosed(item) {
            let overhang = scrollOverhang(of: index)
            record.pointee.own = Float(
                rounding: max(max(overhang.top, overhang.bottom), max(overhang.left, overhang.right)), up: true)
        } else if isPartly, hasManyChildren(item) {
            widen(record, by: record.pointee.changedChild, of: item)
        } else {
            record.pointee = Reach(own: 0, ofChildren: 0, changedChild: noItem)
            var child = item.pointee.firstChild
            while child != noItem {
                widen(record, by: child, of: item)
                child = items[Int(child)].next
            }
        }
    }

    /// Makes what is known of an item hold for one child too.
    @inline(__always)
    private func widen(_ record: UnsafeMutablePointer<Reach>, by index: ItemIndex, of item: UnsafeMutablePointer<Item>)
    {
        let child = items + Int(index)
        guard child.pointee.kind != .marker else { return }
        let inner = reaches[Int(index)].own
        let x = max(-child.pointee.x, child.pointee.x + child.pointee.width - item.pointee.width)
        let y = max(-child.pointee.y, child.pointee.y + child.pointee.height - item.pointee.height)
        record.pointee.own = max(record.pointee.own, Float(rounding: max(x, y) + Double(inner), up: true))
        record.pointee.ofChildren = max(record.pointee.ofChildren, inner)
    }

    /// Too many to look at each for one that has changed.
    private func hasManyChildren(_ item: UnsafeMutablePointer<Item>) -> Bool {
        var child = item.pointee.firstChild
        for _ in 0..<32 {
            if child == noItem { return false }
            child = items[Int(child)].next
        }
        return child != noItem
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

    /// Something has changed inside the item: nothing around it is known either, but for what does not change with it.
    @inline(__always)
    func forgetReach(_ start: ItemIndex) {
        guard start != noItem else { return }
        items[Int(start)].flags.remove(.reachPartly)
        var index = start
        while index != noItem, items[Int(index)].flags.contains(.reachKnown) {
            items[Int(index)].flags.remove(.reachKnown)
            let parent = items[Int(index)].parent
            if parent != noItem { noteChange(of: index, in: parent) }
            index = parent
        }
    }

    private func noteChange(of child: ItemIndex, in parent: ItemIndex) {
        let item = items + Int(parent)
        if item.pointee.flags.contains(.reachKnown) {
            item.pointee.flags.insert(.reachPartly)
            reaches[Int(parent)].changedChild = child
        } else if reaches[Int(parent)].changedChild != child {
            item.pointee.flags.remove(.reachPartly)
        }
    }
}

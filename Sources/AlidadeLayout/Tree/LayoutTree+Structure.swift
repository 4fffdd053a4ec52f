extension LayoutTree {
    // MARK: Changing the tree

    /// Adds an item and marks what its presence changes.
    ///
    /// - Parameters:
    ///   - parent: `noItem` makes a root of its own.
    ///   - previous: the sibling to come after; `noItem`: it becomes the first child.
    package func insert(
        _ kind: ItemKind, _ params: ItemParams, horizontal: AlignmentKey, vertical: AlignmentKey, flags: ItemFlags,
        payload: Int32, parent: ItemIndex, after previous: ItemIndex
    ) -> ItemIndex {
        let index = allocateItem()
        let item = items + Int(index)
        item.initialize(
            to: Item(
                kind: kind, marks: [], flags: flags, hAlign: horizontal, vAlign: vertical, parent: parent,
                firstChild: noItem, next: noItem, previous: noItem, cache: -1, payload: payload, params: params, x: 0,
                y: 0, width: 0, height: 0, proposalWidth: .nan, proposalHeight: .nan))
        if parent != noItem {
            let container = items + Int(parent)
            link(item, index, parent: container, after: previous)
            // Most insertions are into what nobody has asked, placed or seen.
            if !container.pointee.flags.isDisjoint(with: [.reachKnown, .reachPartly]) { forgetReach(parent) }
            if !isUnasked(container), kind != .marker { markChildren(of: parent) }
        } else {
            roots &+= 1
            newRoots &+= 1
        }
        if kind.rawValue >= ItemKind.external.rawValue || flags.contains(.observesPosition) {
            noteKind(kind, flags, index)
        }
        return index
    }

    /// Counts what can set a guide, and notes what depends on its place.
    @inline(__always)
    private func noteKind(_ kind: ItemKind, _ flags: ItemFlags, _ index: ItemIndex) {
        if kind == .alignmentGuide || kind == .external { guideItems &+= 1 }
        if kind == .ignoresSafeArea || flags.contains(.observesPosition) { noteDependsOnPlace(index) }
    }

    /// Removes an item and everything below it. Their indices will be used again.
    package func remove(_ index: ItemIndex) {
        guard isAlive(index) else { return }
        let item = items + Int(index)
        let parent = item.pointee.parent
        forgetReach(parent)
        if parent == noItem {
            roots -= 1
            if !item.pointee.marks.contains(.placed) { newRoots -= 1 }
        } else {
            unlink(index)
            if item.pointee.kind != .marker { markChildren(of: parent) }
        }
        // An item before what is inside it, so that what is built next in this order lies as it did; no recursion,
        // whatever the depth. The links of a released item last until it is used again.
        let firstFreed = freeItemCount
        var current = index
        while true {
            let record = items + Int(current)
            if record.pointee.kind == .alignmentGuide || record.pointee.kind == .external { guideItems -= 1 }
            if record.pointee.marks.contains(.measure) || record.pointee.marks.contains(.reported) {
                hasStaleMarks = true
            }
            releaseItem(current)
            if record.pointee.firstChild != noItem {
                current = record.pointee.firstChild
                continue
            }
            while current != index, items[Int(current)].next == noItem { current = items[Int(current)].parent }
            if current == index { break }
            current = items[Int(current)].next
        }
        reverseFreed(from: firstFreed)
    }

    /// Moves the siblings from `first` to `last` behind `previous`, which is not one of them.
    package func moveRange(first: ItemIndex, last: ItemIndex, after previous: ItemIndex, parent: ItemIndex) {
        let before = items[Int(first)].previous
        guard before != previous else { return }
        let after = items[Int(last)].next
        if before == noItem {
            items[Int(parent)].firstChild = after
        } else {
            items[Int(before)].next = after
        }
        if after != noItem { items[Int(after)].previous = before }
        let following = previous == noItem ? items[Int(parent)].firstChild : items[Int(previous)].next
        items[Int(first)].previous = previous
        items[Int(last)].next = following
        if previous == noItem {
            items[Int(parent)].firstChild = first
        } else {
            items[Int(previous)].next = first
        }
        if following != noItem { items[Int(following)].previous = last }
        markChildren(of: parent)
    }

    /// Whether nobody can have asked a container for anything: most insertions are into such.
    @inline(__always)
    private func isUnasked(_ item: UnsafeMutablePointer<Item>) -> Bool {
        guard item.pointee.cache < 0, !item.pointee.marks.contains(.placed), item.pointee.kind.isCached else {
            return false
        }
        // What wraps a leaf keeps no answers; what is around it does.
        guard item.pointee.kind.canBeSimple, item.pointee.parent != noItem else { return true }
        let container = items + Int(item.pointee.parent)
        return container.pointee.cache < 0 && !container.pointee.marks.contains(.placed)
    }

    @inline(__always)
    private func link(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, parent: UnsafeMutablePointer<Item>,
        after previous: ItemIndex
    ) {
        let following: ItemIndex
        if previous == noItem {
            following = parent.pointee.firstChild
            parent.pointee.firstChild = index
        } else {
            following = items[Int(previous)].next
            items[Int(previous)].next = index
        }
        item.pointee.previous = previous
        if following == noItem { return }
        item.pointee.next = following
        items[Int(following)].previous = index
    }

    private func unlink(_ index: ItemIndex) {
        let item = items + Int(index)
        if item.pointee.previous == noItem {
            items[Int(item.pointee.parent)].firstChild = item.pointee.next
        } else {
            items[Int(item.pointee.previous)].next = item.pointee.next
        }
        if item.pointee.next != noItem { items[Int(item.pointee.next)].previous = item.pointee.previous }
    }

    // MARK: Walking it

    /// Whether an index, which may be of an item that is gone, is that of an item directly in a container.
    package func isChild(_ index: ItemIndex, of container: ItemIndex) -> Bool {
        isAlive(index) && items[Int(index)].parent == container
    }

    /// Markers included.
    @inlinable package func firstChild(of index: ItemIndex) -> ItemIndex { items[Int(index)].firstChild }
    /// Markers included.
    @inlinable package func next(of index: ItemIndex) -> ItemIndex { items[Int(index)].next }
    /// Markers included.
    @inlinable package func previous(of index: ItemIndex) -> ItemIndex { items[Int(index)].previous }

    /// The first child that takes part in layout.
    package func firstPlacedChild(of index: ItemIndex) -> ItemIndex? {
        let child = firstChildInLayout(of: items + Int(index))
        return child == noItem ? nil : child
    }

    /// Calls `body` with the item and everything below it. `body` does not change the tree.
    package func forEachInSubtree(of index: ItemIndex, _ body: (ItemIndex) -> Void) {
        var current = index
        while true {
            body(current)
            if items[Int(current)].firstChild != noItem {
                current = items[Int(current)].firstChild
                continue
            }
            while items[Int(current)].next == noItem || current == index {
                if current == index { return }
                current = items[Int(current)].parent
                if current == index { return }
            }
            current = items[Int(current)].next
        }
    }

    @inline(__always)
    func firstChildInLayout(of item: UnsafeMutablePointer<Item>) -> ItemIndex {
        skippingMarkers(item.pointee.firstChild)
    }

    @inline(__always)
    func nextInLayout(of index: ItemIndex) -> ItemIndex { skippingMarkers(items[Int(index)].next) }

    @inline(__always)
    private func skippingMarkers(_ start: ItemIndex) -> ItemIndex {
        var index = start
        while index != noItem, items[Int(index)].kind.isMarker { index = items[Int(index)].next }
        return index
    }

    /// The child for which an item with one child, or with a secondary one, answers.
    @inline(__always)
    func primaryChild(of item: UnsafeMutablePointer<Item>) -> ItemIndex {
        var child = firstChildInLayout(of: item)
        if item.pointee.kind == .background, child != noItem {
            var next = nextInLayout(of: child)
            while next != noItem {
                child = next
                next = nextInLayout(of: child)
            }
        }
        return child
    }

    // MARK: Where an item is

    /// The item's corner in its root's coordinates.
    package func origin(of index: ItemIndex) -> (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        var current = index
        while current != noItem {
            let item = items + Int(current)
            x += item.pointee.x
            y += item.pointee.y
            current = item.pointee.parent
        }
        return (x, y)
    }
}

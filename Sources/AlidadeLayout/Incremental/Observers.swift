extension LayoutTree {
    /// An item has moved and nothing else: only what depends on place hears of it.
    @inline(__always)
    func noteMove(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex) {
        statistics.moved &+= 1
        guard item.pointee.marks.contains(.dependsOnPlace) else { return }
        if item.pointee.flags.contains(.observesPosition) { addReport(item, index) }
        if item.pointee.kind == .ignoresSafeArea {
            work.append(PlaceWork(item: index, moved: true, onlyMoved: false))
        } else if item.pointee.firstChild != noItem {
            work.append(PlaceWork(item: index, moved: true, onlyMoved: true))
        }
    }

    /// Takes the move of an item to its children.
    func passMove(_ index: ItemIndex) {
        var child = items[Int(index)].firstChild
        while child != noItem {
            let item = items + Int(child)
            if item.pointee.marks.contains(.dependsOnPlace) { noteMove(item, child) }
            child = item.pointee.next
        }
    }

    func report(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, resized: Bool, moved: Bool) {
        let flags = item.pointee.flags
        if resized || (moved && flags.contains(.observesPosition)) { addReport(item, index) }
    }

    private func addReport(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex) {
        guard !item.pointee.marks.contains(.reported) else { return }
        item.pointee.marks.insert(.reported)
        reported.append(index)
        changedObservers.append(index)
    }
}

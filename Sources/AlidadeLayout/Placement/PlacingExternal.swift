extension LayoutTree {
    /// Lets the client place an external item's children, then gives them those places.
    func placeExternal(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, moved: Bool) {
        guard let client else { return }
        recorded.removeAll(keepingCapacity: true)
        placing = index
        client.place(index, size: item.pointee.size, proposal: item.pointee.proposal)
        // The client may have changed what is below.
        if !marked.isEmpty { settleMarks() }
        placing = noItem
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        for place in recorded where isAlive(place.child) {
            items[Int(place.child)].marks.insert(.inRun)
            setLeftOut(place.isLeftOut, place.child)
            if place.isLeftOut { continue }
            let size = measure(place.child, place.proposal)
            put(
                place.child, in: item, x: place.x, y: place.y, size, place.proposal, moved: moved,
                mirrored: mirrored)
        }
        recorded.removeAll(keepingCapacity: true)
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let record = items + Int(child)
            if record.pointee.marks.contains(.inRun) {
                record.pointee.marks.remove(.inRun)
            } else {
                setLeftOut(false, child)
                let proposal = item.pointee.proposal
                let size = measure(child, proposal)
                put(
                    child, in: item, x: (item.pointee.width - size.width) / 2,
                    y: (item.pointee.height - size.height) / 2, size, proposal, moved: moved, mirrored: false)
            }
            child = nextInLayout(of: child)
        }
    }

    /// Tells the client where that differs from before; an item that is new counts as there.
    private func setLeftOut(_ isLeftOut: Bool, _ index: ItemIndex) {
        let item = items + Int(index)
        guard item.pointee.flags.contains(.leftOut) != isLeftOut else { return }
        item.pointee.flags.formSymmetricDifference(.leftOut)
        changedPresence.append(index)
    }
}

extension LayoutTree {
    /// The item's answers to proposals may have changed.
    package func markMeasure(_ index: ItemIndex) {
        let item = items + Int(index)
        if placing != noItem, index == placing {
            if !item.pointee.marks.contains(.measure) {
                item.pointee.marks.insert(.measure)
                deferredMarks.append(index)
            }
            return
        }
        // What nobody has asked and nobody has placed is found by the walk from its marked parent.
        guard !item.pointee.marks.contains(.measure), !isNew(item) else { return }
        item.pointee.marks.insert(.measure)
        marked.append(index)
    }

    /// The places of the item's children may have changed, and with them what depends on place.
    package func markPlace(_ index: ItemIndex) {
        let item = items + Int(index)
        guard item.pointee.marks.contains(.placed) else { return }
        item.pointee.marks.formUnion([.placeAgain, .movesAll])
        placeRoots.append(index)
    }

    /// Whether `layout` has something to do.
    package var needsLayout: Bool {
        !marked.isEmpty || !deferredMarks.isEmpty || !placeRoots.isEmpty || newRoots > 0
    }

    /// Writes what differs and marks what it changes. Equal values mark nothing.
    @discardableResult
    package func patch(
        _ index: ItemIndex, _ params: ItemParams, horizontal: AlignmentKey, vertical: AlignmentKey, flags: ItemFlags
    ) -> Bool {
        let item = items + Int(index)
        let flags = flags.union(item.pointee.flags.intersection(.kept))
        let paramsDiffer = item.pointee.params != params
        let alignmentDiffers = item.pointee.hAlign != horizontal || item.pointee.vAlign != vertical
        let changedFlags = item.pointee.flags.symmetricDifference(flags)
        guard paramsDiffer || alignmentDiffers || !changedFlags.isEmpty else { return false }
        forgetReach(index)
        let old = item.pointee.params
        item.pointee.params = params
        item.pointee.hAlign = horizontal
        item.pointee.vAlign = vertical
        item.pointee.flags = flags.subtracting([.reachKnown, .reachPartly])
        if changedFlags.contains(.observesPosition) { noteDependsOnPlace(index) }
        if (alignmentDiffers || paramsDiffer), item.pointee.kind == .gridCell { markGrid(of: index) }
        if alignmentDiffers {
            markMeasure(index)
        } else if paramsDiffer {
            switch item.pointee.kind {
            case .marker, .leaf: break
            case .offset, .ignoresSafeArea, .root: markPlace(index)
            case .position: if wasAskedForGuide(item) { markMeasure(index) } else { markPlace(index) }
            case .scroll: if old.p0 != params.p0 { markMeasure(index) } else { markPlace(index) }
            default: markMeasure(index)
            }
        }
        if changedFlags.contains(.rightToLeft) {
            // The client of these may measure, or prefer spacing, by direction.
            if item.pointee.kind == .text || item.pointee.kind == .external || item.pointee.kind == .root {
                markMeasure(index)
            }
            markPlace(index)
        } else if changedFlags.contains(.freeOffset) {
            markPlace(index)
        }
        return true
    }

    /// Sets flags that a later patch keeps.
    package func setFlag(_ flag: ItemFlags, on index: ItemIndex) {
        items[Int(index)].flags.formUnion(flag)
        if flag.contains(.observesPosition) { noteDependsOnPlace(index) }
    }

    // MARK: Inside

    /// Children were inserted, removed or reordered.
    func markChildren(of parent: ItemIndex) {
        // A client that fills a container while it places it, places what it has added.
        if parent == placing { return }
        markMeasure(parent)
    }

    /// Nobody can have asked the item for anything.
    @inline(__always)
    func isNew(_ item: UnsafeMutablePointer<Item>) -> Bool {
        if item.pointee.cache >= 0 || item.pointee.marks.contains(.placed) { return false }
        // A leaf keeps no answers, nor does what wraps it; their container does.
        var current = item
        while !current.pointee.kind.isCached || current.pointee.kind.canBeSimple {
            guard current.pointee.parent != noItem else { return true }
            let wasWrapper = current.pointee.kind.canBeSimple
            current = items + Int(current.pointee.parent)
            if current.pointee.cache >= 0 || current.pointee.marks.contains(.placed) { return false }
            // Only one wrapper, the innermost, can be without answers.
            if wasWrapper { break }
        }
        return true
    }

    /// Makes walks over moved subtrees find the item.
    func noteDependsOnPlace(_ index: ItemIndex) {
        var current = index
        while current != noItem, !items[Int(current)].marks.contains(.dependsOnPlace) {
            items[Int(current)].marks.insert(.dependsOnPlace)
            current = items[Int(current)].parent
        }
    }

    private func wasAskedForGuide(_ item: UnsafeMutablePointer<Item>) -> Bool {
        guard item.pointee.cache >= 0 else { return false }
        return !cacheRecord(item.pointee.cache).pointee.state.isDisjoint(with: [.hadFrameGuide, .askedOtherGuide])
    }
}

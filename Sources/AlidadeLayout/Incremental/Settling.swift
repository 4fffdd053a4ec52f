extension LayoutTree {
    /// Follows every mark upwards to where all earlier answers are still true.
    ///
    /// Deepest first: an item is replayed when everything marked below it has been. What was marked on the way is
    /// placed again, the item where a path ends too; those ends are added to `placeRoots`.
    func settleMarks() {
        if hasStaleMarks { dropStaleMarks() }
        keptCount = 0
        switch marked.count {
        case 0: return
        case 1:
            var index = marked.removeLast()
            while let next = settle(index) { index = next }
        default: settleMany()
        }
    }

    private func settleMany() {
        var heap = DepthHeap()
        for index in marked { heap.push(index, depth: depth(of: index)) }
        marked.removeAll(keepingCapacity: true)
        while let (index, depth) = heap.pop() {
            guard let parent = settle(index), !items[Int(parent)].marks.contains(.measure) else { continue }
            items[Int(parent)].marks.insert(.measure)
            heap.push(parent, depth: depth - 1)
        }
    }

    /// Replays one item. Returns its parent if that must be replayed too.
    @inline(__always)
    private func settle(_ index: ItemIndex) -> ItemIndex? {
        let item = items + Int(index)
        item.pointee.marks.remove(.measure)
        item.pointee.marks.insert(.placeAgain)
        statistics.replays += 1
        if item.pointee.kind == .external { client?.childrenChanged(index) }
        let parent = item.pointee.parent
        if parent != noItem, parent != placing, hasChanged(item, index) { return parent }
        placeRoots.append(index)
        return nil
    }

    private func depth(of index: ItemIndex) -> Int32 {
        var depth: Int32 = 0
        var current = items[Int(index)].parent
        while current != noItem {
            depth += 1
            current = items[Int(current)].parent
        }
        return depth
    }

    /// Forgets marks of items that have been removed; their indices may name other items by now.
    private func dropStaleMarks() {
        hasStaleMarks = false
        func isCurrent(_ index: ItemIndex) -> Bool {
            guard isAlive(index), items[Int(index)].marks.contains(.measure) else { return false }
            items[Int(index)].marks.remove(.measure)
            return true
        }
        marked = marked.filter(isCurrent)
        for index in marked { items[Int(index)].marks.insert(.measure) }
    }

    // MARK: The cut-off

    /// Whether the item would now answer something else than it did. If so, its answers are forgotten.
    ///
    /// An answer is a size, a guide, a spacing or a priority that somebody asked for. An item that has forgotten an
    /// answer counts as changed: whoever was told it may depend on it.
    private func hasChanged(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex) -> Bool {
        let kind = item.pointee.kind
        if kind == .geometryReader || kind == .root { return false }
        guard item.pointee.cache >= 0 else { return true }
        let cache = cacheRecord(item.pointee.cache)
        if !cache.pointee.state.isDisjoint(with: [.evicted, .placedEarlier])
            || (cache.pointee.epoch != epoch && kind != .text)
        {
            clear(cache)
            return true
        }
        return forgetIfDifferent(cache, item, index)
    }

    /// Replays what was answered. Where something differs, all is forgotten but the new answer, if it is a size: the
    /// parent will ask for it again.
    private func forgetIfDifferent(
        _ cache: UnsafeMutablePointer<MeasureCache>, _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex
    ) -> Bool {
        var entry = 0
        while entry < Int(cache.pointee.count) {
            let proposal = cache.entries[entry].proposal
            var range = AnswerRange()
            forgetNewestDivision()
            let size = compute(item, index, proposal, &range)
            let guide = lastGuide
            keepNewestDivision(of: item)
            if size != cache.size(entry) || !cache.covers(entry, range)
                || (isOwnBaseline(item, item.pointee.vAlign) && !guide.isSame(as: cache.entries[entry].guide))
            {
                clear(cache)
                cache.store(proposal, size, range, guide: guide)
                return true
            }
            entry += 1
        }
        guard differs(cache, item, index) else { return false }
        clear(cache)
        return true
    }

    private func differs(
        _ cache: UnsafeMutablePointer<MeasureCache>, _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex
    ) -> Bool {
        if cache.pointee.priority == cache.pointee.priority, computePriority(item) != cache.pointee.priority {
            return true
        }
        if cache.pointee.spacing >= 0 {
            let old = spacings[Int(cache.pointee.spacing)]
            if computeSpacing(item, index) != old { return true }
        }
        if item.pointee.kind.forwardsPrimary { return mayHaveOtherGuide(item, cache.pointee.state) }
        // A layer, or one that was a layer of one view.
        if item.pointee.kind == .zStack,
            !cache.pointee.state.isDisjoint(with: [.hadFrameGuide, .askedFrameGuide])
        {
            return true
        }
        if cache.pointee.guides >= 0 {
            for old in guides[Int(cache.pointee.guides)].entries
            where !computeGuide(item, index, old.key, old.proposal).isSame(as: old.value) {
                return true
            }
        }
        return false
    }

    /// Guide closures of single views are never called alone: they may count how often they run. So a guide that
    /// passes through a changed item counts as changed.
    private func mayHaveOtherGuide(_ item: UnsafeMutablePointer<Item>, _ state: MeasureCache.State) -> Bool {
        if state.contains(.askedOtherGuide) || state.contains(.hadFrameGuide) { return true }
        return state.contains(.askedFrameGuide) && guideItems > 0 && canSetFrameGuide(item)
    }
}

/// Items by depth, deepest first.
private struct DepthHeap {
    private var entries: [(index: ItemIndex, depth: Int32)] = []

    mutating func push(_ index: ItemIndex, depth: Int32) {
        entries.append((index, depth))
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child].depth > entries[parent].depth else { break }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> (ItemIndex, Int32)? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        guard !entries.isEmpty else { return first }
        entries[0] = last
        var parent = 0
        while true {
            var largest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < entries.count && entries[child].depth > entries[largest].depth {
                largest = child
            }
            guard largest != parent else { break }
            entries.swapAt(parent, largest)
            parent = largest
        }
        return first
    }
}

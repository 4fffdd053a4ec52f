/// A place that a client has given a child of the item it is placing.
struct RecordedPlacement {
    var child: ItemIndex
    var x: Double
    var y: Double
    var proposal: Proposal
    var isLeftOut = false
}

extension LayoutTree {
    /// Measures and places what is marked; everything where the size has changed.
    ///
    /// No user code runs in here but measuring, guides, and `place` of external items.
    package func layout(root: ItemIndex, width: Double, height: Double) {
        guard isAlive(root), placing == noItem else { return }
        stack.prepare()
        work.removeAll()
        if !deferredMarks.isEmpty {
            for index in deferredMarks where isAlive(index) && items[Int(index)].marks.contains(.measure) {
                items[Int(index)].marks.remove(.measure)
                markMeasure(index)
            }
            deferredMarks.removeAll(keepingCapacity: true)
        }
        let item = items + Int(root)
        let (width, height) = (max(bounded(width), 0), max(bounded(height), 0))
        let isNew = !item.pointee.marks.contains(.placed)
        if isNew || item.pointee.width != width || item.pointee.height != height {
            // What was measured for another window is not asked for again.
            epoch &+= 1
            item.pointee.width = width
            item.pointee.height = height
            item.pointee.proposalWidth = width
            item.pointee.proposalHeight = height
            item.pointee.marks.formUnion([.placed, .placeAgain, .movesAll])
            if isNew { newRoots -= 1 }
            settleMarks()
            placeRoots.append(root)
            walkPlaceRoots()
        } else {
            // Guides are closures of the user's, which may count how often they are asked.
            let top = scratch
            keepsDivisions = guideItems == 0
            settleMarks()
            keepsDivisions = false
            walkPlaceRoots()
            keptCount = 0
            scratch = top
        }
        if reported.isEmpty { return }
        for index in reported where isAlive(index) { items[Int(index)].marks.remove(.reported) }
        reported.removeAll(keepingCapacity: true)
    }

    /// Records where a child of the item being placed goes. Only inside the client's `place`.
    package func placeChild(_ child: ItemIndex, x: Double, y: Double, proposal: Proposal) {
        guard placing != noItem, isAlive(child), items[Int(child)].parent == placing else { return }
        recorded.append(RecordedPlacement(child: child, x: x, y: y, proposal: proposal))
    }

    /// Records that a child of the item being placed is not to be there. Only inside the client's `place`.
    package func leaveOutChild(_ child: ItemIndex) {
        guard placing != noItem, isAlive(child), items[Int(child)].parent == placing else { return }
        recorded.append(RecordedPlacement(child: child, x: 0, y: 0, proposal: .unspecified, isLeftOut: true))
    }

    // MARK: The walk

    /// Outer paths first: they may place the inner ones on their way.
    private func walkPlaceRoots() {
        while !placeRoots.isEmpty {
            if placeRoots.count == 1 {
                walk(from: placeRoots.removeLast())
                continue
            }
            let waiting = placeRoots.filter { isAlive($0) && items[Int($0)].marks.contains(.placeAgain) }
                .map { (index: $0, depth: depthInTree($0)) }.sorted { $0.depth < $1.depth }
            placeRoots.removeAll(keepingCapacity: true)
            for entry in waiting { walk(from: entry.index) }
        }
    }

    private func depthInTree(_ index: ItemIndex) -> Int {
        var depth = 0
        var current = items[Int(index)].parent
        while current != noItem {
            depth += 1
            current = items[Int(current)].parent
        }
        return depth
    }

    private func walk(from index: ItemIndex) {
        guard isAlive(index) else { return }
        let item = items + Int(index)
        guard item.pointee.marks.contains(.placeAgain), item.pointee.marks.contains(.placed) else { return }
        item.pointee.marks.remove(.placeAgain)
        statistics.placements += 1
        work.append(PlaceWork(item: index, moved: false, onlyMoved: false))
        while let next = work.popLast() {
            let first = work.count
            if next.onlyMoved {
                passMove(next.item)
            } else {
                placeChildren(next.item, moved: next.moved)
            }
            // The first child is to be taken first.
            work.reverse(from: first)
        }
    }

    /// Gives an item's children their places.
    private func placeChildren(_ index: ItemIndex, moved: Bool) {
        let item = items + Int(index)
        forgetReach(index)
        var moved = moved
        if item.pointee.marks.contains(.movesAll) {
            item.pointee.marks.remove(.movesAll)
            moved = true
        }
        switch item.pointee.kind {
        case .vStack: placeStack(AlongHeight.self, item, moved: moved)
        case .hStack: placeStack(AlongWidth.self, item, moved: moved)
        case .frame: placeFramed(item, moved: moved)
        case .grid: placeGrid(item, moved: moved)
        case .zStack: placeZStack(item, moved: moved)
        case .marker, .gridRow, .leaf, .sizedLeaf, .spacer, .divider, .text: break
        case .external: placeExternal(item, index, moved: moved)
        case .geometryReader:
            placeAll(
                in: item, Proposal(width: item.pointee.width, height: item.pointee.height), centred: false,
                moved: moved)
        case .scroll: placeScroll(item, moved: moved)
        case .root: placeRoot(item, moved: moved)
        case .overlay, .background: placeLayers(item, moved: moved)
        case .ignoresSafeArea: placeIgnoringSafeArea(item, moved: moved)
        // What lies in the primary child meets other borders, even where it stays.
        case .safeAreaInset: placeSafeAreaInset(item, moved: true)
        case .safeAreaPadding: placeOnlyChild(item, moved: true)
        default: placeOnlyChild(item, moved: moved)
        }
    }

    /// Gives one child its place, in coordinates whose x grows from the leading edge where `mirrored` is set.
    @inline(__always)
    func put(
        _ index: ItemIndex, in parent: UnsafeMutablePointer<Item>, x: Double, y: Double, _ size: LayoutSize,
        _ proposal: Proposal, moved: Bool, mirrored: Bool
    ) {
        let item = items + Int(index)
        // Its container has just asked for all that this place rests on.
        if item.pointee.cache >= 0 { cacheRecord(item.pointee.cache).pointee.state.remove(.placedEarlier) }
        let size = LayoutSize(width: bounded(size.width), height: bounded(size.height))
        settle(
            item, index, x: bounded(mirrored ? parent.pointee.width - x - size.width : x), y: bounded(y), size,
            proposal, moved: moved, isBox: false)
    }

    /// The same with places as they are kept: from the left, and within bounds.
    ///
    /// - Parameter isBox: it is of the kinds of a `BoxStack`'s children.
    @inline(__always)
    func settle(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, x left: Double, y top: Double, _ size: LayoutSize,
        _ proposal: Proposal, moved: Bool, isBox: Bool
    ) {
        let (width, height) = (size.width, size.height)
        let marks = item.pointee.marks
        let moves = moved || item.pointee.x != left || item.pointee.y != top || !marks.contains(.placed)
        item.pointee.x = left
        item.pointee.y = top
        if marks.contains(.placed), !marks.contains(.placeAgain), item.pointee.width == width,
            item.pointee.height == height, item.pointee.proposal == proposal
        {
            if moves { noteMove(item, index) }
            return
        }
        let resized = !marks.contains(.placed) || item.pointee.width != width || item.pointee.height != height
        item.pointee.width = width
        item.pointee.height = height
        item.pointee.proposalWidth = proposal.width
        item.pointee.proposalHeight = proposal.height
        item.pointee.marks = marks.union(.placed).subtracting(.placeAgain)
        statistics.placements &+= 1
        if !item.pointee.flags.isDisjoint(with: .observers) { report(item, index, resized: resized, moved: moves) }
        if item.pointee.firstChild == noItem, isBox || item.pointee.kind != .external { return }
        if isBox, placeLeafAtOnce(in: item, index, moved: moves) { return }
        work.append(PlaceWork(item: index, moved: moves, onlyMoved: false))
    }

    /// Places the leaf in a frame of a box stack if nothing has to be asked and nobody has to be told.
    private func placeLeafAtOnce(in item: UnsafeMutablePointer<Item>, _ index: ItemIndex, moved: Bool) -> Bool {
        let child = item.pointee.firstChild
        guard isLeafInTheMiddle(child, of: item), items[Int(child)].flags.isDisjoint(with: .observers) else {
            return false
        }
        forgetReach(index)
        let movesAll = item.pointee.marks.contains(.movesAll)
        if movesAll { item.pointee.marks.remove(.movesAll) }
        placeLeaf(child, inTheMiddleOf: item, moved: moved || movesAll)
        return true
    }

    /// Places must be finite whatever the answers were.
    @inline(__always)
    private func bounded(_ value: Double) -> Double {
        let limit = 1e12
        return value > -limit ? (value < limit ? value : limit) : value <= -limit ? -limit : 0
    }

    // MARK: Kinds of little interest

    /// A colour or another leaf in the middle of a frame is where two subtractions put it; anything else is asked.
    private func placeFramed(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let child = item.pointee.firstChild
        if isLeafInTheMiddle(child, of: item) {
            placeLeaf(child, inTheMiddleOf: item, moved: moved)
        } else {
            placeOnlyChild(item, moved: moved)
        }
    }

    @inline(__always)
    private func isLeafInTheMiddle(_ child: ItemIndex, of item: UnsafeMutablePointer<Item>) -> Bool {
        child != noItem && items[Int(child)].kind == .leaf && items[Int(child)].next == noItem && guideItems == 0
            && item.pointee.hAlign == .horizontalCenter && item.pointee.vAlign == .verticalCenter
    }

    @inline(__always)
    private func placeLeaf(_ child: ItemIndex, inTheMiddleOf item: UnsafeMutablePointer<Item>, moved: Bool) {
        let inner = Proposal(
            width: usableLength(item.pointee.params.p0).or(item.pointee.proposalWidth),
            height: usableLength(item.pointee.params.p1).or(item.pointee.proposalHeight))
        let size = filledSize(inner)
        put(
            child, in: item, x: item.pointee.width * 0.5 - size.width * 0.5,
            y: item.pointee.height * 0.5 - size.height * 0.5, size, inner, moved: moved,
            mirrored: item.pointee.flags.contains(.rightToLeft))
    }

    private func placeOnlyChild(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let child = firstChildInLayout(of: item)
        guard child != noItem else { return }
        var place = placeOfChild(item, child, item.pointee.size, item.pointee.proposal)
        if item.pointee.kind == .offset {
            place.x += finite(item.pointee.params.p0)
            place.y += finite(item.pointee.params.p1)
        }
        put(
            child, in: item, x: place.x, y: place.y, place.size, place.proposal, moved: moved,
            mirrored: item.pointee.flags.contains(.rightToLeft))
        placeOthers(after: child, in: item, place.proposal, moved: moved)
    }

    /// Children that an item has no place for are centred in it.
    func placeOthers(after child: ItemIndex, in item: UnsafeMutablePointer<Item>, _ proposal: Proposal, moved: Bool) {
        var other = nextInLayout(of: child)
        while other != noItem {
            putCentred(other, in: item, proposal, moved: moved)
            other = nextInLayout(of: other)
        }
    }

    private func putCentred(
        _ child: ItemIndex, in item: UnsafeMutablePointer<Item>, _ proposal: Proposal, moved: Bool
    ) {
        let size = measure(child, proposal)
        put(
            child, in: item, x: (item.pointee.width - size.width) / 2, y: (item.pointee.height - size.height) / 2,
            size, proposal, moved: moved, mirrored: false)
    }

    private func placeAll(
        in item: UnsafeMutablePointer<Item>, _ proposal: Proposal, centred: Bool, moved: Bool
    ) {
        var child = firstChildInLayout(of: item)
        while child != noItem {
            if centred {
                putCentred(child, in: item, proposal, moved: moved)
            } else {
                put(
                    child, in: item, x: 0, y: 0, measure(child, proposal), proposal, moved: moved,
                    mirrored: item.pointee.flags.contains(.rightToLeft))
            }
            child = nextInLayout(of: child)
        }
    }

    private func placeRoot(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let insets = rootInsets(item)
        let width = max(item.pointee.width - insets.left - insets.right, 0)
        let height = max(item.pointee.height - insets.top - insets.bottom, 0)
        let inner = Proposal(width: width, height: height)
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let size = measure(child, inner)
            put(
                child, in: item, x: insets.left + (width - size.width) / 2, y: insets.top + (height - size.height) / 2,
                size, inner, moved: moved, mirrored: false)
            child = nextInLayout(of: child)
        }
    }

    /// The layer in front of or behind the primary child has the primary's size.
    private func placeLayers(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let primary = primaryChild(of: item)
        guard primary != noItem else { return }
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        let proposal = item.pointee.proposal
        let size = measure(primary, proposal)
        put(primary, in: item, x: 0, y: 0, size, proposal, moved: moved, mirrored: mirrored)
        let inner = Proposal(width: size.width, height: size.height)
        let (horizontal, vertical) = (item.pointee.hAlign, item.pointee.vAlign)
        var layer = firstChildInLayout(of: item)
        while layer != noItem {
            if layer != primary {
                let answer = measure(layer, inner)
                put(
                    layer, in: item,
                    x: guide(primary, horizontal, proposal, size) - guide(layer, horizontal, inner, answer),
                    y: guide(primary, vertical, proposal, size) - guide(layer, vertical, inner, answer), answer, inner,
                    moved: moved, mirrored: mirrored)
            }
            layer = nextInLayout(of: layer)
        }
    }
}

extension LayoutTree: ViewDimensionsProvider {
    // MARK: Guides of an item

    /// Where a guide crosses the item: where something sets it, else the guide's own place in that size.
    @inline(__always)
    func guide(_ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal, _ size: LayoutSize) -> Double {
        if !(key.isFrameGuide && guideItems == 0) {
            let explicit = explicitGuide(index, key, proposal)
            if explicit == explicit { return explicit }
        }
        if let value = key.defaultValue(width: size.width, height: size.height) { return value }
        let value = key.defaultValue(in: dimensions(index, proposal, size))
        return value == value ? value : 0
    }

    func dimensions(_ index: ItemIndex, _ proposal: Proposal, _ size: LayoutSize) -> ViewDimensions {
        let cache = items[Int(index)].cache
        return ViewDimensions(
            width: size.width, height: size.height, provider: self, item: index,
            generation: cache < 0 ? 0 : cacheRecord(cache).pointee.serial, proposedWidth: proposal.width,
            proposedHeight: proposal.height)
    }

    package func explicitGuide(_ key: AlignmentKey, of view: MeasuredView) -> Double? {
        guard isAlive(view.item) else { return nil }
        let cache = items[Int(view.item)].cache
        guard view.generation == (cache < 0 ? 0 : cacheRecord(cache).pointee.serial) else { return nil }
        let value = explicitGuide(
            view.item, key, Proposal(width: view.proposedWidth, height: view.proposedHeight))
        return value == value ? value : nil
    }

    /// Where something sets a guide in an item as it is placed, points from its leading or top edge.
    package func explicitGuide(_ key: AlignmentKey, in index: ItemIndex) -> Double? {
        guard isAlive(index) else { return nil }
        let value = explicitGuide(index, key, items[Int(index)].proposal)
        return value == value ? value : nil
    }

    /// NaN where nothing sets the guide.
    func explicitGuide(_ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
        let item = items + Int(index)
        switch item.pointee.kind {
        case .marker, .gridRow, .leaf, .sizedLeaf, .spacer, .divider, .geometryReader, .scroll, .root: return .nan
        case .hStack, .vStack, .zStack, .grid, .text:
            // A frame guide of a container is where its frame is.
            if key.isFrameGuide { return layerGuide(item, key, proposal) }
            return rememberedGuide(item, index, key, proposal)
        case .external: return rememberedGuide(item, index, key, proposal)
        default: return forwardedGuide(item, index, key, proposal)
        }
    }

    /// The only view of an overlay or background is no stack's child: what it says of its frame guides holds.
    private func layerGuide(_ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
        let child = onlyViewOfLayer(item)
        guard child != noItem else { return .nan }
        let cache = cache(of: item)
        cache.pointee.state.insert(.askedFrameGuide)
        guard canSetFrameGuide(items + Int(child)) else { return .nan }
        cache.pointee.state.insert(.hadFrameGuide)
        return explicitGuide(child, key, proposal)
    }

    /// The child of a layer that has one; `noItem` for what is no layer.
    func onlyViewOfLayer(_ item: UnsafeMutablePointer<Item>) -> ItemIndex {
        guard item.pointee.kind == .zStack, item.pointee.parent != noItem else { return noItem }
        let parent = items + Int(item.pointee.parent)
        guard parent.pointee.kind == .overlay || parent.pointee.kind == .background,
            primaryChild(of: parent) != indexOf(item)
        else { return noItem }
        let child = firstChildInLayout(of: item)
        return child != noItem && nextInLayout(of: child) == noItem ? child : noItem
    }

    func rememberedGuide(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal
    ) -> Double {
        let cache = cache(of: item)
        let proposal = representative(item, index, cache, proposal)
        if cache.pointee.guides >= 0, let value = guides[Int(cache.pointee.guides)].answer(key, proposal) {
            return value
        }
        guard stack.hasRoom else {
            stack.warn()
            return .nan
        }
        let value =
            measuredBaseline(item, index, key, proposal, cache) ?? computeGuide(item, index, key, proposal)
        if cache.pointee.guides < 0 {
            if let free = freeGuides.popLast() {
                guides[Int(free)].removeAll()
                cache.pointee.guides = free
            } else {
                guides.append(GuideAnswers())
                cache.pointee.guides = Int32(guides.count - 1)
            }
        }
        if !guides[Int(cache.pointee.guides)].store(key, proposal, value) { cache.pointee.state.insert(.evicted) }
        return value
    }

    /// One proposal for all that have the same answer: guides follow from where things are, as the size does.
    private func representative(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ cache: UnsafeMutablePointer<MeasureCache>,
        _ proposal: Proposal
    ) -> Proposal {
        if item.pointee.kind == .external { return proposal }
        _ = measure(index, proposal)
        let entry = cache.find(proposal)
        guard entry >= 0 else { return proposal }
        // Where a length is missing, placing a stack puts another one in: one for all lengths, one for none.
        let (other, size) = (cache.entries[entry].proposal, cache.size(entry))
        if proposal.width.isNaN == other.width.isNaN, proposal.height.isNaN == other.height.isNaN { return other }
        let range = cache.range(entry)
        return Proposal(
            width: representative(proposal.width, other.width, size.width, range.width),
            height: representative(proposal.height, other.height, size.height, range.height))
    }

    @inline(__always)
    private func representative(_ length: Double, _ other: Double, _ answer: Double, _ range: AxisRange) -> Double {
        if length.isNaN == other.isNaN { return other }
        return length.isNaN || !(answer >= range.low && answer <= range.high) ? length : answer
    }

    /// The guide of an item that remembers its answers: a text's baseline, or what a container makes of its children's.
    func computeGuide(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal
    ) -> Double {
        switch item.pointee.kind {
        case .text:
            guard key == .firstTextBaseline || key == .lastTextBaseline, let client else { return .nan }
            let lines = client.baselines(index, proposal)
            return key == .firstTextBaseline ? lines.first : lines.last
        case .external:
            guard let client else { return .nan }
            let dimensions = dimensions(index, proposal, measure(index, proposal))
            return client.guide(index, key: key, dimensions: dimensions) ?? .nan
        case .zStack: return zStackGuide(item, key, proposal)
        case .grid: return gridGuide(item, key, proposal)
        case .vStack: return stackGuide(AlongHeight.self, item, key, proposal)
        default: return stackGuide(AlongWidth.self, item, key, proposal)
        }
    }

    // MARK: Items that answer for one child

    private func forwardedGuide(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal
    ) -> Double {
        if item.pointee.cache < 0, isSimple(item) { return .nan }
        let cache = cache(of: item)
        cache.pointee.state.insert(key.isFrameGuide ? .askedFrameGuide : .askedOtherGuide)
        guard !key.isFrameGuide || canSetFrameGuide(item) else { return .nan }
        guard stack.hasRoom else {
            stack.warn()
            return .nan
        }
        let child = primaryChild(of: item)
        let value: Double
        if item.pointee.kind == .alignmentGuide, item.pointee.hAlign == key || item.pointee.vAlign == key {
            value = setGuide(item, index, child, key, proposal)
        } else if child == noItem {
            return .nan
        } else {
            value = guideOfChild(item, child, key, proposal)
        }
        if key.isFrameGuide { cache.pointee.state.insert(.hadFrameGuide) }
        return value
    }

    private func guideOfChild(
        _ item: UnsafeMutablePointer<Item>, _ child: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal
    ) -> Double {
        if item.pointee.kind.isTransparent { return explicitGuide(child, key, proposal) }
        let place = placeOfChild(item, child, measure(indexOf(item), proposal), proposal)
        let value = explicitGuide(child, key, place.proposal)
        return value + (key.isVertical ? place.y : place.x)
    }

    private func setGuide(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ child: ItemIndex, _ key: AlignmentKey,
        _ proposal: Proposal
    ) -> Double {
        guard let client else { return .nan }
        let inner =
            child == noItem
            ? ViewDimensions(width: 0, height: 0) : dimensions(child, proposal, measure(child, proposal))
        return client.guide(index, key: key, dimensions: inner) ?? .nan
    }

    /// Whether something below an item that answers for one child can set a frame guide.
    func canSetFrameGuide(_ item: UnsafeMutablePointer<Item>) -> Bool {
        var current = item
        while current.pointee.kind.forwardsPrimary {
            if current.pointee.kind == .alignmentGuide { return true }
            let child = primaryChild(of: current)
            guard child != noItem else { return false }
            current = items + Int(child)
        }
        return current.pointee.kind == .external
    }

    @inline(__always)
    func indexOf(_ item: UnsafeMutablePointer<Item>) -> ItemIndex { ItemIndex(item - items) }
}

extension ItemKind {
    /// Gives its child its own proposal, and has the child's size and guides.
    var isTransparent: Bool {
        switch self {
        case .offset, .priority, .alignmentGuide, .gridCell, .passthrough, .ignoresSafeArea, .overlay, .background: true
        default: false
        }
    }
}

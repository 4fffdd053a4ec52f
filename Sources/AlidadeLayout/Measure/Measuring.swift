extension LayoutTree {
    /// The item's size under a proposal: remembered, else computed.
    @inline(__always)
    func measure(_ index: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        let item = items + Int(index)
        if item.pointee.kind.rawValue <= ItemKind.divider.rawValue { return leafSize(item, proposal) }
        return measureCached(item, index, proposal)
    }

    /// The same; narrows `range` to the proposals for which that answer holds too.
    @inline(__always)
    func measure(_ index: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange) -> LayoutSize {
        let item = items + Int(index)
        if item.pointee.kind == .leaf {
            range = .itself
            return filledSize(proposal)
        }
        return measureRanged(item, index, proposal, &range)
    }

    private func measureCached(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal
    ) -> LayoutSize {
        if item.pointee.kind == .geometryReader { return filledSize(proposal) }
        if item.pointee.cache < 0, isSimple(item) {
            var range = AnswerRange()
            return compute(item, index, proposal, &range)
        }
        let cache = cache(of: item)
        let entry = cache.find(proposal)
        if entry >= 0 { return cache.size(entry) }
        var own = AnswerRange()
        let size = compute(item, index, proposal, &own)
        cache.store(proposal, size, own, guide: lastGuide)
        return size
    }

    private func measureRanged(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        if item.pointee.kind.rawValue <= ItemKind.divider.rawValue {
            narrowToLeaf(item, proposal, &range)
            return leafSize(item, proposal)
        }
        if item.pointee.kind == .geometryReader {
            range = .itself
            return filledSize(proposal)
        }
        if item.pointee.cache < 0, isSimple(item) {
            var own = AnswerRange()
            let size = compute(item, index, proposal, &own)
            range.formIntersection(own)
            return size
        }
        let cache = cache(of: item)
        let entry = cache.find(proposal)
        if entry >= 0 {
            range.formIntersection(cache.range(entry))
            return cache.size(entry)
        }
        var own = AnswerRange()
        let size = compute(item, index, proposal, &own)
        cache.store(proposal, size, own, guide: lastGuide)
        range.formIntersection(own)
        return size
    }

    /// The item's size under a proposal, from what its children answer.
    func compute(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        statistics.measures &+= 1
        guard stack.hasRoom else {
            stack.warn()
            return .zero
        }
        switch item.pointee.kind {
        case .vStack: return stackSize(AlongHeight.self, item, proposal, &range)
        case .hStack: return stackSize(AlongWidth.self, item, proposal, &range)
        case .frame: return frameSize(item, proposal, &range)
        case .padding, .safeAreaPadding: return paddedSize(item, proposal, &range)
        case .zStack: return zStackSize(item, proposal, &range)
        case .grid:
            range = .itself
            return gridSize(item, proposal)
        case .text: return textSize(item, index, proposal, &range)
        case .external:
            range = .itself
            return client?.measure(index, proposal).sanitized ?? .zero
        case .marker, .gridRow, .leaf, .sizedLeaf, .spacer, .divider, .geometryReader:
            range = .itself
            return leafSize(item, proposal)
        case .root:
            range = .itself
            return rootSize(item, proposal)
        case .scroll: return scrollSize(item, proposal, &range)
        case .safeAreaInset:
            range = .itself
            return safeAreaInsetSize(item, proposal)
        default: return oneChildSize(item, proposal, &range)
        }
    }

    /// A text is as large in every proposal that its natural size fits in, and, at one width, in every height that its
    /// lines fit in. The client may know that it is so in every height.
    private func textSize(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        guard let client else { return .zero }
        let (width, height) = (proposal.width, proposal.height)
        if width != width, height != height {
            let size = client.measure(index, proposal).sanitized
            range = AnswerRange(width: .from(size.width), height: heights(index, proposal, size, client))
            return size
        }
        var fits = AnswerRange()
        let natural = measureRanged(item, index, .unspecified, &fits)
        if !(width < natural.width), fits.height.isEverything || !(height < natural.height) {
            range = AnswerRange(width: .from(natural.width), height: fits.height)
            return natural
        }
        range.width = width == width ? .itself : .unspecifiedOnly
        if height != height {
            let size = client.measure(index, proposal).sanitized
            range.height = heights(index, proposal, size, client)
            return size
        }
        fits = AnswerRange()
        let tall = measureRanged(item, index, Proposal(width: width, height: .nan), &fits)
        if fits.height.isEverything || height >= tall.height {
            range.height = fits.height
            return tall
        }
        range.height = .itself
        return client.measure(index, proposal).sanitized
    }

    /// The heights in which a text is as large as in any.
    @inline(__always)
    private func heights(
        _ index: ItemIndex, _ proposal: Proposal, _ size: LayoutSize, _ client: any LayoutClient
    ) -> AxisRange {
        client.hasOneHeight(index, proposal) ? AxisRange() : .from(size.height)
    }

    /// Whether the item wraps a leaf that is no spacer. Such an item keeps no answers: to compute one again is as fast
    /// as to find it, and a change in it simply counts as one.
    @inline(__always)
    func isSimple(_ item: UnsafeMutablePointer<Item>) -> Bool {
        guard item.pointee.kind.canBeSimple else { return false }
        let child = item.pointee.firstChild
        guard child != noItem else { return false }
        switch items[Int(child)].kind {
        case .leaf, .sizedLeaf, .divider: return true
        default: return false
        }
    }

    @inline(__always)
    func leafSize(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> LayoutSize {
        if item.pointee.kind == .leaf { return filledSize(proposal) }
        return rigidLeafSize(item, proposal)
    }

    /// What takes all it is offered answers 10 points where it is offered nothing.
    @inline(__always)
    func filledSize(_ proposal: Proposal) -> LayoutSize {
        LayoutSize(width: filledLength(proposal.width), height: filledLength(proposal.height))
    }

    @inline(__always)
    func filledLength(_ proposed: Double) -> Double { proposed > 0 ? proposed : proposed <= 0 ? 0 : 10 }

    private func narrowToLeaf(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) {
        let axis = item.pointee.params.p1
        switch item.pointee.kind {
        case .leaf: range = .itself
        case .spacer:
            if axis != 2 { range.width = .itself }
            if axis != 1 { range.height = .itself }
        case .divider: if axis == 1 { range.height = .itself } else { range.width = .itself }
        default: break
        }
    }

    private func rigidLeafSize(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> LayoutSize {
        let params = item.pointee.params
        switch item.pointee.kind {
        case .sizedLeaf: return LayoutSize(width: params.p0, height: params.p1).sanitized
        case .spacer:
            let least = params.p0 > 0 ? params.p0 : params.p0 <= 0 ? 0 : 8
            let width = proposal.width > least ? proposal.width : least
            let height = proposal.height > least ? proposal.height : least
            return switch params.p1 {
            case 1: LayoutSize(width: width, height: 0)
            case 2: LayoutSize(width: 0, height: height)
            default: LayoutSize(width: width, height: height)
            }
        case .divider:
            let thickness = params.p0 > 0 ? params.p0 : 0
            let filled = filledSize(proposal)
            return params.p1 == 1
                ? LayoutSize(width: thickness, height: filled.height)
                : LayoutSize(width: filled.width, height: thickness)
        default: return .zero
        }
    }

    private func rootSize(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> LayoutSize {
        let insets = rootInsets(item)
        let inner = Proposal(
            width: inset(proposal.width, insets.left + insets.right),
            height: inset(proposal.height, insets.top + insets.bottom))
        var size = LayoutSize.zero
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let answer = measure(child, inner)
            size.width = max(size.width, answer.width)
            size.height = max(size.height, answer.height)
            child = nextInLayout(of: child)
        }
        return LayoutSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// A proposed length less an inset: never negative, and still unspecified where it was.
    @inline(__always)
    func inset(_ length: Double, _ inset: Double) -> Double {
        let result = length - inset
        return result < 0 ? 0 : result != result && length == length ? 0 : result
    }
}

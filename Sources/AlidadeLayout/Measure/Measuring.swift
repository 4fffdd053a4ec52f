extension LayoutTree {
    /// The item's size under a proposal: remembered, else computed.
    @inline(__always)
    func measure(_ index: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        let item = items + Int(index)
        if item.pointee.kind.rawValue <= ItemKind.divider.rawValue { return leafSize(item, proposal) }
        return measureCached(item, index, proposal)
    }

    func measureCached(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        if item.pointee.kind == .geometryReader { return filledSize(proposal) }
        let cache = cache(of: item)
        if let size = cache.answer(proposal) { return size }
        let size = compute(item, index, proposal)
        cache.store(proposal, size)
        return size
    }

    /// The item's size under a proposal, from what its children answer.
    func compute(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        statistics.measures &+= 1
        guard stack.hasRoom else {
            stack.warn()
            return .zero
        }
        switch item.pointee.kind {
        case .hStack, .vStack, .gridRow, .grid: return stackSize(item, proposal)
        case .zStack: return zStackSize(item, proposal)
        case .text, .external:
            guard let client else { return .zero }
            return client.measure(index, proposal).sanitized
        case .marker, .leaf, .sizedLeaf, .spacer, .divider: return leafSize(item, proposal)
        case .geometryReader: return filledSize(proposal)
        case .root: return rootSize(item, proposal)
        case .scroll: return scrollSize(item, proposal)
        case .safeAreaInset: return safeAreaInsetSize(item, proposal)
        default: return oneChildSize(item, proposal)
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
        LayoutSize(
            width: proposal.width > 0 ? proposal.width : proposal.width <= 0 ? 0 : 10,
            height: proposal.height > 0 ? proposal.height : proposal.height <= 0 ? 0 : 10)
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

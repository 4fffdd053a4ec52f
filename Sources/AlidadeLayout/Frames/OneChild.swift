/// Where an item puts its only, or its primary, child.
struct ChildPlace {
    var proposal: Proposal
    var size: LayoutSize
    var x: Double
    var y: Double
}

extension LayoutTree {
    /// The size of an item that answers for one child.
    func oneChildSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let child = primaryChild(of: item)
        switch item.pointee.kind {
        case .padding: return paddedSize(item, proposal, &range)
        case .frame: return frameSize(item, proposal, &range)
        case .flexFrame: return flexFrameSize(item, child, proposal, &range)
        case .fixedSize:
            let size = childSize(child, fixedProposal(item, proposal), &range)
            if item.pointee.params.p0 == 1 { range.width = AxisRange() }
            if item.pointee.params.p1 == 1 { range.height = AxisRange() }
            return size
        case .aspectRatio:
            range = .itself
            return childSize(child, aspectProposal(item, child, proposal))
        case .position:
            range = .itself
            if proposal.width == proposal.width, proposal.height == proposal.height { return filledSize(proposal) }
            let size = childSize(child, proposal)
            return LayoutSize(
                width: proposal.width == proposal.width ? max(proposal.width, 0) : size.width,
                height: proposal.height == proposal.height ? max(proposal.height, 0) : size.height)
        default: return childSize(child, proposal, &range)
        }
    }

    func paddedSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let child = primaryChild(of: item)
        let insets = paddingInsets(item)
        let horizontal = insets.leading + insets.trailing
        let vertical = insets.top + insets.bottom
        let inner = Proposal(width: inset(proposal.width, horizontal), height: inset(proposal.height, vertical))
        let size = childSize(child, inner, &range)
        range.width.extendBelowZero()
        range.height.extendBelowZero()
        range.width = range.width.scaled(1, plus: horizontal)
        range.height = range.height.scaled(1, plus: vertical)
        return LayoutSize(width: max(size.width + horizontal, 0), height: max(size.height + vertical, 0))
    }

    func frameSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let (width, height) = (usable(item.pointee.params.p0), usable(item.pointee.params.p1))
        if let width, let height { return LayoutSize(width: width, height: height) }
        let child = primaryChild(of: item)
        let size = childSize(
            child, Proposal(width: width ?? proposal.width, height: height ?? proposal.height), &range)
        if width != nil { range.width = AxisRange() }
        if height != nil { range.height = AxisRange() }
        return LayoutSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inline(__always)
    func childSize(_ child: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange) -> LayoutSize {
        child == noItem ? .zero : measure(child, proposal, &range)
    }

    @inline(__always)
    func childSize(_ child: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        child == noItem ? .zero : measure(child, proposal)
    }

    /// Where the child goes in an item of that size that was measured with that proposal.
    func placeOfChild(
        _ item: UnsafeMutablePointer<Item>, _ child: ItemIndex, _ size: LayoutSize, _ proposal: Proposal
    ) -> ChildPlace {
        var inner = proposal
        switch item.pointee.kind {
        case .padding, .safeAreaPadding:
            let insets = paddingInsets(item)
            inner = Proposal(
                width: inset(proposal.width, insets.leading + insets.trailing),
                height: inset(proposal.height, insets.top + insets.bottom))
            return ChildPlace(proposal: inner, size: measure(child, inner), x: insets.leading, y: insets.top)
        case .frame:
            inner = Proposal(
                width: usable(item.pointee.params.p0) ?? proposal.width,
                height: usable(item.pointee.params.p1) ?? proposal.height)
            return alignedPlace(item, child, size, inner)
        case .flexFrame: return alignedPlace(item, child, size, flexFrameInnerProposal(item, size, proposal))
        case .fixedSize: return centredPlace(child, size, fixedProposal(item, proposal))
        case .aspectRatio: return centredPlace(child, size, aspectProposal(item, child, proposal))
        case .position:
            inner = Proposal(width: size.width, height: size.height)
            let answer = measure(child, inner)
            let (x, y) = (item.pointee.params.p0, item.pointee.params.p1)
            return ChildPlace(
                proposal: inner, size: answer, x: (x == x ? x : 0) - answer.width / 2,
                y: (y == y ? y : 0) - answer.height / 2)
        case .safeAreaInset: return safeAreaInsetPrimary(item, child, size, proposal)
        default: return ChildPlace(proposal: proposal, size: measure(child, proposal), x: 0, y: 0)
        }
    }

    private func centredPlace(_ child: ItemIndex, _ size: LayoutSize, _ inner: Proposal) -> ChildPlace {
        let answer = measure(child, inner)
        return ChildPlace(
            proposal: inner, size: answer, x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
    }

    /// The child's guides on the item's own.
    func alignedPlace(
        _ item: UnsafeMutablePointer<Item>, _ child: ItemIndex, _ size: LayoutSize, _ inner: Proposal
    ) -> ChildPlace {
        let answer = measure(child, inner)
        let (horizontal, vertical) = (item.pointee.hAlign, item.pointee.vAlign)
        return ChildPlace(
            proposal: inner, size: answer,
            x: defaultGuide(horizontal, size) - guide(child, horizontal, inner, answer),
            y: defaultGuide(vertical, size) - guide(child, vertical, inner, answer))
    }

    /// A guide's own place in something of that size that sets none.
    @inline(__always)
    func defaultGuide(_ key: AlignmentKey, _ size: LayoutSize) -> Double {
        if let value = key.defaultValue(width: size.width, height: size.height) { return value }
        let value = key.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
        return value == value ? value : 0
    }

    // MARK: Parameters made safe

    /// A length that a frame can have; nil for what it ignores.
    @inline(__always)
    func usable(_ length: Double) -> Double? { length >= 0 && length < .infinity ? length : nil }

    /// The same with NaN for what it ignores.
    @inline(__always)
    func usableLength(_ length: Double) -> Double { length >= 0 && length < .infinity ? length : .nan }

    func paddingInsets(
        _ item: UnsafeMutablePointer<Item>
    ) -> (top: Double, leading: Double, bottom: Double, trailing: Double) {
        let params = item.pointee.params
        if item.pointee.kind == .safeAreaPadding {
            return (
                max(finite(params.p0), 0), max(finite(params.p1), 0), max(finite(params.p2), 0),
                max(finite(params.p3), 0)
            )
        }
        return (finite(params.p0), finite(params.p1), finite(params.p2), finite(params.p3))
    }

    @inline(__always)
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    private func fixedProposal(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> Proposal {
        Proposal(
            width: item.pointee.params.p0 == 1 ? .nan : proposal.width,
            height: item.pointee.params.p1 == 1 ? .nan : proposal.height)
    }

    // MARK: Aspect ratio

    /// The largest proposal of that ratio inside this one, or the smallest around it.
    private func aspectProposal(
        _ item: UnsafeMutablePointer<Item>, _ child: ItemIndex, _ proposal: Proposal
    ) -> Proposal {
        if proposal == .unspecified { return proposal }
        let ratio = item.pointee.params.p0
        let unit: LayoutSize
        if ratio > 0, ratio < .infinity {
            unit = LayoutSize(width: ratio, height: 1)
        } else {
            unit = childSize(child, .unspecified)
            guard unit.width > 0, unit.height > 0, unit.width < .infinity, unit.height < .infinity else {
                return proposal
            }
        }
        let horizontal = max(proposal.width.or(.infinity), 0) / unit.width
        let vertical = max(proposal.height.or(.infinity), 0) / unit.height
        let scale = item.pointee.params.p1 == 1 ? max(horizontal, vertical) : min(horizontal, vertical)
        return Proposal(width: unit.width * scale, height: unit.height * scale)
    }
}

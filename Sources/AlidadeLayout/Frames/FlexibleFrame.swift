/// One axis of a flexible frame. NaN: not given.
private struct Limits {
    var least: Double
    var ideal: Double
    var most: Double

    /// Least is not negative, ideal not below it, most not below that.
    init(_ least: Double, _ ideal: Double, _ most: Double) {
        self.least = least < 0 ? 0 : least == .infinity ? .nan : least
        self.ideal = ideal < 0 ? 0 : ideal == .infinity ? .nan : ideal
        self.most = most < 0 ? 0 : most
        if self.ideal < self.least { self.ideal = self.least }
        if self.most < self.ideal { self.most = self.ideal }
        if self.most < self.least { self.most = self.least }
    }

    var hasLeast: Bool { least == least }
    var hasMost: Bool { most == most }

    /// NaN stays NaN.
    func clamp(_ length: Double) -> Double {
        var result = length
        if result < least { result = least }
        if result > most { result = most }
        return result
    }

    /// What the child is asked with.
    func inner(_ proposed: Double) -> Double { clamp(proposed.or(ideal)) }

    /// The frame's length without asking the child; NaN where the child decides.
    func own(_ proposed: Double) -> Double {
        if proposed == proposed { return hasLeast && hasMost ? clamp(max(proposed, 0)) : .nan }
        return ideal
    }

    func length(proposed: Double, child: Double) -> Double {
        let own = own(proposed)
        if own == own { return own }
        let inner = inner(proposed)
        if hasLeast, hasMost { return clamp(child) }
        if hasLeast { return max(min(inner.or(.infinity), child), least) }
        if hasMost { return min(max(inner.or(-.infinity), child), most) }
        return child
    }

    /// For which other proposals the length is the same, given for which lengths the child's is.
    func range(proposed: Double, length: Double, child: Double, _ childRange: AxisRange, asksChild: Bool) -> AxisRange {
        if proposed != proposed { return .unspecifiedOnly }
        // Beyond a limit the child is offered the limit.
        if proposed <= least { return AxisRange(low: -.infinity, high: least, unspecified: false) }
        if proposed >= most { return AxisRange(low: most, high: .infinity, unspecified: false) }
        let own = own(proposed)
        if own == own || !asksChild { return .itself }
        var result = childRange
        result.unspecified = false
        if hasLeast {
            guard proposed >= child else { return .itself }
            result.formIntersection(AxisRange(low: max(child, least), high: .infinity, unspecified: false))
        } else if hasMost {
            guard proposed <= child else { return .itself }
            result.formIntersection(AxisRange(low: -.infinity, high: min(child, most), unspecified: false))
        }
        return result
    }

    func innerWhenPlaced(proposed: Double, length: Double) -> Double {
        let isBetween = length > least.or(-.infinity) && length < most.or(.infinity)
        return ideal != ideal && proposed != proposed && isBetween ? .nan : length
    }
}

extension LayoutTree {
    func flexFrameSize(
        _ item: UnsafeMutablePointer<Item>, _ child: ItemIndex, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let (horizontal, vertical) = limits(item)
        var answer = LayoutSize.zero
        let (width, height) = (horizontal.own(proposal.width), vertical.own(proposal.height))
        let asksChild = width != width || height != height
        if asksChild {
            answer = childSize(
                child, Proposal(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height)),
                &range)
        }
        let size = LayoutSize(
            width: horizontal.length(proposed: proposal.width, child: answer.width),
            height: vertical.length(proposed: proposal.height, child: answer.height))
        range.width = horizontal.range(
            proposed: proposal.width, length: size.width, child: answer.width, range.width, asksChild: asksChild)
        range.height = vertical.range(
            proposed: proposal.height, length: size.height, child: answer.height, range.height, asksChild: asksChild)
        return size
    }

    func flexFrameInnerProposal(
        _ item: UnsafeMutablePointer<Item>, _ size: LayoutSize, _ proposal: Proposal
    ) -> Proposal {
        let (horizontal, vertical) = limits(item)
        return Proposal(
            width: horizontal.innerWhenPlaced(proposed: proposal.width, length: size.width),
            height: vertical.innerWhenPlaced(proposed: proposal.height, length: size.height))
    }

    private func limits(_ item: UnsafeMutablePointer<Item>) -> (Limits, Limits) {
        let params = item.pointee.params
        return (Limits(params.p0, params.p1, params.p2), Limits(params.p3, params.p4, params.p5))
    }
}

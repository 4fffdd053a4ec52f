extension LayoutTree {
    /// A scroll view takes the proposal along its axes and its content's length across.
    func scrollSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let content = contentSize(item, proposal, &range)
        let axes = scrollAxes(item)
        if axes.horizontal { range.width = .itself }
        if axes.vertical { range.height = .itself }
        return LayoutSize(
            width: axes.horizontal && proposal.width == proposal.width ? max(proposal.width, 0) : content.width,
            height: axes.vertical && proposal.height == proposal.height ? max(proposal.height, 0) : content.height)
    }

    func placeScroll(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let axes = scrollAxes(item)
        let inner = contentProposal(item, item.pointee.proposal)
        var range = AnswerRange()
        let content = contentSize(item, item.pointee.proposal, &range)
        let viewport = LayoutSize(width: item.pointee.width, height: item.pointee.height)
        if let client, item.pointee.payload >= 0,
            let offset = client.scrollOffset(ItemIndex(item - items), content: content, viewport: viewport)
        {
            item.pointee.params.p1 = finite(offset.x)
            item.pointee.params.p2 = finite(offset.y)
        } else if !item.pointee.flags.contains(.freeOffset) {
            item.pointee.params.p1 = settled(
                item.pointee.params.p1, content: content.width, viewport: viewport.width, scrolls: axes.horizontal)
            item.pointee.params.p2 = settled(
                item.pointee.params.p2, content: content.height, viewport: viewport.height, scrolls: axes.vertical)
        }
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let size = measure(child, inner)
            // Across, content that is narrower than the viewport lies in its middle.
            let x = axes.horizontal ? 0 : centred(size.width, in: item.pointee.width)
            let y = axes.vertical ? 0 : centred(size.height, in: item.pointee.height)
            put(
                child, in: item, x: x - finite(item.pointee.params.p1), y: y - finite(item.pointee.params.p2), size,
                inner, moved: moved, mirrored: false)
            child = nextInLayout(of: child)
        }
    }

    private func settled(_ offset: Double, content: Double, viewport: Double, scrolls: Bool) -> Double {
        guard scrolls, offset > 0, content > viewport else { return 0 }
        return min(offset, content - viewport)
    }

    private func centred(_ length: Double, in viewport: Double) -> Double {
        guard length < viewport else { return 0 }
        let middle = (viewport - length) / 2
        guard pixelLength > 0, pixelLength.isFinite else { return middle }
        return (middle / pixelLength + 0.5).rounded(.down) * pixelLength
    }

    func scrollAxes(_ item: UnsafeMutablePointer<Item>) -> (horizontal: Bool, vertical: Bool) {
        let mask = item.pointee.params.p0
        return (mask == 1 || mask == 3, mask == 2 || mask == 3)
    }

    private func contentProposal(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> Proposal {
        let axes = scrollAxes(item)
        return Proposal(
            width: axes.horizontal ? .nan : proposal.width, height: axes.vertical ? .nan : proposal.height)
    }

    private func contentSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let inner = contentProposal(item, proposal)
        var size = LayoutSize.zero
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let answer = measure(child, inner, &range)
            size.width = max(size.width, answer.width)
            size.height = max(size.height, answer.height)
            child = nextInLayout(of: child)
        }
        return size
    }
}

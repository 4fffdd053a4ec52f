extension LayoutTree {
    // MARK: For the client's own layouts

    /// The item's size under a proposal.
    package func size(of index: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        prepareToAnswer()
        return measure(index, proposal)
    }

    /// The item's size and guides under a proposal.
    package func dimensions(of index: ItemIndex, _ proposal: Proposal) -> ViewDimensions {
        prepareToAnswer()
        return dimensions(index, proposal, measure(index, proposal))
    }

    /// The item's layout priority; views are 0 unless they say something else.
    package func priority(of index: ItemIndex) -> Double {
        prepareToAnswer()
        return priority(index)
    }

    /// What the item prefers beside its edges.
    package func spacing(of index: ItemIndex) -> ViewSpacing {
        prepareToAnswer()
        return spacings[Int(spacing(index))]
    }

    private func prepareToAnswer() {
        stack.prepare()
        // Outside a layout, or inside a client's `place`, something may be marked that the answer depends on.
        guard !marked.isEmpty else { return }
        // Perhaps in the middle of a division.
        keepsDivisions = false
        settleMarks()
    }
}

import AlidadeLayout

extension ProposedViewSize {
    /// The tree's proposal, where nan stands for nil.
    package init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : CGFloat(proposal.width),
            height: proposal.height.isNaN ? nil : CGFloat(proposal.height))
    }

    package var proposal: Proposal {
        Proposal(width: width.map { Double($0) } ?? .nan, height: height.map { Double($0) } ?? .nan)
    }
}

import Foundation

extension Proposal {
    package init(_ proposed: ProposedViewSize) {
        self.init(width: proposed.width.map { Double($0) } ?? .nan, height: proposed.height.map { Double($0) } ?? .nan)
    }
}

extension ProposedViewSize {
    package init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : CGFloat(proposal.width),
            height: proposal.height.isNaN ? nil : CGFloat(proposal.height))
    }
}

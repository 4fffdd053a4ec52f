import AlidadeLayout
import Foundation
import Testing

@Suite struct ProposalTests {
    @Test(
        arguments: [
            (.unspecified, CGSize(width: 10, height: 10)),
            (.zero, CGSize.zero),
            (ProposedViewSize(width: nil, height: 200), CGSize(width: 10, height: 200)),
            (ProposedViewSize(width: 7, height: nil), CGSize(width: 7, height: 10)),
            (ProposedViewSize(CGSize(width: 3, height: 4)), CGSize(width: 3, height: 4)),
            (.infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
        ] as [(ProposedViewSize, CGSize)])
    func unspecifiedDimensionsBecomeTen(proposal: ProposedViewSize, expected: CGSize) {
        #expect(proposal.replacingUnspecifiedDimensions() == expected)
    }

    @Test func unspecifiedDimensionsBecomeWhatIsGiven() {
        let proposal = ProposedViewSize(width: nil, height: 200)
        #expect(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 60))
                == CGSize(width: 50, height: 200))
    }

    @Test func edgeSets() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal == [Edge.Set(.leading), Edge.Set(.trailing)])
        #expect(Edge.Set.vertical.rawValue == 5)
        #expect(Edge.allCases.map { Edge.Set.horizontal.contains($0) } == [false, true, false, true])
        #expect(Axis.Set.both.contains(Axis.vertical))
        #expect(!Axis.Set.horizontal.contains(Axis.vertical))
    }

    @Test(
        arguments: [
            (Edge.Set.all, EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)),
            (Edge.Set.vertical, EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)),
            (Edge.Set.leading, EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)),
            (Edge.Set(), EdgeInsets()),
        ])
    func insetsOnSomeEdges(edges: Edge.Set, expected: EdgeInsets) {
        #expect(EdgeInsets(3, edges: edges) == expected)
    }
}

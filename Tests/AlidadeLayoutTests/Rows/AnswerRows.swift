import AlidadeLayout
import Testing

/// What single items answer to proposals.
@Suite struct AnswerRows {
    struct Row: CustomStringConvertible, Sendable {
        let id: String
        let tree: @Sendable () -> Node
        let proposal: Proposal
        let size: LayoutSize
        var description: String { "\(id) for \(proposal.width)×\(proposal.height)" }

        init(
            _ id: String, _ tree: @escaping @Sendable () -> Node, _ proposal: (Double, Double), _ size: (Double, Double)
        ) {
            self.id = id
            self.tree = tree
            self.proposal = Proposal(width: proposal.0, height: proposal.1)
            self.size = LayoutSize(width: size.0, height: size.1)
        }
    }

    static let none = (Double.nan, Double.nan)
    static let rows: [Row] = [
        Row("2", { C().flex(maxW: .infinity).frame(200, 200) }, (0, 0), (200, 200)),
        Row("74", { C() }, none, (10, 10)),
        Row("74b", { H([C(), C()]) }, none, (28, 10)),
        Row("74c", { H([C(), Gap(), C()]) }, none, (28, 10)),
        Row("74d", { H([]) }, none, (0, 0)),
        Row("75", { H([C(), C()]) }, (0, 0), (8, 0)),
        Row("75b", { H([C(), C()]) }, (100, 50), (100, 50)),
        Row("76", { C().flex(minW: 100) }, (.nan, 10), (100, 10)),
        Row("76", { C().flex(minW: 100) }, (50, 10), (100, 10)),
        Row("76", { C().flex(minW: 100) }, (300, 10), (300, 10)),
        Row("77", { C().flex(maxW: 100) }, (.nan, 10), (10, 10)),
        Row("77", { C().flex(maxW: 100) }, (50, 10), (50, 10)),
        Row("77", { C().flex(maxW: 100) }, (300, 10), (100, 10)),
        Row("78", { C().flex(idealW: 80) }, (.nan, 10), (80, 10)),
        Row("78", { C().flex(idealW: 80) }, (200, 10), (200, 10)),
        Row("79", { C().flex(minW: 50, maxW: 100) }, (.nan, 10), (50, 10)),
        Row("79", { C().flex(minW: 50, maxW: 100) }, (30, 10), (50, 10)),
        Row("79", { C().flex(minW: 50, maxW: 100) }, (70, 10), (70, 10)),
        Row("79", { C().flex(minW: 50, maxW: 100) }, (200, 10), (100, 10)),
        Row("80", { Box(50, 10).flex(maxW: .infinity) }, (.nan, 10), (50, 10)),
        Row("80", { Box(50, 10).flex(maxW: .infinity) }, (30, 10), (50, 10)),
        Row("80", { Box(50, 10).flex(maxW: .infinity) }, (200, 10), (200, 10)),
        Row("80b", { Box(50, 10).flex(minW: 0, maxW: .infinity) }, (.nan, 10), (50, 10)),
        Row("80b", { Box(50, 10).flex(minW: 0, maxW: .infinity) }, (30, 10), (30, 10)),
        Row("80b", { Box(50, 10).flex(minW: 0, maxW: .infinity) }, (200, 10), (200, 10)),
        Row("81", { Box(400, 10).flex(minW: 100) }, (.nan, 10), (400, 10)),
        Row("81", { Box(400, 10).flex(minW: 100) }, (300, 10), (300, 10)),
        Row("82", { C().padding(10) }, none, (30, 30)),
        Row("82", { C().padding(10) }, (15, 15), (20, 20)),
        Row("54", { C().padding(10, 20, 10, 20) }, (100, 200), (100, 200)),
        Row("54b", { C().padding(10, 20, 10, 20) }, (.nan, 200), (50, 200)),
        Row("55 least", { C().flex(minW: -10) }, (0, 0), (0, 0)),
        Row("55 ideal", { C().flex(minW: 20, idealW: 10) }, none, (20, 10)),
        Row("55 most", { C().flex(idealW: 30, maxW: 20) }, (90, 9), (30, 9)),
        Row("A14", { C().flex(minW: 2, idealW: 6, maxW: 8) }, (.nan, 1), (6, 1)),
        Row("A14", { C().flex(minW: 2, idealW: 6, maxW: 8) }, (10, 1), (8, 1)),
        Row("A14", { C().flex(minW: 2, idealW: 6, maxW: 8) }, (1, 1), (2, 1)),
        Row("A14", { C().flex(minW: 2, idealW: 6, maxW: 8) }, (.infinity, 1), (8, 1)),
        Row("frame ignores", { C().frame(-5, .infinity) }, (40, 30), (40, 30)),
        Row("reader", { Reader([Box(90, 90)]) }, none, (10, 10)),
        Row("reader", { Reader([Box(90, 90)]) }, (5, 60), (5, 60)),
        Row("scroll", { Scroll(.vertical, Box(90, 900)) }, (200, 100), (90, 100)),
        Row("scroll", { Scroll(.vertical, Box(90, 900)) }, none, (90, 900)),
        Row("scroll", { Scroll(.horizontal, Box(90, 900)) }, (40, 100), (40, 900)),
        Row("scroll", { Scroll(.vertical, Reader([])) }, (200, 100), (200, 100)),
        Row("scroll", { Scroll(.vertical, Gap()) }, (200, 100), (200, 100)),
        Row("stack of one colour", { V([C()]).fixedSize() }, (200, 100), (10, 10)),
        Row("min of a stack", { V(0, [C().flex(minH: 5, maxH: 100), C().flex(minH: 80)]) }, (10, 0), (10, 85)),
        Row("spacer outside a stack", { Gap() }, none, (8, 8)),
        Row("spacer outside a stack", { Gap() }, (30, 2), (30, 8)),
        Row("position", { Box(20, 30).position(5, 5) }, (.nan, 100), (20, 100)),
        Row("ratio of one axis", { C().aspect(2) }, (100, .nan), (100, 50)),
        Row("ratio of none", { C().aspect(2) }, none, (10, 10)),
        Row("text between", { V([T(50), C(), T(80)]).fixedSize() }, (0, 0), (80, 16 + 8 + 10 + 8 + 16)),
    ]

    @Test(arguments: rows) func answer(_ row: Row) {
        let subject = TestTree(row.tree())
        let size = subject.tree.size(of: subject.root.item, row.proposal)
        #expect(size == row.size)
    }
}

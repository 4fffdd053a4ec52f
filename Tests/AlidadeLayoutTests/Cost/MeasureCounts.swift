import AlidadeLayout
import Testing

/// A layout's work grows with its items, not with their depth.
@Suite struct MeasureCounts {
    enum Leaf: Sendable, CaseIterable { case box, text, baseline }
    enum Height: Sendable, CaseIterable { case finite, unspecified }

    /// Stacks of two, alternating their axis, `depth` levels.
    static func binary(_ depth: Int, _ leaf: Leaf) -> Node {
        if depth == 0 {
            switch leaf {
            case .box: return C().frame(.nan, 10)
            default:
                let text = Node(.text)
                text.text = StubText(width: 150, lineHeight: 20)
                return text
            }
        }
        let children = [binary(depth - 1, leaf), binary(depth - 1, leaf)]
        if depth % 2 == 0 {
            return H(.nan, leaf == .baseline ? .firstTextBaseline : .center, children)
        }
        return V(.nan, .center, children)
    }

    /// In a window, or in a scroll view.
    static func host(_ node: Node, _ height: Height) -> TestTree {
        TestTree(Node(.root, [height == .finite ? node : Scroll(.vertical, node)]))
    }

    static func measuresPerItem(_ subject: TestTree) -> Double {
        subject.layout(4096, 4096)
        var items = 0
        subject.tree.forEachInSubtree(of: subject.root.item) { _ in items += 1 }
        return Double(subject.tree.statistics.measures) / Double(items)
    }

    @Test(arguments: [12, 14], Leaf.allCases) func binaryTree(_ depth: Int, _ leaf: Leaf) {
        for height in Height.allCases {
            let measures = Self.measuresPerItem(Self.host(Self.binary(depth, leaf), height))
            #expect(measures < 16, "\(height): \(measures) measures an item")
        }
    }

    /// The trees of the benchmark: columns and rows without gaps, of texts that are all of another length and that
    /// break at any width.
    static func unequal(_ depth: Int, _ row: AlignmentKey) -> Node {
        var texts = 0
        func node(_ depth: Int, isRow: Bool) -> Node {
            if depth == 0 {
                texts += 1
                let text = Node(.text)
                text.text = StubText(width: 40 + Double(texts * 37 % 300), lineHeight: 20)
                return text
            }
            let children = [node(depth - 1, isRow: !isRow), node(depth - 1, isRow: !isRow)]
            return isRow ? Node(.hStack, ItemParams(0), vertical: row, children) : V(0, children)
        }
        return node(depth, isRow: true)
    }

    @Test(arguments: [AlignmentKey.verticalCenter, .firstTextBaseline, .lastTextBaseline], Height.allCases)
    func textsOfManyLengths(_ row: AlignmentKey, _ height: Height) {
        let measures = Self.measuresPerItem(Self.host(Self.unequal(12, row), height))
        #expect(measures < 16, "\(measures) measures an item")
    }

    /// Tables of two by two in each other.
    static func tables(_ depth: Int) -> Node {
        if depth == 0 {
            let text = Node(.text)
            text.text = StubText(width: 150, lineHeight: 20)
            return text
        }
        let cells = (0..<4).map { _ in tables(depth - 1) }
        func row(_ begins: Double) -> Node { Node(.gridRow, ItemParams(begins), vertical: .none) }
        return Node(
            .grid, ItemParams(.nan, .nan), [row(1), cells[0], cells[1], row(0), row(1), cells[2], cells[3], row(0)])
    }

    @Test(arguments: [2, 4, 6]) func gridsInGrids(_ depth: Int) {
        for height in Height.allCases {
            let measures = Self.measuresPerItem(Self.host(Self.tables(depth), height))
            #expect(measures < 30, "\(height): \(measures) measures an item")
        }
    }

    @Test(arguments: Height.allCases) func thousandLevels(_ height: Height) {
        var node = C().frame(.nan, 60)
        for level in 0..<1000 {
            switch level % 3 {
            case 0: node = node.padding(1)
            case 1: node = V(0, [node])
            default: node = H([C(), node])
            }
        }
        let measures = Self.measuresPerItem(Self.host(node, height))
        #expect(measures < 16, "\(measures) measures an item")
    }

    @Test func aChangeInARowOfFixedHeightCostsTheRow() {
        var rows: [Node] = []
        let leaf = C().frame(.nan, 60)
        for row in 0..<1000 {
            rows.append(H(8, [C().frame(.nan, 60), row == 500 ? leaf : C().frame(.nan, 60)]).frame(.nan, 60))
        }
        let subject = TestTree(Node(.root, [Scroll(.vertical, V(0, rows))]))
        subject.layout(400, 600)
        subject.tree.statistics.reset()
        subject.tree.patch(
            leaf.item, ItemParams(.nan, 61), horizontal: leaf.horizontal, vertical: leaf.vertical, flags: [])
        subject.layout(400, 600)
        let statistics = subject.tree.statistics
        #expect(statistics.replays <= 3)
        #expect(statistics.measures <= 12)
        #expect(statistics.placements <= 5)
        #expect(subject.frame(leaf).height == 61)
    }

    /// What it has answered again is where it is placed: boxes, and texts beside them.
    @Test(arguments: [false, true]) func aChangeInARowOfFixedHeightDividesOnce(_ hasText: Bool) {
        let leaf = C().frame(.nan, 40)
        let other = hasText ? Node(.text) : C().frame(30, 20)
        let subject = TestTree(Node(.root, [V(0, [H(8, [C().frame(.nan, 50), leaf, other]).frame(.nan, 60), C()])]))
        subject.layout(400, 600)
        for height in [45.0, 70] {
            subject.tree.statistics.reset()
            subject.tree.patch(
                leaf.item, ItemParams(.nan, height), horizontal: leaf.horizontal, vertical: leaf.vertical, flags: [])
            subject.layout(400, 600)
            #expect(subject.tree.statistics.divisions == 1)
            #expect(subject.frame(leaf).height == height)
        }
    }

    @Test func aScrollMovesOneItem() {
        let rows = (0..<1000).map { _ in C().frame(.nan, 60) }
        let scroll = Scroll(.vertical, V(0, rows))
        let subject = TestTree(Node(.root, [scroll]))
        subject.layout(400, 600)
        subject.tree.statistics.reset()
        subject.tree.patch(
            scroll.item, ItemParams(2, 0, 100), horizontal: scroll.horizontal, vertical: scroll.vertical, flags: [])
        subject.layout(400, 600)
        #expect(subject.tree.statistics.measures == 0)
        #expect(subject.tree.statistics.placements == 1)
        #expect(subject.tree.statistics.moved == 1)
        #expect(subject.frame(rows[10]).y == 500)
    }

    @Test func nothingMarkedIsNoWork() {
        let leaf = C().frame(.nan, 60)
        let subject = TestTree(Node(.root, [V([leaf, C()])]))
        subject.layout(400, 600)
        subject.tree.statistics.reset()
        let isChanged = subject.tree.patch(
            leaf.item, leaf.params, horizontal: leaf.horizontal, vertical: leaf.vertical, flags: leaf.flags)
        #expect(!isChanged)
        #expect(!subject.tree.needsLayout)
        subject.layout(400, 600)
        #expect(subject.tree.statistics == LayoutStatistics())
    }
}

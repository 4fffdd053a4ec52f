import AlidadeLayout
import Testing

/// The rows of a table, and what stands alone between them.
private func G(
    _ horizontalSpacing: Double = .nan, _ verticalSpacing: Double = .nan, _ alignment: Alignment = .center,
    _ rows: [[Node]]
) -> Node {
    var children: [Node] = []
    for row in rows {
        children.append(Node(.gridRow, ItemParams(1), horizontal: .none, vertical: .none))
        children += row
        children.append(Node(.gridRow, ItemParams(0), horizontal: .none, vertical: .none))
    }
    return Node(
        .grid, ItemParams(horizontalSpacing, verticalSpacing), horizontal: alignment.horizontal.key,
        vertical: alignment.vertical.key, children
    ).named("grid")
}

private func G(_ rows: [[Node]]) -> Node { G(.nan, .nan, .center, rows) }

extension Node {
    fileprivate func cell(
        columns: Double = .nan, unsized: Double = .nan, anchor: (Double, Double) = (.nan, .nan),
        column: AlignmentKey = .none
    ) -> Node {
        Node(
            .gridCell, ItemParams(columns, unsized, anchor.0, anchor.1), horizontal: column, vertical: .none, [self])
    }

    /// Puts a node that is no row behind the grid's rows.
    fileprivate func and(_ node: Node) -> Node {
        children.append(node)
        return self
    }
}

@Suite struct GridRows {
    static let rows: [LayoutRow] = [
        LayoutRow(
            "columns hug the widest, rows the highest", 300, 300,
            {
                G(
                    .nan, .nan, .topLeading,
                    [[Box(10, 20, "a"), Box(30, 10, "b")], [Box(50, 5, "c"), Box(20, 40, "d")]])
            },
            [
                "grid": F(106, 116, 88, 68), "a": F(106, 116, 10, 20), "b": F(164, 116, 30, 10),
                "c": F(106, 144, 50, 5), "d": F(164, 144, 20, 40),
            ]),
        LayoutRow(
            "centred in its cell", 100, 100,
            { G(0, 0, .center, [[Box(10, 20, "a"), Box(30, 10, "b")], [Box(50, 5, "c"), Box(20, 40, "d")]]) },
            [
                "grid": F(10, 20, 80, 60), "a": F(30, 20, 10, 20), "b": F(60, 25, 30, 10), "c": F(10, 57.5, 50, 5),
                "d": F(65, 40, 20, 40),
            ]),
        LayoutRow(
            "flexible columns share", 208, 108, { G([[C("a"), C("b")], [C("c"), C("d")]]) },
            ["a": F(0, 0, 100, 50), "b": F(108, 0, 100, 50), "c": F(0, 58, 100, 50), "d": F(108, 58, 100, 50)]),
        LayoutRow(
            "rigid columns first", 208, 20, { G([[Box(50, 20, "a"), C("b")]]) },
            ["a": F(0, 0, 50, 20), "b": F(58, 0, 150, 20)]),
        LayoutRow(
            "a row with fewer cells", 100, 100,
            { G(0, 0, .center, [[Box(10, 10, "a"), Box(20, 10, "b")], [Box(10, 10, "c")]]) },
            ["grid": F(35, 40, 30, 20), "a": F(35, 40, 10, 10), "b": F(45, 40, 20, 10), "c": F(35, 50, 10, 10)]),
        LayoutRow(
            "what is no row covers all columns", 100, 100,
            { G(0, 0, .center, [[Box(10, 10, "a"), Box(20, 10, "b")]]).and(Box(20, 10, "c")) },
            ["grid": F(35, 40, 30, 20), "c": F(40, 50, 20, 10)]),
        LayoutRow(
            "and may widen them", 100, 100,
            { G(0, 0, .topLeading, [[Box(10, 10, "a"), Box(20, 10, "b")]]).and(Box(50, 10, "c")) },
            ["grid": F(25, 40, 50, 20), "a": F(25, 40, 10, 10), "b": F(45, 40, 20, 10), "c": F(25, 50, 50, 10)]),
        LayoutRow(
            "a divider takes the whole width", 100, 100,
            { G(0, 0, .topLeading, [[Box(10, 10, "a"), Box(20, 10, "b")]]).and(Line("line")) },
            [
                "grid": F(0, 44.5, 100, 11), "a": F(0, 44.5, 10, 10), "b": F(45, 44.5, 20, 10),
                "line": F(0, 54.5, 100, 1),
            ]
        ),
        LayoutRow(
            "unless it has no say", 100, 100,
            {
                G(0, 0, .topLeading, [[Box(10, 10, "a"), Box(20, 10, "b")]]).and(Line("line").cell(unsized: 1))
            }, ["grid": F(35, 44.5, 30, 11), "line": F(35, 54.5, 30, 1)]),
        LayoutRow(
            "a cell across two columns", 200, 100,
            {
                G(
                    8, 0, .center,
                    [
                        [Box(10, 10, "a"), Box(20, 10, "b"), Box(30, 10, "c")],
                        [Box(20, 10, "d").cell(columns: 2), Box(10, 10, "e")],
                    ])
            },
            [
                "grid": F(62, 40, 76, 20), "a": F(62, 40, 10, 10), "b": F(80, 40, 20, 10), "c": F(108, 40, 30, 10),
                "d": F(71, 50, 20, 10), "e": F(118, 50, 10, 10),
            ]),
        LayoutRow(
            "unsized on both axes", 100, 100,
            { G(0, 0, .center, [[Box(10, 10, "a"), C("b").cell(unsized: 3)], [Box(5, 5, "c"), Box(20, 20, "d")]]) },
            ["grid": F(35, 35, 30, 30), "a": F(35, 35, 10, 10), "b": F(45, 35, 20, 10), "d": F(45, 45, 20, 20)]),
        LayoutRow(
            "anchored cell", 100, 100,
            {
                G(
                    0, 0, .center,
                    [
                        [Box(10, 10, "a").cell(anchor: (1, 1)), Box(20, 40, "b")],
                        [Box(50, 5, "c"), Box(20, 20, "d")],
                    ])
            }, ["grid": F(15, 20, 70, 60), "a": F(55, 50, 10, 10), "b": F(65, 20, 20, 40)]),
        LayoutRow(
            "aligned column", 100, 100,
            {
                G(
                    0, 0, .center,
                    [
                        [Box(10, 10, "a").cell(column: .trailing), Box(20, 10, "b")],
                        [Box(30, 10, "c"), Box(40, 10, "d")], [Box(20, 10, "e"), Box(10, 10, "f")],
                    ])
            },
            [
                "grid": F(15, 35, 70, 30), "a": F(35, 35, 10, 10), "b": F(55, 35, 20, 10), "c": F(15, 45, 30, 10),
                "e": F(25, 55, 20, 10), "f": F(60, 55, 10, 10),
            ]),
        LayoutRow(
            "the outermost modifier counts", 100, 100,
            {
                G(
                    0, 0, .center,
                    [
                        [Box(10, 10, "a").cell(columns: 3).padding(0).cell(columns: 2), Box(20, 10)],
                        [Box(10, 10), Box(10, 10), Box(10, 10)],
                    ])
            }, ["grid": F(30, 40, 40, 20), "a": F(35, 40, 10, 10)]),
        LayoutRow(
            "shared baselines", 100, 100,
            {
                let row = Node(.gridRow, ItemParams(1), vertical: .firstTextBaseline)
                return Node(.grid, ItemParams(0, 0), [row, T(10, 20, "a"), T(10, 10, "b"), Box(10, 8, "c")])
            }, ["a": F(35, 40, 10, 20), "b": F(45, 50, 10, 10), "c": F(55, 48, 10, 8)]),
        LayoutRow(
            "from the right", 100, 100,
            {
                let grid = G(0, 0, .topLeading, [[Box(10, 10, "a"), Box(20, 10, "b")]])
                return grid.flagged(.rightToLeft)
            }, ["a": F(55, 45, 10, 10), "b": F(35, 45, 20, 10)]),
        LayoutRow(
            "ideal size", 300, 300, { G([[C("a"), C("b")], [C("c"), Box(40, 5, "d")]]).fixedSize() },
            ["a": F(121, 136, 10, 10), "b": F(139, 136, 40, 10), "c": F(121, 154, 10, 10), "d": F(139, 156.5, 40, 5)]),
        LayoutRow(
            "a row without cells takes no place", 100, 100,
            { G(8, 8, .center, [[Box(10, 10, "a")], [], [Box(10, 10, "b")]]) },
            ["grid": F(45, 36, 10, 28), "b": F(45, 54, 10, 10)]),
        LayoutRow("no cells", 100, 100, { G([[], []]) }, ["grid": F(50, 50, 0, 0)]),
        LayoutRow(
            "a priority", 100, 10, { G(0, 0, .center, [[C("a").priority(1), C("b")]]) },
            ["a": F(0, 0, 100, 10), "b": F(100, 0, 0, 10)]),
    ]

    @Test(arguments: rows) func framesOfGrids(_ row: LayoutRow) { #expect(row.failures() == []) }

    /// A cell's modifier reaches the grid through whatever is around it.
    @Test func changedModifierReachesTheGrid() {
        let wide = Box(60, 10, "wide").cell(columns: 1)
        let other = Box(10, 10, "other")
        let subject = TestTree(
            Node(.root, [G(0, 0, .topLeading, [[wide.padding(0).frame(60, 10), Box(5, 10)], [Box(10, 10), other]])]))
        subject.layout(100, 100)
        #expect(subject.frame("grid")?.width == 70)
        subject.tree.patch(
            wide.item, ItemParams(2, .nan, .nan, .nan), horizontal: .none, vertical: .none, flags: [])
        subject.layout(100, 100)
        #expect(subject.frame("grid")?.width == 65)
    }
}

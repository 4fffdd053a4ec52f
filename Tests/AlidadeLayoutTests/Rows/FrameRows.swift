import AlidadeLayout
import Testing

@Suite struct FrameRows {
    static let rows: [LayoutRow] = [
        LayoutRow(
            "31", { C("c").frame(50, 30).padding().named("p") }, ["p": F(59, 69, 82, 62), "c": F(75, 85, 50, 30)]),
        LayoutRow(
            "32", { C("c").frame(50, 30).padding(25, 0, 0, 25).named("p") },
            ["p": F(62.5, 72.5, 75, 55), "c": F(62.5, 97.5, 50, 30)]),
        LayoutRow(
            "33", { C("c").frame(50, 30).padding(10, 20, 30, 15).named("p") },
            ["p": F(57.5, 65, 85, 70), "c": F(77.5, 75, 50, 30)]),
        LayoutRow(
            "33b", { C("c").frame(50, 30).padding(5, 50, 10, 5).named("p") },
            ["p": F(47.5, 77.5, 105, 45), "c": F(97.5, 82.5, 50, 30)]),
        LayoutRow(
            "34", { C().frame(50, 30).padding(10).named("in").padding(20).named("out") },
            ["in": F(65, 75, 70, 50), "out": F(45, 55, 110, 90)]),
        LayoutRow(
            "36", { Z([C("c").frame(50, 50).position(50, 0)]).frame(100, 100) }, ["c": F(75, 25, 50, 50)]),
        LayoutRow("37 fit", { C("c").aspect(0.5).frame(100, 50) }, ["c": F(87.5, 75, 25, 50)]),
        LayoutRow("37 fill", { C("c").aspect(0.5, fill: true).frame(50, 100) }, ["c": F(75, 50, 50, 100)]),
        LayoutRow("38 fit", { C("c").aspect(2).frame(100, 50) }, ["c": F(50, 75, 100, 50)]),
        LayoutRow("38 fill", { C("c").aspect(2, fill: true).frame(50, 100) }, ["c": F(0, 50, 200, 100)]),
        LayoutRow("39 fit", { C("c").aspect(.nan).frame(100, 50) }, ["c": F(75, 75, 50, 50)]),
        LayoutRow("39 fill", { C("c").aspect(.nan, fill: true).frame(50, 100) }, ["c": F(50, 50, 100, 100)]),
        LayoutRow(
            "59", { C("blue").offset(20, 15).frame(80, 60).overlay(C("green").offset(40, 30)).named("o") },
            ["o": F(60, 70, 80, 60), "blue": F(80, 85, 80, 60), "green": F(100, 100, 80, 60)]),
        LayoutRow("60 h", { C("c").fixedSize(true, false).frame(100, 100) }, ["c": F(95, 50, 10, 100)]),
        LayoutRow("60 v", { C("c").fixedSize(false, true).frame(100, 100) }, ["c": F(50, 95, 100, 10)]),
        LayoutRow("60 none", { C("c").fixedSize(false, false).frame(100, 100) }, ["c": F(50, 50, 100, 100)]),
        LayoutRow(
            "62", { Reader([C("a").frame(100, 100), C("b").frame(200 / 3.0, 200 / 3.0)]) },
            ["a": F(0, 0, 100, 100), "b": F(0, 0, 200 / 3.0, 200 / 3.0)]),
        LayoutRow(
            "61", { Reader([V([C("blue").frame(100, 100)]).flex(maxW: .infinity, maxH: .infinity)]) },
            ["blue": F(50, 50, 100, 100)]),
        LayoutRow(
            "72", { V([C("c").frame(.nan, 120)]).padding().named("p") }, ["c": F(16, 40, 168, 120)]),
        LayoutRow(
            "81", 300, 100, { C("c").frame(400, 10).flex(minW: 100).named("f") },
            ["f": F(0, 45, 300, 10), "c": F(-50, 45, 400, 10)]),
        LayoutRow(
            "95", { C("c").frame(80, 40).frame(50, 20).named("f") }, ["f": F(75, 90, 50, 20), "c": F(60, 80, 80, 40)]),
        LayoutRow(
            "28",
            {
                Z([C().frame(200, 200)]).overlay(.topLeading, C("green").frame(100, 100))
                    .background(.bottomTrailing, C("blue").frame(100, 100))
            },
            ["green": F(0, 0, 100, 100), "blue": F(100, 100, 100, 100)]),
        LayoutRow("93", 100, 60, { Z([Gap(), Box(20, 20)]).named("z") }, ["z": F(40, 20, 20, 20)]),
        LayoutRow("T1", 500, 500, { C("c").frame(200, 100) }, ["c": F(150, 200, 200, 100)]),
        LayoutRow("T2", 500, 500, { C("c").frame(200) }, ["c": F(150, 0, 200, 500)]),
        LayoutRow("T3", 500, 500, { C("c").frame(.nan, 200) }, ["c": F(0, 150, 500, 200)]),
        LayoutRow(
            "T4", 500, 500, { C("c").flex(minW: 0, maxW: 200, minH: 0, maxH: 100) }, ["c": F(150, 200, 200, 100)]),
        LayoutRow("T7", 500, 500, { C("c").aspect(1).frame(200, 100) }, ["c": F(200, 200, 100, 100)]),
        LayoutRow(
            "T8 fit", 500, 500, { C("c").aspect(1.5).frame(100, 100) }, ["c": F(200, 250 - 100 / 3.0, 100, 200 / 3.0)]),
        LayoutRow(
            "T8 fill", 500, 500, { C("c").aspect(1.5, fill: true).frame(100, 100) }, ["c": F(175, 200, 150, 100)]),
        LayoutRow("T9 fit", 500, 500, { C("c").aspect(0.5).frame(100, 100) }, ["c": F(225, 200, 50, 100)]),
        LayoutRow(
            "T9 fill", 500, 500, { C("c").aspect(0.5, fill: true).frame(100, 100) }, ["c": F(200, 150, 100, 200)]),
        LayoutRow(
            "A14 padding", 50, 50, { C("c").frame(6, 2).padding(1, 2, 1, 2).named("p") },
            ["p": F(20, 23, 10, 4), "c": F(22, 24, 6, 2)]),
        LayoutRow(
            "A14 inset", 10, 10, { C("c").bar(2, 1, C("bar").frame(.nan, 2)) },
            ["c": F(0, 0, 10, 7), "bar": F(0, 8, 10, 2)]),
        LayoutRow(
            "inset of the default gap", 100, 100, { C("c").bar(0, .nan, C("bar").frame(.nan, 20)) },
            ["bar": F(0, 0, 100, 20), "c": F(0, 28, 100, 72)]),
    ]

    @Test(arguments: rows) func framesAreAsInTheTable(_ row: LayoutRow) {
        #expect(row.failures() == [])
    }

    static let corners: [(Alignment, Double, Double)] = [
        (.topLeading, 0, 0), (.top, 1, 0), (.topTrailing, 2, 0), (.leading, 0, 1), (.center, 1, 1), (.trailing, 2, 1),
        (.bottomLeading, 0, 2), (.bottom, 1, 2), (.bottomTrailing, 2, 2),
    ]

    /// Rows 26, T5 and T6 with each of nine alignments.
    @Test(arguments: corners) func alignments(_ corner: (Alignment, Double, Double)) {
        let (alignment, column, line) = corner
        let stack = LayoutRow(
            "26", { Z(alignment, [Box(60, 60, "red"), Box(20, 20, "blue")]) },
            ["red": F(70, 70, 60, 60), "blue": F(70 + 20 * column, 70 + 20 * line, 20, 20)])
        #expect(stack.failures() == [])
        let frame = LayoutRow(
            "T5", 500, 500, { Box(100, 100, "c").flex(maxW: .infinity, maxH: .infinity, alignment) },
            ["c": F(200 * column, 200 * line, 100, 100)])
        #expect(frame.failures() == [])
        let layers = LayoutRow(
            "T6", 500, 500,
            { Box(100, 100).overlay(alignment, Box(50, 50, "over")).background(alignment, Box(50, 50, "back")) },
            [
                "over": F(200 + 25 * column, 200 + 25 * line, 50, 50),
                "back": F(200 + 25 * column, 200 + 25 * line, 50, 50),
            ])
        #expect(layers.failures() == [])
    }
}

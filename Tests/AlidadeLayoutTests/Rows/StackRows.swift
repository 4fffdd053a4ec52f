import AlidadeLayout
import Testing

@Suite struct StackRows {
    static let rows: [LayoutRow] = [
        LayoutRow(
            "1", 1000, 1000,
            { Reader([V([Box(100, 100, "white"), Box(100, 100, "black")]).frame(200, 200)]) },
            ["white": F(50, -4, 100, 100), "black": F(50, 104, 100, 100)]),
        LayoutRow(
            "4", { H([Box(50, 50, "red"), Box(50, 50, "blue")]).frame(150, 150).named("frame") },
            ["red": F(46, 75, 50, 50), "blue": F(104, 75, 50, 50), "frame": F(25, 25, 150, 150)]),
        LayoutRow(
            "5", { V([Box(50, 50, "red"), Box(50, 50, "blue")]).frame(150, 150) },
            ["red": F(75, 46, 50, 50), "blue": F(75, 104, 50, 50)]),
        LayoutRow(
            "6",
            {
                V([Box(40, 40, "red"), Box(40, 40, "blue"), H([Box(40, 40, "green"), Box(40, 40, "yellow")])])
                    .frame(150, 150)
            },
            [
                "red": F(80, 32, 40, 40), "blue": F(80, 80, 40, 40), "green": F(56, 128, 40, 40),
                "yellow": F(104, 128, 40, 40),
            ]),
        LayoutRow(
            "7",
            {
                V([Box(40, 40), Box(40, 40), H([Box(40, 40), Box(40, 40)])]).named("stack")
            }, ["stack": F(56, 32, 88, 136)]),
        LayoutRow(
            "9",
            {
                V(
                    .nan, .leading,
                    [
                        Box(30, 30, "red"), Box(40, 40, "blue"),
                        H(.nan, .top, [Box(50, 50, "green"), Box(60, 60, "yellow")]),
                    ]
                ).named("stack")
            },
            [
                "stack": F(41, 27, 118, 146), "red": F(41, 27, 30, 30), "blue": F(41, 65, 40, 40),
                "green": F(41, 113, 50, 50), "yellow": F(99, 113, 60, 60),
            ]),
        LayoutRow(
            "10", { V([C("red"), C("blue"), H([C("green"), C("yellow")])]) },
            [
                "red": F(0, 0, 200, 184 / 3.0), "blue": F(0, 184 / 3.0 + 8, 200, 184 / 3.0),
                "green": F(0, 368 / 3.0 + 16, 96, 184 / 3.0), "yellow": F(104, 368 / 3.0 + 16, 96, 184 / 3.0),
            ]),
        LayoutRow(
            "12", { V(20, [C("red"), Box(10, 10, "yellow"), C("blue")]) },
            ["red": F(0, 0, 200, 75), "yellow": F(95, 95, 10, 10), "blue": F(0, 125, 200, 75)]),
        LayoutRow(
            "13", 200, 200,
            { H([Box(50, 50, "red"), Gap(.nan, "gap"), Box(50, 50, "blue")]).frame(200, 80) },
            ["red": F(0, 75, 50, 50), "gap": F(50, 100, 100, 0), "blue": F(150, 75, 50, 50)]),
        LayoutRow(
            "14", { V([Box(50, 50, "red"), Gap(.nan, "gap"), Box(50, 50, "blue")]).frame(80, 200) },
            ["red": F(75, 0, 50, 50), "gap": F(100, 50, 0, 100), "blue": F(75, 150, 50, 50)]),
        LayoutRow(
            "16", 180, 200, { H([Box(50, 50), Gap(50, "gap"), Box(50, 50)]) }, ["gap": F(50, 100, 80, 0)]),
        LayoutRow(
            "17", 200, 160, { V([Box(50, 50), Gap(30, "gap"), Box(50, 50)]) }, ["gap": F(100, 50, 0, 60)]),
        LayoutRow(
            "18", { H([Gap(.nan, "gap"), Box(50, 50, "red"), Box(50, 50, "blue")]) },
            ["gap": F(0, 100, 92, 0), "red": F(92, 75, 50, 50), "blue": F(150, 75, 50, 50)]),
        LayoutRow(
            "19", { H([Box(50, 50, "red"), Box(50, 50, "blue"), Gap(.nan, "gap")]) },
            ["red": F(0, 75, 50, 50), "blue": F(58, 75, 50, 50), "gap": F(108, 100, 92, 0)]),
        LayoutRow(
            "20", { H([Gap(.nan, "one"), Box(50, 50, "red"), Box(50, 50, "blue"), Gap(.nan, "two")]) },
            [
                "one": F(0, 100, 46, 0), "red": F(46, 75, 50, 50), "blue": F(104, 75, 50, 50),
                "two": F(154, 100, 46, 0),
            ]),
        LayoutRow(
            "22", 200, 200, { H([Box(80, 80, "one"), Gap(0, "gap"), Box(80, 80, "two")]).frame(160) },
            ["one": F(20, 60, 80, 80), "gap": F(100, 100, 0, 0), "two": F(100, 60, 80, 80)]),
        LayoutRow(
            "23", { H([Box(30, 30), Gap(100, "gap"), Box(30, 30, "blue")]) },
            ["gap": F(30, 100, 140, 0), "blue": F(170, 85, 30, 30)]),
        LayoutRow(
            "24", { H([Box(50, 50), Gap(), Box(50, 50)]).background(C("back")) }, ["back": F(0, 75, 200, 50)]),
        LayoutRow(
            "30", { V(.nan, .leading, [Box(100, 100, "red"), C().flex(maxW: .infinity).named("black")]) },
            ["red": F(0, 0, 100, 100), "black": F(0, 108, 200, 92)]),
        LayoutRow(
            "69", { V([Box(10, 10, "a"), Box(20, 20, "b"), Box(40, 40, "c")]).named("stack") },
            [
                "stack": F(80, 57, 40, 86), "a": F(95, 57, 10, 10), "b": F(90, 75, 20, 20), "c": F(80, 103, 40, 40),
            ]),
        LayoutRow(
            "66", { V([C("a").frame(100, 100), C("b").frame(100, 100), C("c").frame(100, 100)]) },
            ["a": F(50, -58, 100, 100), "b": F(50, 50, 100, 100), "c": F(50, 158, 100, 100)]),
        LayoutRow(
            "65", { V(0, [C("a"), C("b").flagged(.hidden), C("c")]) },
            ["a": F(0, 0, 200, 200 / 3.0), "b": F(0, 200 / 3.0, 200, 200 / 3.0), "c": F(0, 400 / 3.0, 200, 200 / 3.0)]),
        LayoutRow(
            "73", { V([C("a"), Line("line"), C("b")]) },
            ["a": F(0, 0, 200, 91.5), "line": F(0, 99.5, 200, 1), "b": F(0, 108.5, 200, 91.5)]),
        LayoutRow(
            "84", 100, 50, { H([C("a"), C("b"), C("c")]) },
            ["a": F(0, 0, 28, 50), "b": F(36, 0, 28, 50), "c": F(72, 0, 28, 50)]),
        LayoutRow(
            "85a", 100, 50, { H(0, [C().flex(minW: 60).named("a"), C("b")]) },
            ["a": F(0, 0, 60, 50), "b": F(60, 0, 40, 50)]),
        LayoutRow(
            "85b", 100, 50, { H(0, [C().flex(maxW: 30).named("a"), C("b")]) },
            ["a": F(0, 0, 30, 50), "b": F(30, 0, 70, 50)]),
        LayoutRow(
            "86", 120, 50, { H(0, [C("a"), C().frame(20).named("b"), C().flex(maxW: 30).named("c")]) },
            ["a": F(0, 0, 70, 50), "b": F(70, 0, 20, 50), "c": F(90, 0, 30, 50)]),
        LayoutRow(
            "87", 100, 50, { H(0, [C("a").priority(1), C().flex(minW: 30).named("b")]) },
            ["a": F(0, 0, 70, 50), "b": F(70, 0, 30, 50)]),
        LayoutRow(
            "89, priority kept", 100, 50, { H(0, [C("a").priority(1).padding(0), C("b")]) },
            ["a": F(0, 0, 100, 50), "b": F(100, 0, 0, 50)]),
        LayoutRow(
            "priority inside a frame", 100, 50, { H(0, [C("a").priority(1).frame(.nan, 20), C("b").flex(minW: 30)]) },
            ["a": F(0, 15, 70, 20), "b": F(70, 0, 30, 50)]),
        LayoutRow(
            "90", 100, 50, { H([Gap(.nan, "gap"), C("c")]) }, ["gap": F(0, 25, 8, 0), "c": F(8, 0, 92, 50)]),
        LayoutRow(
            "91", 100, 50, { H([Box(10, 10, "a"), Gap().frame(20).named("gap"), Box(10, 10, "b")]).named("stack") },
            ["stack": F(30, 20, 40, 10), "a": F(30, 20, 10, 10), "gap": F(40, 25, 20, 0), "b": F(60, 20, 10, 10)]),
        LayoutRow(
            "T10", 500, 500, { V([C("a"), C("b")]) }, ["a": F(0, 0, 500, 246), "b": F(0, 254, 500, 246)]),
        LayoutRow(
            "T11", 500, 500, { V(.nan, .trailing, [C("a"), C().frame(50).named("b")]) },
            ["a": F(0, 0, 500, 246), "b": F(450, 254, 50, 246)]),
        LayoutRow(
            "T12v", 500, 500, { V([C().flex(minH: 50).named("a"), C().priority(1).named("b")]) },
            ["a": F(0, 0, 500, 50), "b": F(0, 58, 500, 442)]),
        LayoutRow(
            "T12h", 500, 500, { H([C().flex(minH: 50).named("a"), C().priority(1).named("b")]) },
            ["a": F(0, 0, 0, 500), "b": F(8, 0, 492, 500)]),
        LayoutRow(
            "A1", 150, 50, { H(0, [C().flex(maxW: 100).named("a"), C().flex(minW: 100).named("b")]).named("stack") },
            ["stack": F(-12.5, 0, 175, 50), "a": F(-12.5, 0, 75, 50), "b": F(62.5, 0, 100, 50)]),
        LayoutRow(
            "A2", 50, 85,
            { V(0, [C().flex(minH: 5, maxH: 100).named("a"), C().flex(minH: 80).named("b")]) },
            ["a": F(0, -18.75, 50, 42.5), "b": F(0, 23.75, 50, 80)]),
        LayoutRow(
            "A3 at 160", 160, 50,
            { H(10, [C().flex(maxW: 60).named("a"), Gap(0, "gap"), C().flex(maxW: 60).named("b")]) },
            ["a": F(0, 0, 60, 50), "gap": F(70, 25, 20, 0), "b": F(100, 0, 60, 50)]),
        LayoutRow(
            "A3 at 100", 100, 50,
            { H(10, [C().flex(maxW: 60).named("a"), Gap(0, "gap"), C().flex(maxW: 60).named("b")]) },
            ["a": F(0, 0, 40, 50), "gap": F(50, 25, 0, 0), "b": F(60, 0, 40, 50)]),
        LayoutRow(
            "A4", 300, 50, { H(0, [C().flex(minW: 0, maxW: 200).named("a"), C().frame(200).named("b")]) },
            ["a": F(0, 0, 100, 50), "b": F(100, 0, 200, 50)]),
        LayoutRow(
            "A14 priority", 6, 1,
            { H(0, [C().flex(idealW: 4, maxW: 4).named("a"), C().flex(idealW: 4, maxW: 4).priority(1).named("b")]) },
            ["a": F(0, 0, 2, 1), "b": F(2, 0, 4, 1)]),
        LayoutRow(
            "A14 equal", 20, 1,
            { H(0, [C().flex(idealW: 30, maxW: 30).named("a"), C().flex(idealW: 10, maxW: 10).named("b")]) },
            ["a": F(0, 0, 10, 1), "b": F(10, 0, 10, 1)]),
        LayoutRow(
            "A14 fixed", 10, 1,
            { H(0, [C().flex(idealW: 1, maxW: .infinity).fixedSize(true, false).named("a"), C("b")]) },
            ["a": F(0, 0, 1, 1), "b": F(1, 0, 9, 1)]),
        LayoutRow(
            "A14 max", 20, 1, { H(0, [C().flex(maxW: 4).named("a"), C("b")]) },
            ["a": F(0, 0, 4, 1), "b": F(4, 0, 16, 1)]),
    ]

    @Test(arguments: rows) func framesAreAsInTheTable(_ row: LayoutRow) {
        #expect(row.failures() == [])
    }
}

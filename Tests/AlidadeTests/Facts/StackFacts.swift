import Alidade
import Testing

/// Stacks, spacers and layers in a window of 200 × 200 unless said. The numbers are SwiftUI's; the same rows
/// without views are in the layout's own tests.
@MainActor
@Suite struct StackFacts {
    nonisolated static let rows = facts {
        FactRow("1", 1000, 1000, ["Red": R(50, -4, 100, 100), "Blue": R(50, 104, 100, 100)]) {
            GeometryReader { _ in
                VStack {
                    Red().sized(100).zIndex(1)
                    Blue().sized(100)
                }
                .sized(200)
            }
        }
        FactRow("4", ["Red": R(46, 75, 50, 50), "Blue": R(104, 75, 50, 50), "Back": R(25, 25, 150, 150)]) {
            HStack {
                Red().sized(50)
                Blue().sized(50)
            }
            .sized(150).backed()
        }
        FactRow("5", ["Red": R(75, 46, 50, 50), "Blue": R(75, 104, 50, 50)]) {
            VStack {
                Red().sized(50)
                Blue().sized(50)
            }
            .sized(150)
        }
        FactRow(
            "6",
            [
                "Red": R(80, 32, 40, 40), "Blue": R(80, 80, 40, 40), "Green": R(56, 128, 40, 40),
                "Yellow": R(104, 128, 40, 40),
            ]
        ) { nested.sized(150) }
        FactRow("7", ["Back": R(56, 32, 88, 136)]) { nested.backed() }
        FactRow(
            "9",
            [
                "Back": R(41, 27, 118, 146), "Red": R(41, 27, 30, 30), "Blue": R(41, 65, 40, 40),
                "Green": R(41, 113, 50, 50), "Yellow": R(99, 113, 60, 60),
            ]
        ) {
            VStack(alignment: .leading) {
                Red().sized(30)
                Blue().sized(40)
                HStack(alignment: .top) {
                    Green().sized(50)
                    Yellow().sized(60)
                }
            }
            .backed()
        }
        FactRow(
            "10",
            [
                "Red": R(0, 0, 200, 184 / 3), "Blue": R(0, 184 / 3 + 8, 200, 184 / 3),
                "Green": R(0, 368 / 3 + 16, 96, 184 / 3), "Yellow": R(104, 368 / 3 + 16, 96, 184 / 3),
            ]
        ) {
            VStack {
                Red()
                Blue()
                HStack {
                    Green()
                    Yellow()
                }
            }
        }
        FactRow("12", ["Red": R(0, 0, 200, 75), "Yellow": R(95, 95, 10, 10), "Blue": R(0, 125, 200, 75)]) {
            VStack(spacing: 20) {
                Red()
                Yellow().sized(10)
                Blue()
            }
        }
        FactRow("13", ["Red": R(0, 75, 50, 50), "Spacer": R(50, 100, 100, 0), "Blue": R(150, 75, 50, 50)]) {
            HStack {
                Red().sized(50)
                Spacer()
                Blue().sized(50)
            }
            .sized(200, 80)
        }
        FactRow("14", ["Red": R(75, 0, 50, 50), "Spacer": R(100, 50, 0, 100), "Blue": R(75, 150, 50, 50)]) {
            VStack {
                Red().sized(50)
                Spacer()
                Blue().sized(50)
            }
            .sized(80, 200)
        }
        FactRow("16", 180, 200, ["Spacer": R(50, 100, 80, 0)]) {
            HStack {
                Red().sized(50)
                Spacer(minLength: 50)
                Blue().sized(50)
            }
        }
        FactRow("17", 200, 160, ["Spacer": R(100, 50, 0, 60)]) {
            VStack {
                Red().sized(50)
                Spacer(minLength: 30)
                Blue().sized(50)
            }
        }
        FactRow("18", ["Spacer": R(0, 100, 92, 0), "Red": R(92, 75, 50, 50), "Blue": R(150, 75, 50, 50)]) {
            HStack {
                Spacer()
                Red().sized(50)
                Blue().sized(50)
            }
        }
        FactRow("19", ["Red": R(0, 75, 50, 50), "Blue": R(58, 75, 50, 50), "Spacer": R(108, 100, 92, 0)]) {
            HStack {
                Red().sized(50)
                Blue().sized(50)
                Spacer()
            }
        }
        FactRow(
            "20",
            [
                "Spacer": R(0, 100, 46, 0), "Red": R(46, 75, 50, 50), "Blue": R(104, 75, 50, 50),
                "Spacer": R(154, 100, 46, 0),
            ]
        ) {
            HStack {
                Spacer()
                Red().sized(50)
                Blue().sized(50)
                Spacer()
            }
        }
        FactRow("22", ["Red": R(20, 60, 80, 80), "Spacer": R(100, 100, 0, 0), "Blue": R(100, 60, 80, 80)]) {
            HStack {
                Red().sized(80)
                Spacer(minLength: 0)
                Blue().sized(80)
            }
            .frame(width: 160)
        }
        FactRow("23", ["Spacer": R(30, 100, 140, 0), "Blue": R(170, 85, 30, 30)]) {
            HStack {
                Red().sized(30)
                Spacer(minLength: 100)
                Blue().sized(30)
            }
        }
        FactRow("24", ["Back": R(0, 75, 200, 50)]) {
            HStack {
                Red().sized(50)
                Spacer()
                Blue().sized(50)
            }
            .backed()
        }
        FactRow("30", ["Red": R(0, 0, 100, 100), "Blue": R(0, 108, 200, 92), "Back": R(0, 0, 200, 200)]) {
            VStack(alignment: .leading) {
                Red().sized(100)
                Blue().frame(maxWidth: .infinity)
            }
            .backed()
        }
        FactRow("50 10…20 before 10…30", 45, 50, ["Red": R(0, 0, 20, 50), "Blue": R(20, 0, 25, 50)]) {
            HStack(spacing: 0) {
                Red().frame(minWidth: 10, maxWidth: 20)
                Blue().frame(minWidth: 10, maxWidth: 30)
            }
        }
        FactRow("50 20…40 and 30…50 as they come", 50, 50, ["Red": R(-2.5, 0, 25, 50), "Blue": R(22.5, 0, 30, 50)]) {
            HStack(spacing: 0) {
                Red().frame(minWidth: 20, maxWidth: 40)
                Blue().frame(minWidth: 30, maxWidth: 50)
            }
        }
        FactRow("50 20…∞ before 10…∞", 25, 50, ["Red": R(-2.5, 0, 10, 50), "Blue": R(7.5, 0, 20, 50)]) {
            HStack(spacing: 0) {
                Red().frame(minWidth: 10, maxWidth: .infinity)
                Blue().frame(minWidth: 20, maxWidth: .infinity)
            }
        }
        FactRow("50 10…20 before 10…∞", 50, 50, ["Red": R(0, 0, 30, 50), "Blue": R(30, 0, 20, 50)]) {
            HStack(spacing: 0) {
                Red().frame(minWidth: 10, maxWidth: .infinity)
                Blue().frame(minWidth: 10, maxWidth: 20)
            }
        }
        FactRow("65", ["Red": R(0, 0, 200, 200 / 3), "Blue": R(0, 400 / 3, 200, 200 / 3)]) {
            VStack(spacing: 0) {
                Red()
                Green().hidden()
                Blue()
            }
        }
        FactRow("66", ["Red": R(50, -58, 100, 100), "Red": R(50, 50, 100, 100), "Red": R(50, 158, 100, 100)]) {
            Group {
                Red()
                Group {
                    Red()
                    Red()
                }
            }
            .sized(100)
        }
        FactRow(
            "69",
            [
                "Back": R(80, 57, 40, 86), "Red": R(95, 57, 10, 10), "Blue": R(90, 75, 20, 20),
                "Green": R(80, 103, 40, 40),
            ]
        ) {
            VStack {
                Red().sized(10)
                Blue().sized(20)
                ForEach(0..<1) { _ in Green().sized(40) }
            }
            .backed()
        }
        FactRow("72", ["Red": R(16, 40, 168, 120)]) { VStack { Red().frame(height: 120) }.padding() }
        FactRow("73", ["Red": R(0, 0, 200, 91.5), "Divider": R(0, 99.5, 200, 1), "Blue": R(0, 108.5, 200, 91.5)]) {
            VStack {
                Red()
                Divider()
                Blue()
            }
        }
        FactRow("84", 100, 50, ["Red": R(0, 0, 28, 50), "Blue": R(36, 0, 28, 50), "Green": R(72, 0, 28, 50)]) {
            HStack {
                Red()
                Blue()
                Green()
            }
        }
        FactRow("85 min", 100, 50, ["Red": R(0, 0, 60, 50), "Blue": R(60, 0, 40, 50)]) {
            HStack(spacing: 0) {
                Red().frame(minWidth: 60)
                Blue()
            }
        }
        FactRow("85 max", 100, 50, ["Red": R(0, 0, 30, 50), "Blue": R(30, 0, 70, 50)]) {
            HStack(spacing: 0) {
                Red().frame(maxWidth: 30)
                Blue()
            }
        }
        FactRow("86", 120, 50, ["Red": R(0, 0, 70, 50), "Blue": R(70, 0, 20, 50), "Green": R(90, 0, 30, 50)]) {
            HStack(spacing: 0) {
                Red()
                Blue().frame(width: 20)
                Green().frame(maxWidth: 30)
            }
        }
        FactRow("87", 100, 50, ["Red": R(0, 0, 70, 50), "Blue": R(70, 0, 30, 50)]) {
            HStack(spacing: 0) {
                Red().layoutPriority(1)
                Blue().frame(minWidth: 30)
            }
        }
        FactRow(
            "89", 100, 50,
            disagreement: """
                Two better sources say that padding and frame keep the priority of what they are around; the row's \
                source resets it.
                """, ["Red": R(0, 0, 50, 50), "Blue": R(50, 0, 50, 50)]
        ) {
            HStack(spacing: 0) {
                Red().layoutPriority(1).padding(0)
                Blue()
            }
        }
        FactRow("90", 100, 50, ["Spacer": R(0, 25, 8, 0), "Red": R(8, 0, 92, 50)]) {
            HStack {
                Spacer()
                Red()
            }
        }
        FactRow(
            "91", 100, 50,
            ["Back": R(30, 20, 40, 10), "Red": R(30, 20, 10, 10), "Blue": R(60, 20, 10, 10)]
        ) {
            HStack {
                Red().sized(10)
                Spacer().frame(width: 20)
                Blue().sized(10)
            }
            .backed()
        }
        FactRow("golden 4", 150, 50, ["Back": R(-12.5, 0, 175, 50), "Red": R(-12.5, 0, 75, 50)]) {
            HStack(spacing: 0) {
                Red().frame(maxWidth: 100)
                Blue().frame(minWidth: 100)
            }
            .backed().frame(width: 150)
        }
    }

    @MainActor private static var nested: some View {
        VStack {
            Red().sized(40)
            Blue().sized(40)
            HStack {
                Green().sized(40)
                Yellow().sized(40)
            }
        }
    }

    @Test(arguments: rows) func framesOfStacks(_ row: FactRow) { row.check() }

    /// A stack whose type tells that it has one child passes that through; one that is told something of the child, or
    /// does not know how many it has, does not.
    nonisolated static let oneChild = facts {
        FactRow("one child: its guide", ["Red": R(75, 66, 20, 20), "Blue": R(85, 94, 40, 40)]) {
            VStack(alignment: .leading) {
                VStack { Red().sized(20).alignmentGuide(.leading) { _ in 10 } }
                Blue().sized(40)
            }
        }
        FactRow("one child with a trait: no guide", ["Red": R(80, 66, 20, 20), "Blue": R(80, 94, 40, 40)]) {
            VStack(alignment: .leading) {
                VStack { Red().sized(20).alignmentGuide(.leading) { _ in 10 }.zIndex(1) }
                Blue().sized(40)
            }
        }
        FactRow("one child in a branch: no guide", ["Red": R(80, 66, 20, 20), "Blue": R(80, 94, 40, 40)]) {
            VStack(alignment: .leading) {
                HStack { if true { Red().sized(20).alignmentGuide(.leading) { _ in 10 } } }
                Blue().sized(40)
            }
        }
        FactRow("one child: its own guide does not widen it", ["Back": R(90, 90, 20, 20)]) {
            VStack(alignment: .leading) { Red().sized(20).alignmentGuide(.leading) { _ in -30 } }.backed()
        }
        FactRow("one child: its priority", ["Red": R(0, 0, 200, 200), "Blue": R(200, 0, 0, 200)]) {
            HStack(spacing: 0) {
                VStack { Red().layoutPriority(1) }
                Blue()
            }
        }
        FactRow("one child: the axis is the stack's", ["Spacer": R(100, 0, 0, 192), "Red": R(96, 192, 8, 8)]) {
            VStack {
                VStack { Spacer() }; Red().sized(8)
            }
        }
    }

    @Test(arguments: oneChild) func framesOfStacksOfOne(_ row: FactRow) { row.check() }

    /// Row 1 and the sixth golden: a higher index is drawn last.
    @Test func row1DrawsBlackThenWhite() {
        let view = GeometryReader { _ in
            VStack {
                Color.white.sized(100).zIndex(1)
                Color.black.sized(100)
            }
            .sized(200)
        }
        let stage = TestStage(view, width: 1000, height: 1000)
        #expect(stage.fills == [Color.black, .white].map { $0.display(in: stage.host.environment) })
    }

    nonisolated static let layers: [FactRow] = Corner.all.map { corner in
        FactRow(
            "26 \(corner.name)",
            ["Red": R(70, 70, 60, 60), "Blue": R(70 + 20 * corner.column, 70 + 20 * corner.line, 20, 20)]
        ) {
            ZStack(alignment: corner.alignment) {
                Red().sized(60)
                Blue().sized(20)
            }
        }
    }

    @Test(arguments: layers) func alignmentsOfLayers(_ row: FactRow) { row.check() }

    nonisolated static let others = facts {
        FactRow("28", ["Green": R(0, 0, 100, 100), "Blue": R(100, 100, 100, 100)]) {
            ZStack { Red().sized(200) }
                .overlay(Green().sized(100), alignment: .topLeading)
                .background(Blue().sized(100), alignment: .bottomTrailing)
        }
        FactRow("93", 100, 60, ["Back": R(40, 20, 20, 20)]) {
            ZStack {
                Spacer()
                Red().sized(20)
            }
            .backed()
        }
    }

    @Test(arguments: others) func framesOfLayers(_ row: FactRow) { row.check() }
}

/// The nine alignments: columns and lines count 0, 1, 2.
struct Corner: Sendable {
    let name: String
    let alignment: Alignment
    let column: CGFloat
    let line: CGFloat

    nonisolated static let all: [Corner] = [
        Corner(name: "topLeading", alignment: .topLeading, column: 0, line: 0),
        Corner(name: "top", alignment: .top, column: 1, line: 0),
        Corner(name: "topTrailing", alignment: .topTrailing, column: 2, line: 0),
        Corner(name: "leading", alignment: .leading, column: 0, line: 1),
        Corner(name: "center", alignment: .center, column: 1, line: 1),
        Corner(name: "trailing", alignment: .trailing, column: 2, line: 1),
        Corner(name: "bottomLeading", alignment: .bottomLeading, column: 0, line: 2),
        Corner(name: "bottom", alignment: .bottom, column: 1, line: 2),
        Corner(name: "bottomTrailing", alignment: .bottomTrailing, column: 2, line: 2),
    ]
}

import Alidade
import Foundation
import Testing

/// Deleting, moving and swiping rows. Rows are 44 points high, the stage 300 by 440.
@MainActor
@Suite struct EditingTests {
    struct Editable: View {
        @State var rows = Array(0..<12)
        @State var chosen: Set<Int> = []
        let give: (Binding<[Int]>, Binding<Set<Int>>) -> Void
        var body: some View {
            let _ = give($rows, $chosen)
            List(selection: $chosen) {
                ForEach(rows, id: \.self) { row in
                    Text(verbatim: "\(row)").deleteDisabled(row == 2)
                }
                .onDelete { rows.remove(atOffsets: $0) }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func stage() -> (TestStage, () -> [Int], () -> Set<Int>) {
        var rows: Binding<[Int]>?
        var chosen: Binding<Set<Int>>?
        let stage = TestStage(
            Editable {
                rows = $0
                chosen = $1
            }, width: 300, height: 440)
        return (stage, { rows?.wrappedValue ?? [] }, { chosen?.wrappedValue ?? [] })
    }

    private func settle(_ stage: TestStage) { for _ in 0..<40 { stage.frame() } }

    @Test func deleteRemovesTheSelectedRows() {
        let (stage, rows, chosen) = stage()
        stage.click(200, 22)
        stage.key(.delete)
        #expect(rows() == Array(1..<12))
        #expect(chosen() == [1])
        stage.key(.downArrow)
        #expect(chosen() == [2])
        stage.key(.deleteForward)
        #expect(rows() == Array(1..<12))
    }

    @Test func draggingMovesARow() {
        let (stage, rows, _) = stage()
        stage.press(200, 22)
        stage.move(200, 40)
        stage.move(200, 44 * 3 + 30)
        stage.frame()
        stage.release(200, 44 * 3 + 30)
        stage.frame()
        #expect(rows().prefix(5) == [1, 2, 3, 0, 4])
        // Where it was is no move.
        stage.press(200, 22)
        stage.move(200, 34)
        stage.release(200, 34)
        stage.frame()
        #expect(rows().prefix(5) == [1, 2, 3, 0, 4])
    }

    /// Where texts are laid out, by text.
    private func place(_ text: String, _ stage: TestStage) -> CGFloat? {
        stage.texts.firstIndex(of: text).map { stage.frames("Text")[$0].midY }
    }

    @Test func othersMakeRoomForADraggedRow() {
        let (stage, rows, _) = stage()
        let before = stage.fills.count
        stage.press(200, 22)
        stage.move(200, 40)
        stage.move(200, 44 * 3 + 30)
        for _ in 0..<30 { stage.frame() }
        #expect(place("1", stage) == CGFloat(22))
        #expect(place("3", stage) == CGFloat(44 * 2 + 22))
        #expect(place("4", stage) == CGFloat(44 * 4 + 22))
        #expect(place("0", stage) == CGFloat(22 + 44 * 3 + 8))
        // Something is behind it that the others do not shine through.
        #expect(stage.fills.count > before)
        stage.move(200, 30)
        for _ in 0..<30 { stage.frame() }
        #expect(place("1", stage) == CGFloat(66))
        stage.release(200, 30)
        for _ in 0..<30 { stage.frame() }
        #expect(rows() == Array(0..<12))
        #expect(place("0", stage) == CGFloat(22))
        #expect(stage.fills.count == before)
    }

    @Test func aDraggedRowStaysHoweverFarTheListScrolls() {
        var rows: Binding<[Int]>?
        let stage = TestStage(
            Editable(rows: Array(0..<200)) { given, _ in rows = given }, width: 300, height: 440)
        stage.press(200, 22)
        stage.move(200, 60)
        stage.move(200, 435)
        for _ in 0..<200 { stage.wait(1.0 / 60) }
        #expect(!stage.texts.contains("1"))
        let place = place("0", stage)
        #expect(place.map { abs($0 - 435) < 1 } ?? false)
        stage.move(200, 300)
        stage.frame()
        stage.release(200, 300)
        for _ in 0..<30 { stage.frame() }
        #expect(rows?.wrappedValue.first == 1)
        #expect((rows?.wrappedValue.firstIndex(of: 0) ?? 0) > 15)
        #expect(stage.texts.contains("0"))
    }

    @Test func keysMoveSelectedRows() {
        let (stage, rows, _) = stage()
        stage.click(200, 22 + 44)
        stage.key(.downArrow, .option)
        #expect(rows().prefix(4) == [0, 2, 1, 3])
        stage.key(.upArrow, .option)
        stage.key(.upArrow, .option)
        #expect(rows().prefix(4) == [1, 0, 2, 3])
        stage.key(.upArrow, .option)
        #expect(rows().prefix(4) == [1, 0, 2, 3])
    }

    @Test func aRowPushedAsideShowsItsDeleteButton() {
        let (stage, rows, _) = stage()
        stage.press(250, 22)
        stage.move(230, 22)
        stage.move(170, 24)
        stage.frame()
        #expect(stage.texts.contains("Delete"))
        stage.release(170, 24)
        settle(stage)
        stage.click(270, 22)
        settle(stage)
        #expect(rows() == Array(1..<12))
        #expect(!stage.texts.contains("Delete"))
    }

    @Test func aSmallPushClosesAgain() {
        let (stage, rows, chosen) = stage()
        stage.press(250, 22)
        stage.move(230, 22)
        stage.release(230, 22)
        settle(stage)
        #expect(!stage.texts.contains("Delete"))
        #expect(rows().count == 12)
        #expect(chosen().isEmpty)
    }

    @Test func aPushAcrossTheRowDeletes() {
        let (stage, rows, _) = stage()
        stage.press(280, 22)
        stage.move(250, 22)
        stage.move(40, 22)
        stage.frame()
        stage.release(40, 22)
        settle(stage)
        #expect(rows() == Array(1..<12))
    }

    struct Actions: View {
        let log: Log
        var body: some View {
            List(0..<5, id: \.self) { row in
                Text(verbatim: "\(row)")
                    .swipeActions(edge: .leading) { Button("Pin") { log.note("pin \(row)") }.tint(.orange) }
                    .swipeActions {
                        Button("Bin", role: .destructive) { log.note("bin \(row)") }
                        Button("Flag") { log.note("flag \(row)") }
                    }
            }
        }
    }

    @Test func actionsAtBothSides() {
        let log = Log()
        let stage = TestStage(Actions(log: log), width: 300, height: 440)
        stage.scroll(0, dx: -60, at: 100, 66)
        settle(stage)
        #expect(stage.texts.contains("Pin"))
        stage.click(30, 66)
        settle(stage)
        #expect(log.entries == ["pin 1"])
        stage.scroll(0, dx: 60, at: 100, 66)
        settle(stage)
        #expect(stage.texts.contains("Bin") && stage.texts.contains("Flag"))
        // The first is outermost.
        stage.click(290, 66)
        settle(stage)
        #expect(log.entries == ["pin 1", "bin 1"])
        #expect(!stage.texts.contains("Bin"))
    }

    struct EditingPage: View {
        @State var rows = Array(0..<5)
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($rows)
            VStack(spacing: 0) {
                EditButton().frame(height: 40)
                List {
                    ForEach(rows, id: \.self) { Text(verbatim: "\($0)") }.onDelete { rows.remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test func editingShowsMarksThatDelete() {
        var rows: Binding<[Int]>?
        let stage = TestStage(EditingPage { rows = $0 }, width: 300, height: 440)
        let plain = stage.frames("Text")[1].minX
        stage.click(150, 20)
        settle(stage)
        #expect(stage.texts.first == "Done")
        #expect(stage.frames("Text")[1].minX == plain + 38)
        stage.click(25, 40 + 66)
        settle(stage)
        #expect(stage.texts.contains("Delete"))
        stage.click(280, 40 + 66)
        settle(stage)
        #expect(rows?.wrappedValue == [0, 2, 3, 4])
        stage.click(150, 20)
        settle(stage)
        #expect(stage.frames("Text")[1].minX == plain)
    }

    @Test(arguments: [
        ([0], 3, [1, 2, 0, 3, 4]), ([3], 0, [3, 0, 1, 2, 4]), ([1, 3], 5, [0, 2, 4, 1, 3]),
        ([1, 3], 2, [0, 1, 3, 2, 4]),
        ([4], 4, [0, 1, 2, 3, 4]), ([9], 0, [0, 1, 2, 3, 4]),
    ])
    func moving(from: [Int], to: Int, expected: [Int]) {
        var values = Array(0..<5)
        values.move(fromOffsets: IndexSet(from), toOffset: to)
        #expect(values == expected)
        values = Array(0..<5)
        values.remove(atOffsets: IndexSet(from))
        #expect(values == (0..<5).filter { !from.contains($0) })
    }
}

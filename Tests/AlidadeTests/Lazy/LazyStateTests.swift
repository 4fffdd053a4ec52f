import Alidade
import Foundation
import Testing

/// What rows keep and lose, and what stays where it is. The stage is 200 by 200 points.
@MainActor
@Suite struct LazyStateTests {
    struct Counter: View {
        let name: Int
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(name):\(count)").frame(height: 50).onTapGesture { count += 1 }
        }
    }

    struct Rows: View {
        @State var rows: [Int]
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($rows)
            ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Counter(name: $0) } } }
        }
    }

    private func stage(_ count: Int = 400) -> (TestStage, () -> Binding<[Int]>) {
        var rows: Binding<[Int]>?
        let stage = TestStage(Rows(rows: Array(0..<count)) { rows = $0 })
        return (stage, { rows ?? .constant([]) })
    }

    @Test func aRowKeepsItsStateOutOfSight() {
        let (stage, _) = stage()
        stage.click(100, 25)
        #expect(stage.texts.first == "0:1")
        stage.scroll(5000)
        #expect(stage.texts.allSatisfy { $0.hasSuffix(":0") })
        stage.scroll(-5000)
        #expect(stage.texts.first == "0:1")
        // It is tied to its new scope.
        stage.click(100, 25)
        #expect(stage.texts.first == "0:2")
    }

    @Test(arguments: [1, 3, 70, 300]) func insertionsAboveKeepStateAndPlace(count: Int) {
        let (stage, rows) = stage()
        stage.scroll(1000)
        stage.click(100, 25)
        #expect(stage.texts.contains("20:1"))
        let before = stage.frames("Text")[stage.texts.firstIndex(of: "20:1") ?? 0].minY
        rows().wrappedValue.insert(contentsOf: (1000..<1000 + count), at: 0)
        stage.frame()
        #expect(stage.texts.contains("20:1"))
        #expect(stage.frames("Text")[stage.texts.firstIndex(of: "20:1") ?? 0].minY == before)
        rows().wrappedValue.removeFirst(count)
        stage.frame()
        #expect(stage.frames("Text")[stage.texts.firstIndex(of: "20:1") ?? 0].minY == before)
    }

    @Test func atTheTopNewRowsShow() {
        let (stage, rows) = stage()
        rows().wrappedValue.insert(1000, at: 0)
        stage.frame()
        #expect(stage.texts.first == "1000:0")
    }

    @Test func movesAndRemovalsKeepState() {
        let (stage, rows) = stage()
        stage.click(100, 75)
        rows().wrappedValue.move(fromOffsets: [1], toOffset: 4)
        stage.frame()
        #expect(Array(stage.texts.prefix(4)) == ["0:0", "2:0", "3:0", "1:1"])
        rows().wrappedValue.remove(at: 0)
        stage.frame()
        #expect(Array(stage.texts.prefix(3)) == ["2:0", "3:0", "1:1"])
        rows().wrappedValue.remove(at: 2)
        rows().wrappedValue.insert(1, at: 2)
        stage.frame()
        #expect(stage.texts[2] == "1:1")
    }

    struct Million: View {
        let rows: [Int]
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Counter(name: $0) } } }
        }
    }

    struct Large: View {
        @State var rows = Array(0..<150_000)
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($rows)
            Million(rows: rows)
        }
    }

    @Test func manyRowsMovedFarAreFound() {
        var rows: Binding<[Int]>?
        let stage = TestStage(Large { rows = $0 })
        stage.scroll(5_000_000)
        stage.click(100, 25)
        #expect(stage.texts.contains("100000:1"))
        // Ten times as many as are looked at nearby come before it.
        rows?.wrappedValue.insert(contentsOf: 200_000..<201_000, at: 0)
        rows?.wrappedValue.removeLast(500)
        stage.frame()
        #expect(stage.texts.contains("100000:1"))
    }

    struct Wrapping: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<2000, id: \.self) { row in
                        Text(verbatim: String(repeating: "word \(row) ", count: row % 7 * 3 + 1))
                    }
                }
            }
        }
    }

    /// The row at the viewport's top, and where it begins.
    private func top(_ stage: TestStage) -> (String, CGFloat)? {
        for (text, frame) in zip(stage.texts, stage.frames("Text")) where frame.maxY > 0.001 {
            return (text, frame.minY)
        }
        return nil
    }

    @Test func aWidthChangeKeepsTheFirstRowAndCostsWhatIsSeen() {
        let stage = TestStage(Wrapping(), width: 300, height: 300)
        stage.scroll(20_000)
        let before = top(stage)
        stage.host.statistics.reset()
        stage.resize(220, 300)
        let after = top(stage)
        #expect(before?.0 == after?.0)
        #expect(stage.host.statistics.measures < 200)
        #expect(stage.host.statistics.itemsBuilt < 60)
    }

    @Test func scrollingUpThroughRowsNeverMeasuredDoesNotJump() {
        var proxy: ScrollViewProxy?
        let view = ScrollViewReader { reader in
            let _ = proxy = reader
            Wrapping()
        }
        let stage = TestStage(view, width: 300, height: 300)
        proxy?.scrollTo(1500, anchor: .top)
        stage.frame()
        for _ in 0..<200 {
            guard let before = top(stage) else { return }
            stage.scroll(-7)
            let index = stage.texts.firstIndex(of: before.0)
            #expect(index != nil)
            guard let index else { return }
            #expect(abs(stage.frames("Text")[index].minY - (before.1 + 7)) < 0.001)
        }
    }
}

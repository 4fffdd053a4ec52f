import Alidade
import Testing

@MainActor
@Suite struct ListTests {
    struct Tracked: View {
        @State private var offset: CGFloat = 0
        struct Offset: PreferenceKey {
            static var defaultValue: [CGFloat] { [0] }
            static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
        }
        var body: some View {
            GeometryReader { outside in
                List {
                    ZStack {
                        GeometryReader { inside in
                            Color.clear.preference(
                                key: Offset.self,
                                value: [outside.frame(in: .global).minY - inside.frame(in: .global).minY])
                        }
                        VStack {
                            ForEach(0..<100) { _ in Text("offset:\(offset)") }
                        }
                    }
                }
                .onPreferenceChange(Offset.self) { offset = $0[0] }
            }
        }
    }

    @Test func everyPrintedOffsetFollowsTheScrollInTheSameFrame() {
        let stage = TestStage(Tracked(), width: 390, height: 600)
        #expect(stage.texts.count == 100)
        #expect(Set(stage.texts) == ["offset:-11.000000"])
        var expected = -11.0
        for distance in [60.0, 7.5, 123.25] {
            stage.host.send(
                .scroll(ScrollEvent(position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0.0, dy: distance))))
            stage.frame()
            expected += distance
            #expect(Set(stage.texts).count == 1)
            #expect(stage.texts.first == "offset:\(String(format: "%.6f", expected))")
        }
    }

    @Test func rowsHaveTheirMinimumHeightAndInsets() {
        let view = List {
            Text("one")
            Color.red.frame(height: 100)
            Text("bare").listRowInsets(EdgeInsets())
            Color.blue.frame(height: 50).listRowInsets(EdgeInsets())
        }
        let stage = TestStage(view, width: 320, height: 600)
        let colors = stage.frames("Color")
        #expect(
            colors == [CGRect(x: 16, y: 55, width: 288, height: 100), CGRect(x: 0, y: 210, width: 320, height: 50)])
        #expect(stage.frames("Text").first?.minX == 16)
        #expect(stage.frames("Text").last?.minX == 0)
    }

    struct Million: View {
        let count: Int
        var body: some View {
            List { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } }
        }
    }

    @Test(arguments: [1_000, 1_000_000]) func onlyRowsNearTheViewportExist(count: Int) {
        let stage = TestStage(Million(count: count), width: 320, height: 880)
        #expect(stage.texts.count <= 23)
        #expect(stage.texts.first == "Row 0")
        stage.host.statistics.reset()
        stage.host.send(.scroll(ScrollEvent(position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0.0, dy: 60))))
        stage.frame()
        #expect(stage.host.statistics.itemsBuilt <= 12)
        #expect(stage.texts.count <= 24)
        stage.host.send(
            .scroll(ScrollEvent(position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0.0, dy: 44 * 700))))
        stage.frame()
        #expect(stage.texts.count <= 24)
        #expect(stage.texts.contains("Row 705"))
        #expect(!stage.texts.contains("Row 0"))
        stage.host.send(
            .scroll(ScrollEvent(position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0.0, dy: 1e9))))
        stage.frame()
        #expect(stage.texts.last == "Row \(count - 1)")
    }

    struct Editable: View {
        @State var rows = Array(0..<50)
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($rows)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Color.red.frame(height: CGFloat(20 + row % 3 * 10)).overlay(Text(verbatim: "\(row)"))
                    }
                }
            }
        }
    }

    @Test func editsKeepRowsInOrder() {
        var rows: Binding<[Int]>?
        let stage = TestStage(Editable { rows = $0 }, width: 100, height: 200)
        func shown() -> [Int] { stage.texts.compactMap { Int($0) } }
        #expect(shown().first == 0)
        rows?.wrappedValue.insert(99, at: 1)
        stage.frame()
        #expect(shown().prefix(3) == [0, 99, 1])
        rows?.wrappedValue.swapAt(0, 2)
        stage.frame()
        #expect(shown().prefix(3) == [1, 99, 0])
        rows?.wrappedValue.removeFirst(3)
        stage.frame()
        #expect(shown().prefix(2) == [2, 3])
        let frames = stage.frames("Color")
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY == lower.minY) }
        rows?.wrappedValue = []
        stage.frame()
        #expect(shown().isEmpty)
        rows?.wrappedValue = [7]
        stage.frame()
        #expect(shown() == [7])
    }

    @Test func aListIsAsHighAsItsRows() {
        struct Rows: View {
            let count: Int
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "item\($0)").padding() }
                }
            }
        }
        for count in [1, 2, 5] {
            let stack = TestStage(Rows(count: count), width: 300, height: 1000, scale: 3)
            var total = 0.0
            stack.visit { item in
                if stack.host.tree.item(item).pointee.kind == .vStack {
                    total = stack.host.tree.item(item).pointee.height
                }
            }
            let list = TestStage(
                List {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "item\($0)").listRowInsets(EdgeInsets()).padding() }
                }, width: 300, height: 1000, scale: 3)
            let rows = list.frames("ListRows")
            #expect(abs((rows.first?.height ?? 0) - total) < 0.001)
        }
    }
}

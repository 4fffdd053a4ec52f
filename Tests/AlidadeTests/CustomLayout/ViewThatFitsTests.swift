import Alidade
import Testing

private struct WidthKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

@MainActor @Suite struct ViewThatFitsTests {
    private struct Choice: View {
        let log: Log
        var body: some View {
            ViewThatFits(in: .horizontal) {
                tile(150)
                VStack { tile(80) }
                tile(20)
            }
            .onPreferenceChange(WidthKey.self) { log.note("prefers \($0)") }
        }

        private func tile(_ width: CGFloat) -> some View {
            Rectangle().frame(width: width, height: 10).preference(key: WidthKey.self, value: [width])
                .onAppear { log.note("+\(Int(width))") }.onDisappear { log.note("-\(Int(width))") }
        }
    }

    private func drawn(_ stage: TestStage) -> [CGRect] {
        stage.frame().items.map(\.bounds)
    }

    @Test func onlyTheChosenViewIsThere() {
        let log = Log()
        let stage = TestStage(Choice(log: log), width: 100, height: 100)
        #expect(log.entries == ["+80", "prefers [80.0]"])
        #expect(drawn(stage) == [CGRect(x: 10, y: 45, width: 80, height: 10)])
        stage.resize(150, 100)
        #expect(log.entries == ["+80", "prefers [80.0]", "+150", "-80", "prefers [150.0]"])
        #expect(drawn(stage) == [CGRect(x: 0, y: 45, width: 150, height: 10)])
        stage.resize(10, 100)
        #expect(log.entries.suffix(3) == ["+20", "-150", "prefers [20.0]"])
        #expect(drawn(stage) == [CGRect(x: -5, y: 45, width: 20, height: 10)])
        stage.frame()
        #expect(log.entries.count == 8)
    }

    @Test(
        arguments: [
            (Axis.Set.horizontal, 100, 5, 1), (.vertical, 5, 25, 1), ([.horizontal, .vertical], 100, 25, 1),
            ([.horizontal, .vertical], 100, 15, 2),
            ([.horizontal, .vertical], 300, 300, 0), ([.horizontal, .vertical], 1, 1, 2), (Axis.Set(), 1, 1, 0),
        ] as [(Axis.Set, Double, Double, Int)])
    func theAxesDecide(axes: Axis.Set, width: Double, height: Double, choice: Int) {
        let stage = TestStage(
            ViewThatFits(in: axes) {
                Rectangle().frame(width: 200, height: 30)
                Circle().frame(width: 90, height: 20)
                Ellipse().frame(width: 10, height: 10)
            }, width: width, height: height)
        let sizes = [CGSize(width: 200, height: 30), CGSize(width: 90, height: 20), CGSize(width: 10, height: 10)]
        #expect(stage.frames("ViewThatFits").map(\.size) == [sizes[choice]])
    }

    @Test func oneInsideAnother() {
        let log = Log()
        func tile(_ width: CGFloat) -> some View {
            Rectangle().frame(width: width, height: 10).onAppear { log.note("+\(Int(width))") }
                .onDisappear { log.note("-\(Int(width))") }
        }
        let stage = TestStage(
            ViewThatFits(in: .horizontal) {
                ViewThatFits(in: .vertical) {
                    tile(90).frame(height: 50)
                    tile(80)
                }
                tile(20)
            }, width: 100, height: 20)
        #expect(log.entries == ["+80"])
        stage.resize(30, 20)
        #expect(log.entries == ["+80", "+20", "-80"])
        stage.resize(100, 60)
        #expect(log.entries.sorted() == ["+20", "+80", "+90", "-20", "-80"])
    }

    @Test func emptyChoices() {
        let stage = TestStage(ViewThatFits { EmptyView() }, width: 100, height: 20)
        #expect(stage.frames("ViewThatFits").map(\.size) == [.zero])
    }
}

import Alidade
import Foundation
import Testing

/// `ScrollViewReader`: the stage is 200 by 200 points, rows are 50 high unless said.
@MainActor
@Suite struct ScrollToTests {
    enum Container: CaseIterable { case stack, lazyStack, list, explicit }

    struct Rows: View {
        let container: Container
        let count: Int
        let give: (ScrollViewProxy) -> Void

        var body: some View {
            ScrollViewReader { proxy in
                let _ = give(proxy)
                switch container {
                case .stack:
                    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
                case .lazyStack:
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
                case .list:
                    List { ForEach(0..<count, id: \.self) { row($0).listRowInsets(EdgeInsets()) } }
                case .explicit:
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { number in row(number).id("row \(number)") }
                        }
                    }
                }
            }
        }

        private func row(_ number: Int) -> some View {
            Text(verbatim: "\(number)").frame(height: number % 7 == 3 ? 80 : 50)
        }
    }

    private func top(of row: Int, in stage: TestStage) -> CGFloat? {
        guard let index = stage.texts.firstIndex(of: "\(row)") else { return nil }
        let text = stage.frames("Text")[index]
        return text.midY - (row % 7 == 3 ? 40 : 25)
    }

    private func key(_ row: Int, _ container: Container) -> AnyHashable {
        container == .explicit ? AnyHashable("row \(row)") : AnyHashable(row)
    }

    private func scroll(_ proxy: ScrollViewProxy?, _ row: Int, _ container: Container, _ anchor: UnitPoint?) {
        if container == .explicit {
            proxy?.scrollTo("row \(row)", anchor: anchor)
        } else {
            proxy?.scrollTo(row, anchor: anchor)
        }
    }

    @Test(
        arguments: Container.allCases,
        [(UnitPoint.top, 0.0), (.center, 75), (.bottom, 150), (UnitPoint(x: 0, y: 0.25), 37.5)])
    func anyRowAtAnyAnchor(container: Container, anchor: (UnitPoint, Double)) {
        var proxy: ScrollViewProxy?
        let stage = TestStage(Rows(container: container, count: 1000) { proxy = $0 })
        for row in [501, 20, 902] {
            scroll(proxy, row, container, anchor.0)
            stage.frame()
            let found = top(of: row, in: stage)
            #expect(
                found.map { abs(Double($0) - anchor.1) < 0.01 } ?? false, "row \(row) at \(String(describing: found))")
        }
    }

    @Test(arguments: Container.allCases) func withoutAnAnchorItGoesNoFurtherThanNeeded(container: Container) {
        var proxy: ScrollViewProxy?
        let stage = TestStage(Rows(container: container, count: 1000) { proxy = $0 })
        scroll(proxy, 2, container, nil)
        stage.frame()
        #expect(top(of: 0, in: stage) == 0)
        scroll(proxy, 400, container, nil)
        stage.frame()
        #expect(top(of: 400, in: stage) == 150)
        scroll(proxy, 398, container, nil)
        stage.frame()
        #expect(top(of: 400, in: stage) == 150)
        scroll(proxy, 100, container, nil)
        stage.frame()
        #expect(top(of: 100, in: stage) == 0)
    }

    @Test(arguments: Container.allCases) func theEndsAreTheLimit(container: Container) {
        var proxy: ScrollViewProxy?
        let stage = TestStage(Rows(container: container, count: 300) { proxy = $0 })
        scroll(proxy, 299, container, .top)
        stage.frame()
        #expect(top(of: 299, in: stage) == 150)
        scroll(proxy, 0, container, .bottom)
        stage.frame()
        #expect(top(of: 0, in: stage) == 0)
        scroll(proxy, 5000, container, .top)
        stage.frame()
        #expect(top(of: 0, in: stage) == 0)
    }

    @Test(arguments: [Container.stack, .lazyStack, .list]) func animatedItArrivesExactly(container: Container) {
        var proxy: ScrollViewProxy?
        let stage = TestStage(Rows(container: container, count: 2000) { proxy = $0 })
        withAnimation(.linear(duration: 0.5)) { scroll(proxy, 1500, container, .top) }
        var places: [Int] = []
        for _ in 0..<40 {
            stage.frame()
            places.append(stage.texts.compactMap { Int($0) }.min() ?? -1)
        }
        if container != .stack {
            #expect(Set(places).count > 15)
            #expect(places == places.sorted())
        }
        #expect(top(of: 1500, in: stage) == 0)
        for _ in 0..<20 { stage.wait(0.2) }
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func theWheelEndsAnAnimatedScroll() {
        var proxy: ScrollViewProxy?
        let stage = TestStage(Rows(container: .stack, count: 1000) { proxy = $0 })
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(500, anchor: .top) }
        for _ in 0..<5 { stage.frame() }
        stage.scroll(60)
        let place = stage.frames("Text")[0].midY
        for _ in 0..<80 { stage.frame() }
        #expect(stage.frames("Text")[0].midY == place)
    }

    struct Chat: View {
        @State var messages = Array(0..<100)
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($messages)
            ScrollViewReader { proxy in
                List(messages, id: \.self) { Text(verbatim: "\($0)") }
                    .onChange(of: messages.count) { proxy.scrollTo(messages.last, anchor: .bottom) }
            }
        }
    }

    @Test func aRowThatComesInTheSameFrameIsFound() {
        var messages: Binding<[Int]>?
        let stage = TestStage(Chat { messages = $0 })
        messages?.wrappedValue.append(100)
        stage.frame()
        #expect(stage.texts.last == "100")
    }

    @Test func innerAndOuterScrollViewsMove() {
        var proxy: ScrollViewProxy?
        let view = ScrollViewReader { reader in
            let _ = proxy = reader
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<20, id: \.self) { column in
                                    Color.red.frame(width: 60, height: 60).id("\(row) \(column)")
                                }
                            }
                        }
                    }
                }
            }
        }
        let stage = TestStage(view)
        proxy?.scrollTo("12 9", anchor: .center)
        stage.frame()
        #expect(stage.frames("Color")[12 * 20 + 9] == CGRect(x: 70, y: 70, width: 60, height: 60))
        #expect(stage.frames("Color")[11 * 20].minX == 0)
    }

    @Test func marginsCount() {
        var proxy: ScrollViewProxy?
        let view = ScrollViewReader { reader in
            let _ = proxy = reader
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 50) } }
            }
            .contentMargins(.vertical, 20)
        }
        let stage = TestStage(view)
        #expect(stage.frames("Color")[0].minY == 20)
        proxy?.scrollTo(10, anchor: .top)
        stage.frame()
        #expect(stage.frames("Color")[10].minY == 20)
        proxy?.scrollTo(49, anchor: .bottom)
        stage.frame()
        #expect(stage.frames("Color")[49].maxY == 180)
    }
}

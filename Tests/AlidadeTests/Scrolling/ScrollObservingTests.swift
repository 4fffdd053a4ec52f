import Alidade
import Foundation
import Testing

/// What programs hear of and say to scroll views. The stage is 200 by 200 points.
@MainActor
@Suite struct ScrollObservingTests {
    struct Geometry: View {
        let log: Log
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) } }
            }
            .contentMargins(.top, 10)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
                log.note("\(Int(old)) \(Int(new))")
            }
            .onScrollPhaseChange { old, new in log.note("\(old)-\(new)") }
        }
    }

    @Test func geometryAndPhases() {
        let log = Log()
        let stage = TestStage(Geometry(log: log))
        #expect(log.entries == ["-10 -10"])
        stage.scroll(60)
        stage.frame()
        #expect(Set(log.entries.dropFirst()) == ["-10 50", "idle-interacting"])
        stage.wait(1)
        stage.frame()
        #expect(log.entries.last == "interacting-idle")
    }

    struct Anchored: View {
        @State var count = 10
        let anchor: UnitPoint?
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = give($count)
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) } }
            }
            .defaultScrollAnchor(anchor)
        }
    }

    @Test func contentStaysAtItsAnchorUntilItIsMoved() {
        var count: Binding<Int>?
        let stage = TestStage(Anchored(anchor: .bottom) { count = $0 })
        #expect(stage.frames("Color").last?.maxY == 200)
        count?.wrappedValue = 15
        stage.frame()
        #expect(stage.frames("Color").last?.maxY == 200)
        stage.scroll(-100)
        count?.wrappedValue = 20
        stage.frame()
        #expect(stage.frames("Color")[0].minY == -450)
        stage.scroll(1e6)
        count?.wrappedValue = 30
        stage.frame()
        #expect(stage.frames("Color").last?.maxY == 200)
    }

    @Test func shortContentStandsAtTheAnchor() {
        let stage = TestStage(Anchored(anchor: .bottom) { _ in }, width: 200, height: 700)
        #expect(stage.frames("Color").last?.maxY == 700)
        let centred = TestStage(Anchored(anchor: .center) { _ in }, width: 200, height: 700)
        #expect(centred.frames("Color").first?.minY == 100)
        let plain = TestStage(Anchored(anchor: nil) { _ in }, width: 200, height: 700)
        #expect(plain.frames("Color").first?.minY == 0)
    }

    struct Positioned: View {
        @State var id: Int?
        @State var first = 0
        let lazy: Bool
        let give: (Binding<Int?>, Binding<Int>) -> Void
        var body: some View {
            let _ = give($id, $first)
            ScrollView {
                if lazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $id, anchor: .top)
        }
        var rows: some View {
            ForEach(first..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 50) }
        }
    }

    @Test(arguments: [false, true]) func idsFollowTheUserAndTheProgram(lazy: Bool) {
        var id: Binding<Int?>?
        var first: Binding<Int>?
        let stage = TestStage(
            Positioned(lazy: lazy) {
                id = $0
                first = $1
            })
        func top(_ row: Int) -> CGFloat? {
            stage.texts.firstIndex(of: "\(row)").map { stage.frames("Text")[$0].midY - 25 }
        }
        #expect(id?.wrappedValue == nil)
        stage.scroll(160)
        stage.frame()
        #expect(id?.wrappedValue == 3)
        id?.wrappedValue = 40
        stage.frame()
        #expect(top(40) == 0)
        #expect(id?.wrappedValue == 40)
        // Rows that come above it do not move it.
        first?.wrappedValue = -20
        stage.frame()
        #expect(top(40) == 0)
        stage.scroll(110)
        stage.frame()
        #expect(id?.wrappedValue == 42)
    }

    struct Free: View {
        @State var position = ScrollPosition(edge: .bottom)
        let give: (Binding<ScrollPosition>) -> Void
        var body: some View {
            let _ = give($position)
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }

    @Test func positions() {
        var position: Binding<ScrollPosition>?
        let stage = TestStage(Free { position = $0 })
        func top() -> CGFloat { stage.frames("Color")[0].minY }
        #expect(top() == -800)
        #expect(position?.wrappedValue.edge == .bottom)
        position?.wrappedValue.scrollTo(y: 120)
        stage.frame()
        #expect(top() == -120)
        #expect(position?.wrappedValue.y == 120)
        #expect(position?.wrappedValue.isPositionedByUser == false)
        stage.scroll(40)
        stage.frame()
        #expect(top() == -160)
        #expect(position?.wrappedValue.isPositionedByUser == true)
        #expect(position?.wrappedValue.viewID(type: Int.self) == 3)
        position?.wrappedValue.scrollTo(id: 7, anchor: .top)
        stage.frame()
        #expect(top() == -350)
        position?.wrappedValue.scrollTo(edge: .top)
        stage.frame()
        #expect(top() == 0)
    }
}

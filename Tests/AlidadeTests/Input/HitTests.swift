import Alidade
import Foundation
import Testing

/// Who a press of the pointer is for. The stage is 200 by 200 points.
@MainActor
@Suite struct HitTests {
    @Test func laterSiblingsAreNearer() {
        let log = Log()
        let stage = TestStage(
            ZStack {
                Color.red.onTapGesture { log.note("back") }
                Color.blue.frame(width: 50, height: 50).onTapGesture { log.note("front") }
            })
        stage.click(100, 100)
        stage.click(20, 20)
        #expect(log.entries == ["front", "back"])
    }

    @Test func zIndexDecidesBeforeTheOrderOfTheSource() {
        let log = Log()
        let stage = TestStage(
            ZStack {
                Color.red.onTapGesture { log.note("first") }.zIndex(1)
                Color.blue.onTapGesture { log.note("second") }
            })
        stage.click(100, 100)
        #expect(log.entries == ["first"])
    }

    @Test(arguments: [(100.0, 100.0, true), (55.0, 55.0, false), (100.0, 51.0, true)])
    func shapesTakeHitsInside(x: Double, y: Double, hits: Bool) {
        let log = Log()
        let stage = TestStage(Circle().frame(width: 100, height: 100).onTapGesture { log.note("tap") })
        stage.click(x, y)
        #expect(log.entries.isEmpty == !hits)
    }

    @Test func aContentShapeTakesHitsWhereNothingIsDrawn() {
        let log = Log()
        let stage = TestStage(
            VStack {
                VStack(spacing: 80) {
                    Text("A")
                    Text("B")
                }
                .contentShape(Rectangle())
                .onTapGesture { log.note("shape") }
            })
        stage.click(100, 100)
        #expect(log.entries == ["shape"])
    }

    @Test func aGapTakesNoHits() {
        let log = Log()
        let stage = TestStage(
            VStack(spacing: 80) {
                Text("A")
                Text("B")
            }.onTapGesture { log.note("gap") })
        stage.click(100, 100)
        #expect(log.entries.isEmpty)
    }

    enum Blocked: CaseIterable { case noHits, invisible, hidden, disabled, clear, clipped }

    @Test(arguments: Blocked.allCases)
    func blockedViews(_ blocked: Blocked) {
        let log = Log()
        @ViewBuilder func view() -> some View {
            let box = Color.red.onTapGesture { log.note("tap") }
            switch blocked {
            case .noHits: box.allowsHitTesting(false)
            case .invisible: box.opacity(0)
            case .hidden: box.hidden()
            case .disabled: box.disabled(true)
            case .clear: Color.clear.onTapGesture { log.note("tap") }
            case .clipped: box.frame(width: 200, height: 200).offset(x: 150).clipShape(Rectangle().offset(x: 180))
            }
        }
        let stage = TestStage(view())
        stage.click(160, 100)
        #expect(log.entries.isEmpty)
    }

    @Test func turnedViewsAreHitWhereTheyAreSeen() {
        let log = Log()
        let stage = TestStage(
            Color.red.frame(width: 160, height: 20).onTapGesture { log.note("tap") }
                .rotationEffect(.degrees(90)))
        stage.click(30, 100)
        #expect(log.entries.isEmpty)
        stage.click(100, 30)
        #expect(log.entries == ["tap"])
    }

    @Test func scrolledContentIsHitInsideTheViewport() {
        let log = Log()
        let stage = TestStage(
            VStack(spacing: 0) {
                Color.gray.frame(height: 100)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { row in
                            Color.red.frame(height: 50).onTapGesture { log.note("\(row)") }
                        }
                    }
                }
            })
        stage.click(100, 110)
        stage.scroll(75, at: 100, 150)
        stage.click(100, 110)
        stage.click(100, 80)
        #expect(log.entries == ["0", "1"])
    }
}

import Alidade
import Foundation
import Testing

/// The pointer over views. The stage is 200 by 200 points.
@MainActor
@Suite struct HoverTests {
    @Test func comingAndGoing() {
        let log = Log()
        let stage = TestStage(Color.red.frame(width: 100, height: 100).onHover { log.note("\($0)") })
        stage.move(10, 10)
        stage.move(100, 100)
        stage.move(110, 100)
        stage.move(10, 10)
        #expect(log.entries == ["true", "false"])
    }

    @Test func placesAreTheViewsOwn() {
        let log = Log()
        let stage = TestStage(
            Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
                switch phase {
                case .active(let point): log.note("\(point.x) \(point.y)")
                case .ended: log.note("ended")
                }
            })
        stage.move(60, 70)
        stage.host.send(.pointer(PointerEvent(phase: .left, position: .zero)))
        #expect(log.entries == ["10.0 20.0", "ended"])
    }

    @Test func whatIsInFrontHidesWhatIsBehind() {
        let log = Log()
        let stage = TestStage(
            ZStack {
                Color.red.onHover { log.note("back \($0)") }
                Color.blue.frame(width: 50, height: 50).onHover { log.note("front \($0)") }
            })
        stage.move(10, 10)
        stage.move(100, 100)
        #expect(log.entries == ["back true", "back false", "front true"])
    }

    @Test func contentThatScrollsUnderARestingPointer() {
        let log = Log()
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<9, id: \.self) { row in
                        Color.red.frame(height: 100).onHover { if $0 { log.note("\(row)") } }
                    }
                }
            })
        stage.move(100, 50)
        stage.scroll(100, at: 100, 50)
        #expect(log.entries == ["0", "1"])
    }
}

import Alidade
import Foundation
import Testing

/// What is recognised from presses, moves and waiting. The stage is 200 by 200 points.
@MainActor
@Suite struct GestureTests {
    @Test func twoTapsComeBeforeOne() {
        let log = Log()
        let stage = TestStage(
            Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") })
        stage.click(100, 100)
        #expect(log.entries.isEmpty)
        stage.wait(0.4)
        #expect(log.entries == ["single"])
        stage.click(100, 100)
        stage.click(100, 100)
        #expect(log.entries == ["single", "double"])
        stage.wait(1)
        #expect(log.entries == ["single", "double"])
    }

    @Test func aTapThatWandersIsNone() {
        let log = Log()
        let stage = TestStage(Color.red.onTapGesture { log.note("tap") })
        stage.press(100, 100)
        stage.move(120, 100)
        stage.release(100, 100)
        #expect(log.entries.isEmpty)
    }

    @Test func aTapTellsWhere() {
        let log = Log()
        let stage = TestStage(
            Color.red.frame(width: 100, height: 100)
                .onTapGesture { (point: CGPoint) in log.note("\(point.x) \(point.y)") }
                .onTapGesture(coordinateSpace: .global) { log.note("never \($0)") })
        stage.click(60, 70)
        #expect(log.entries == ["10.0 20.0"])
    }

    @Test func aDragBeginsAfterItsDistance() {
        let log = Log()
        let stage = TestStage(
            Color.red.frame(width: 100, height: 100).gesture(
                DragGesture().onChanged { log.note("\($0.translation.width) \($0.startLocation.x)") }
                    .onEnded { log.note("end \($0.location.x)") }))
        stage.press(100, 100)
        stage.move(105, 100)
        #expect(log.entries.isEmpty)
        stage.move(115, 100)
        stage.move(300, 100)
        stage.release(300, 100)
        #expect(log.entries == ["15.0 50.0", "200.0 50.0", "end 250.0"])
    }

    @Test func aDragWithoutDistanceBeginsAtOnce() {
        let log = Log()
        let stage = TestStage(
            Color.red.gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { log.note("\($0.location.x)") }.onEnded { _ in log.note("end") }))
        stage.press(100, 100)
        stage.release(100, 100)
        #expect(log.entries == ["100.0", "end"])
    }

    @Test func aDragKnowsItsVelocity() {
        var velocity = CGSize.zero
        var predicted = CGSize.zero
        let stage = TestStage(
            Color.red.gesture(
                DragGesture().onEnded {
                    velocity = $0.velocity
                    predicted = $0.predictedEndTranslation
                }))
        stage.press(0, 100)
        for step in 1...10 {
            stage.host.send(.tick(stage.host.now + 0.01))
            stage.move(CGFloat(step * 10), 100)
        }
        stage.release(100, 100)
        #expect(abs(velocity.width - 1000) < 120)
        #expect(predicted.width > 250)
    }

    private struct Dragged: View {
        @GestureState var offset = 0.0
        let log: Log
        var body: some View {
            log.note("\(offset)")
            return Color.red.gesture(
                DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
        }
    }

    @Test func aGestureStateHoldsWhileTheGestureLasts() {
        let log = Log()
        let stage = TestStage(Dragged(log: log))
        stage.press(100, 100)
        stage.move(120, 100)
        stage.frame()
        stage.release(130, 100)
        stage.frame()
        #expect(log.entries == ["0.0", "20.0", "0.0"])
    }

    @Test func theInnerGestureComesFirst() {
        let log = Log()
        let stage = TestStage(
            Color.red.onTapGesture { log.note("inner") }.onTapGesture { log.note("outer") })
        stage.click(100, 100)
        #expect(log.entries == ["inner"])
    }

    @Test func highPriorityComesBeforeTheInnerOne() {
        let log = Log()
        let stage = TestStage(
            Color.red.onTapGesture { log.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.note("outer") }))
        stage.click(100, 100)
        #expect(log.entries == ["outer"])
    }

    @Test func simultaneousGesturesAreBothRecognised() {
        let log = Log()
        let stage = TestStage(
            Button("Go") { log.note("button") }.simultaneousGesture(TapGesture().onEnded { log.note("tap") }))
        stage.click(100, 100)
        #expect(log.entries == ["button", "tap"])
    }

    @Test(arguments: [
        (GestureMask.all, ["inner"]), (.none, []), (.gesture, ["outer"]), (.subviews, ["inner"]),
    ])
    func masks(mask: GestureMask, expected: [String]) {
        let log = Log()
        let stage = TestStage(
            Color.red.onTapGesture { log.note("inner") }
                .gesture(TapGesture().onEnded { log.note("outer") }, including: mask))
        stage.click(100, 100)
        #expect(log.entries == expected)
    }

    @Test func aLongPressWaits() {
        let log = Log()
        let stage = TestStage(
            Color.red.onTapGesture { log.note("tap") }
                .onLongPressGesture {
                    log.note("long")
                } onPressingChanged: {
                    log.note("\($0)")
                })
        stage.press(100, 100)
        #expect(log.entries == ["true"])
        stage.wait(0.49)
        #expect(log.entries == ["true"])
        stage.wait(0.02)
        #expect(log.entries == ["true", "false", "long"])
        stage.release(100, 100)
        #expect(log.entries.count == 3)
        stage.click(100, 100)
        #expect(
            log.entries.suffix(3) == ["true", "false", "tap"] || log.entries.suffix(3) == ["true", "tap", "false"])
    }

    @Test func aSequenceBeginsItsSecondWhereTheFirstEnded() {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { log.note("drag \(drag.translation.width)") }
        }
        let stage = TestStage(Color.red.gesture(gesture))
        stage.press(100, 100)
        stage.move(140, 100)
        stage.release(140, 100)
        #expect(log.entries.isEmpty)
        stage.press(100, 100)
        stage.wait(0.31)
        stage.move(140, 100)
        stage.release(140, 100)
        #expect(log.entries == ["drag 40.0"])
    }

    @Test func exclusiveTakesTheFirst() {
        let log = Log()
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log.note("double")
            case .second: log.note("single")
            }
        }
        let stage = TestStage(Color.red.gesture(gesture))
        stage.click(100, 100)
        stage.wait(0.5)
        stage.click(100, 100)
        stage.click(100, 100)
        #expect(log.entries == ["single", "double"])
    }

    @Test func aViewThatGoesEndsItsGesture() {
        let log = Log()
        struct Vanishing: View {
            @State var isThere = true
            let log: Log
            var body: some View {
                ZStack {
                    Button("Hide") { isThere = false }.keyboardShortcut("h", modifiers: [])
                    if isThere { Color.red.gesture(DragGesture().onEnded { _ in log.note("end") }) }
                }
            }
        }
        let stage = TestStage(Vanishing(log: log))
        stage.press(100, 100)
        stage.move(150, 100)
        stage.key("h")
        stage.release(150, 100)
        #expect(log.entries.isEmpty)
    }
}

import Alidade
import Foundation
import Testing

/// Wheel, keys and indicators. The stage is 200 by 200 points.
@MainActor
@Suite struct ScrollInputTests {
    private func rows(_ count: Int = 20) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) } }
    }

    /// The first row's top, which is minus the offset.
    private func top(_ stage: TestStage, _ index: Int = 0) -> CGFloat { stage.frames("Color")[index].minY }

    @Test(arguments: [
        ([KeyEquivalent.downArrow], -40.0), ([.pageDown], -160), ([.end], -800), ([.end, .home], 0),
        ([.end, .pageUp], -640), ([.space], -160), ([.downArrow, .upArrow], 0), ([.rightArrow], 0),
    ])
    func keys(keys: [KeyEquivalent], expected: Double) {
        let stage = TestStage(ScrollView { rows() })
        for key in keys { stage.key(key) }
        #expect(Double(top(stage)) == expected)
    }

    @Test func shiftTurnsTheWheelAndSpace() {
        let stage = TestStage(ScrollView { rows() })
        stage.key(.space)
        stage.key(.space, .shift)
        #expect(top(stage) == 0)
        let wide = TestStage(ScrollView(.horizontal) { Color.red.frame(width: 500, height: 50) })
        wide.scroll(30, modifiers: .shift)
        #expect(wide.frames("Color")[0].minX == -30)
    }

    @Test func atItsEndTheOuterOneScrollsAfterAPause() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { rows(5) }.frame(height: 200)
                    rows(4)
                }
            })
        stage.scroll(60)
        #expect(top(stage) == -50)
        // The inner one holds the wheel although it can go no further.
        stage.scroll(60)
        #expect(top(stage) == -50)
        stage.wait(0.5)
        stage.scroll(60)
        #expect(top(stage) == -110)
    }

    @Test func theMainDirectionChoosesTheScrollView() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.blue.frame(width: 600, height: 200) }
                    rows(8)
                }
            })
        stage.scroll(40, dx: 3)
        #expect(stage.frames("Color")[0].origin == CGPoint(x: 0, y: -40))
        stage.wait(0.5)
        stage.scroll(3, dx: 40)
        #expect(stage.frames("Color")[0].origin == CGPoint(x: -40, y: -40))
    }

    @Test func scrollingCanBeDisabled() {
        let stage = TestStage(ScrollView { rows() }.scrollDisabled(true))
        stage.scroll(60)
        stage.key(.downArrow)
        #expect(top(stage) == 0)
    }

    @Test func theIndicatorIsDragged() {
        let stage = TestStage(ScrollView { rows() })
        // Its track is 194 long, the indicator 194 · 200 / 1000 = 38.8.
        stage.move(195, 20)
        stage.press(195, 20)
        stage.move(195, 20 + (194 - 38.8) / 2)
        stage.frame()
        #expect(abs(top(stage) + 400) < 0.001)
        stage.move(195, 1000)
        stage.release(195, 1000)
        stage.frame()
        #expect(top(stage) == -800)
    }

    @Test func aDragInsideAScrollViewIsTheGestures() {
        let log = Log()
        let stage = TestStage(ScrollView { rows().gesture(DragGesture().onEnded { _ in log.note("drag") }) })
        stage.press(100, 150)
        stage.move(100, 50)
        stage.release(100, 50)
        stage.frame()
        #expect(log.entries == ["drag"])
        #expect(top(stage) == 0)
    }

    @Test func indicatorsRestInTheEnd() {
        let stage = TestStage(ScrollView { rows() })
        stage.scroll(60)
        for _ in 0..<20 { stage.wait(0.2) }
        #expect(stage.host.nextDeadline == nil)
    }
}

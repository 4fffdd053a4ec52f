import Alidade
import Foundation
import Testing

/// Where scrolling comes to rest. The stage is 200 by 200 points.
@MainActor
@Suite struct ScrollRestingTests {
    private func settle(_ stage: TestStage) { for _ in 0..<60 { stage.frame() } }

    /// Moves of the fingers, each a sixtieth of a second after the one before.
    private func swipe(_ stage: TestStage, _ deltas: [CGFloat], horizontal: Bool = false) {
        for delta in deltas {
            stage.host.send(
                .scroll(
                    ScrollEvent(
                        position: CGPoint(x: 100, y: 100),
                        delta: horizontal ? CGVector(dx: delta, dy: 0) : CGVector(dx: 0, dy: delta), phase: .changed,
                        time: stage.host.now + 1.0 / 60)))
            stage.frame()
        }
        stage.host.send(
            .scroll(
                ScrollEvent(
                    position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 0), phase: .ended,
                    time: stage.host.now)))
        stage.frame()
    }

    private var pages: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 200, height: 200) } }
        }
        .scrollTargetBehavior(.paging)
    }

    @Test func pagesTurn() {
        let stage = TestStage(pages)
        func left() -> CGFloat { stage.frames("Color")[0].minX }
        swipe(stage, [10, 10, 10, 10], horizontal: true)
        settle(stage)
        #expect(left() == -200)
        // However quick, one page.
        swipe(stage, [90, 90, 90], horizontal: true)
        settle(stage)
        #expect(left() == -400)
        swipe(stage, [-5, -20, -20], horizontal: true)
        settle(stage)
        #expect(left() == -200)
        stage.scroll(0, dx: -60)
        settle(stage)
        #expect(left() == 0)
        stage.scroll(0, dx: 60)
        settle(stage)
        #expect(left() == -200)
    }

    @Test func viewsAlign() {
        let stage = TestStage(
            ScrollView {
                LazyVStack(spacing: 10) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 70) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned))
        func tops() -> [CGFloat] { stage.frames("Color").map(\.minY) }
        swipe(stage, [10, 12, 15, 12])
        settle(stage)
        #expect(tops().contains(0))
        stage.scroll(60)
        settle(stage)
        #expect(tops().contains(0))
    }

    struct Hundreds: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        }
    }

    @Test func custom() {
        let stage = TestStage(
            ScrollView { Color.red.frame(height: 3000) }.scrollTargetBehavior(Hundreds()))
        swipe(stage, [20, 30, 45])
        settle(stage)
        let top = stage.frames("Color")[0].minY
        #expect(top < 0 && top.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test func fingersThatLeaveLetItGlide() {
        let stage = TestStage(ScrollView { Color.red.frame(height: 30000) })
        func top() -> CGFloat { stage.frames("Color")[0].minY }
        swipe(stage, [20, 20, 20, 20])
        let released = top()
        for _ in 0..<10 { stage.frame() }
        let later = top()
        #expect(later < released - 50)
        settle(stage)
        settle(stage)
        settle(stage)
        let rest = top()
        // The way of a glide is speed times slowing: 1,200 points a second, 0.325 s.
        #expect(abs(rest - (released - 390)) < 35)
        for _ in 0..<20 { stage.wait(0.2) }
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func aPressEndsTheGlide() {
        let stage = TestStage(ScrollView { Color.red.frame(height: 30000) })
        swipe(stage, [20, 20, 20, 20])
        for _ in 0..<3 { stage.frame() }
        stage.press(50, 50)
        let top = stage.frames("Color")[0].minY
        settle(stage)
        #expect(stage.frames("Color")[0].minY == top)
    }

    @Test func fingersThatRestThrowNothing() {
        let stage = TestStage(ScrollView { Color.red.frame(height: 30000) })
        for _ in 0..<3 {
            stage.host.send(
                .scroll(
                    ScrollEvent(
                        position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 20), phase: .changed,
                        time: stage.host.now + 1.0 / 60)))
        }
        stage.wait(0.3)
        stage.host.send(
            .scroll(
                ScrollEvent(
                    position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 0), phase: .ended,
                    time: stage.host.now)))
        settle(stage)
        #expect(stage.frames("Color")[0].minY == -60)
    }

    @Test func pullingRefreshes() async {
        nonisolated(unsafe) let log = Log()
        let stage = TestStage(
            ScrollView { Color.red.frame(height: 3000) }.refreshable { await MainActor.run { log.note("refresh") } })
        stage.scroll(-60)
        #expect(log.entries.isEmpty)
        stage.scroll(-60)
        for _ in 0..<20 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries == ["refresh"])
        for _ in 0..<20 { await Task.yield() }
        stage.key(KeyEquivalent("\u{F708}"))
        for _ in 0..<20 where log.entries.count < 2 { await Task.yield() }
        #expect(log.entries == ["refresh", "refresh"])
    }
}

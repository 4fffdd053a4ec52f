import Alidade
import Testing

@MainActor
@Suite struct AnimationTests {
    struct Growing: View {
        @State var wide = false
        let log: Log
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($wide)
            let _ = log.note("body")
            VStack(spacing: 0) {
                Rectangle().frame(width: wide ? 100 : 50, height: 20)
                Color.red.frame(width: 10, height: wide ? 60 : 20).opacity(wide ? 1 : 0)
            }
        }
    }

    private func opacity(_ items: [DisplayItem]) -> [Double] {
        items.flatMap { item -> [Double] in
            if case .group(.opacity(let value), let inner) = item.content { return [value] + opacity(inner) }
            if case .group(_, let inner) = item.content { return opacity(inner) }
            return []
        }
    }

    @Test func framesAndOpacityMoveWithTheClockAndNoBodyRuns() {
        let log = Log()
        var wide: Binding<Bool>?
        let stage = TestStage(Growing(log: log) { wide = $0 })
        withAnimation(.linear(duration: 1)) { wide?.wrappedValue = true }
        let start = stage.host.now
        _ = stage.host.frame(at: start)
        #expect(stage.frames("Rectangle")[0].width == 50)
        let half = stage.host.frame(at: start + 0.5)
        #expect(abs(stage.frames("Rectangle")[0].width - 75) < 0.001)
        #expect(abs(stage.frames("Color")[0].height - 40) < 0.001)
        #expect(opacity(half.items).count == 1)
        #expect(abs((opacity(half.items).first ?? 0) - 0.5) < 0.001)
        let end = stage.host.frame(at: start + 1.1)
        #expect(stage.frames("Rectangle")[0].width == 100)
        #expect(opacity(end.items).isEmpty)
        #expect(log.entries == ["body", "body"])
        #expect(!stage.host.needsFrame)
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func withoutAnAnimationChangesAreAtOnce() {
        var wide: Binding<Bool>?
        let stage = TestStage(Growing(log: Log()) { wide = $0 })
        wide?.wrappedValue = true
        stage.frame()
        #expect(stage.frames("Rectangle")[0].width == 100)
        #expect(stage.host.nextDeadline == nil)
    }

    struct ByValue: View {
        @State var value = 0
        @State var other = 0
        let give: (Binding<Int>, Binding<Int>) -> Void
        var body: some View {
            let _ = give($value, $other)
            Rectangle().frame(width: CGFloat(10 + value + other), height: 10)
                .animation(.linear(duration: 1), value: value)
        }
    }

    @Test func onlyTheNamedValueAnimates() {
        var value: Binding<Int>?
        var other: Binding<Int>?
        let stage = TestStage(ByValue { (value, other) = ($0, $1) })
        other?.wrappedValue = 20
        _ = stage.host.frame(at: stage.host.now)
        #expect(stage.frames("Rectangle")[0].width == 30)
        value?.wrappedValue = 50
        let start = stage.host.now
        _ = stage.host.frame(at: start)
        #expect(stage.frames("Rectangle")[0].width == 30)
        _ = stage.host.frame(at: start + 0.2)
        #expect(abs(stage.frames("Rectangle")[0].width - 40) < 0.001)
    }

    struct Jumping: View {
        @State var atEnd = false
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($atEnd)
            Color.clear.overlay(alignment: atEnd ? .trailing : .leading) { Rectangle().frame(width: 20, height: 20) }
        }
    }

    private func fills(_ items: [DisplayItem]) -> [CGRect] {
        items.compactMap { if case .fill(.rectangle(let rect), _) = $0.content { rect } else { nil } }
    }

    @Test func aJumpIsDrawnOnItsWayWhileLayoutHasArrived() {
        var atEnd: Binding<Bool>?
        let stage = TestStage(Jumping { atEnd = $0 })
        withAnimation(.linear(duration: 1)) { atEnd?.wrappedValue = true }
        let start = stage.host.now
        let first = stage.host.frame(at: start)
        #expect(stage.frames("Rectangle")[0].minX == 180)
        #expect(fills(first.items).first?.minX == 0)
        let half = stage.host.frame(at: start + 0.5)
        #expect(abs((fills(half.items).first?.minX ?? 0) - 90) < 0.001)
        let end = stage.host.frame(at: start + 1.1)
        #expect(fills(end.items).first?.minX == 180)
    }

    struct Coming: View {
        @State var shown = false
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($shown)
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                if shown { Rectangle().frame(width: 20, height: 20).transition(.move(edge: .leading)) }
            }
        }
    }

    @Test func viewsComeAndGoWithTheirTransition() {
        var shown: Binding<Bool>?
        let stage = TestStage(Coming { shown = $0 })
        withAnimation(.linear(duration: 1)) { shown?.wrappedValue = true }
        let start = stage.host.now
        _ = stage.host.frame(at: start)
        #expect(stage.frames("Rectangle").count == 1)
        let half = stage.host.frame(at: start + 0.5)
        #expect(
            half.items.contains { item in
                if case .group(.transform(let m), _) = item.content { abs(Double(m.m31) + 10) < 0.01 } else { false }
            })
        _ = stage.host.frame(at: start + 1.5)
        withAnimation(.linear(duration: 1)) { shown?.wrappedValue = false }
        let leaving = stage.host.now
        let first = stage.host.frame(at: leaving)
        #expect(stage.frames("Rectangle").isEmpty)
        #expect(first.items.count == 2)
        let done = stage.host.frame(at: leaving + 1.5)
        #expect(done.items.count == 1)
        #expect(!stage.host.needsFrame)
    }
}

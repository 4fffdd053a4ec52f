import Alidade
import Testing

@MainActor
@Suite struct LifecycleTests {
    @Test func childrenAppearBeforeParentsAndSiblingsInOrder() {
        let log = Log()
        _ = TestStage(
            VStack {
                Color.red.onAppear { log.note("a") }
                HStack { Color.red.onAppear { log.note("b1") } }.onAppear { log.note("b") }
            }
            .onAppear { log.note("parent") })
        #expect(log.entries == ["a", "b1", "b", "parent"])
    }

    struct Changing: View {
        @State var value = 0
        let initial: Bool
        let log: Log
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = give($value)
            Color.red
                .onAppear { value = 1 }
                .onChange(of: value, initial: initial) { old, new in log.note("\(old)→\(new)") }
        }
    }

    @Test(arguments: [false, true]) func onChangeTellsOldAndNew(initial: Bool) {
        let log = Log()
        var value: Binding<Int>?
        let stage = TestStage(Changing(initial: initial, log: log) { value = $0 })
        value?.wrappedValue = 2
        stage.frame()
        value?.wrappedValue = 2
        stage.frame()
        #expect(log.entries == (initial ? ["0→0"] : []) + ["0→1", "1→2"])
    }

    struct Toggled: View {
        @State var flag = false
        let log: Log
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($flag)
            if flag { Color.red.onAppear { log.note("A") }.onDisappear { log.note("D") } }
        }
    }

    @Test func viewsAppearAndDisappearOnce() {
        let log = Log()
        var flag: Binding<Bool>?
        let stage = TestStage(Toggled(log: log) { flag = $0 })
        flag?.wrappedValue = true
        stage.frame()
        stage.frame()
        flag?.wrappedValue = false
        stage.frame()
        #expect(log.entries == ["A", "D"])
    }

    @Test func stateSetOnAppearIsInTheFirstFrame() {
        struct First: View {
            @State var width: CGFloat = 10
            var body: some View { Rectangle().frame(width: width, height: 10).onAppear { width = 50 } }
        }
        let stage = TestStage(First())
        #expect(stage.frames("Rectangle").first?.width == 50)
        #expect(stage.host.statistics.frames == 1)
    }

    @Test func anIdleHostWantsNothing() {
        let stage = TestStage(Text("idle"))
        #expect(!stage.host.needsFrame)
        #expect(stage.host.nextDeadline == nil)
        let before = stage.host.statistics
        let frame = stage.frame()
        #expect(frame.damage.isEmpty)
        #expect(stage.host.statistics.bodies == before.bodies)
        #expect(stage.host.statistics.placements == before.placements)
    }
}

import Alidade
import Testing

/// When actions run, in which order and how often.
@MainActor
@Suite struct LifecycleFacts {
    @Test func appearingIsToldOnceForAnErasedEmptyView() {
        let log = Log()
        let stage = TestStage(AnyView(EmptyView()).onAppear { log.note("A") })
        stage.frame()
        #expect(log.entries == ["A"])
    }

    /// Appears, appears with another id, goes.
    struct Renewed: View {
        @State var flag = false
        @State var isShown = true
        let transition: AnyTransition
        let log: Log
        let give: (Binding<Bool>, Binding<Bool>) -> Void
        private var letter: String { flag ? "T" : "F" }
        var body: some View {
            let _ = give($flag, $isShown)
            VStack {
                if isShown {
                    Color.red
                        .onAppear { log.note("A" + letter) }
                        .onDisappear { log.note("D" + letter) }
                        .transition(transition)
                        .id(flag)
                }
            }
        }
    }

    @Test(arguments: [false, true]) func aNewIDAndTheOldOnesEnd(isIdentity: Bool) {
        let log = Log()
        var flag: Binding<Bool>?
        var isShown: Binding<Bool>?
        let view = Renewed(transition: isIdentity ? .identity : .opacity, log: log) {
            flag = $0; isShown = $1
        }
        let stage = TestStage(view)
        flag?.wrappedValue = true
        stage.frame()
        isShown?.wrappedValue = false
        stage.frame()
        #expect(log.entries.joined() == (isIdentity ? "AFDTATDT" : "AFATDTDT"))
    }

    struct Identified: View {
        @State var id = 0
        let idIsInside: Bool
        let log: Log
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = give($id)
            if idIsInside {
                Color.red.id(id).onAppear { log.note("A") }
            } else {
                Color.red.onAppear { log.note("A") }.id(id)
            }
        }
    }

    @Test(arguments: [(true, 1), (false, 2)]) func anIDBelowDoesNotAppearAgain(idIsInside: Bool, calls: Int) {
        let log = Log()
        var id: Binding<Int>?
        let stage = TestStage(Identified(idIsInside: idIsInside, log: log) { id = $0 })
        id?.wrappedValue = 1
        stage.frame()
        #expect(log.entries.count == calls)
    }

    // MARK: onChange

    /// How a row hears of changes.
    enum Form: String, CaseIterable { case none, new, oldAndNew, initial }

    struct Watched: View {
        @State var value = 0
        let form: Form
        let log: Log
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = give($value)
            let seen = value
            let base = Color.red.onAppear { value = 1 }
            switch form {
            case .none: base.onChange(of: value) { log.note("\(value)") }
            // The form of one parameter is called with the new value on the closure of the update before.
            case .new: base.onChange(of: value, perform: { log.note("\(seen)→\($0)") })
            case .oldAndNew: base.onChange(of: value) { log.note("\($0)→\($1)") }
            case .initial: base.onChange(of: value, initial: true) { log.note("\($0)→\($1)") }
            }
        }
    }

    @Test(
        arguments: zip(
            Form.allCases,
            [["1", "2"], ["0→1", "1→2"], ["0→1", "1→2"], ["0→0", "0→1", "1→2"]]))
    func changes(form: Form, expected: [String]) {
        let log = Log()
        var value: Binding<Int>?
        let stage = TestStage(Watched(form: form, log: log) { value = $0 })
        value?.wrappedValue = 2
        stage.frame()
        value?.wrappedValue = 2
        stage.frame()
        #expect(log.entries == expected)
    }

    struct Flipped: View {
        @State var flag = false
        let log: Log
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($flag)
            Color.red.onChange(of: flag) { log.note("\($0)→\($1)") }
        }
    }

    @Test func aBoolFlipsThreeTimes() {
        let log = Log()
        var flag: Binding<Bool>?
        let stage = TestStage(Flipped(log: log) { flag = $0 })
        for value in [true, false, true] {
            flag?.wrappedValue = value
            stage.frame()
        }
        #expect(log.entries == ["false→true", "true→false", "false→true"])
    }

    struct Ordered: View {
        let log: Log
        var body: some View {
            VStack {
                Color.red
                    .task { log.note("task") }
                    .onChange(of: 1, initial: true) { log.note("a change") }
                    .onAppear { log.note("a") }
                Color.red
                    .onAppear { log.note("b") }
                    .onChange(of: 1, initial: true) { log.note("b change") }
            }
            .onAppear { log.note("parent") }
        }
    }

    /// Children before parents, and first calls of `onChange` in the order of the source, from inside out. Tasks start
    /// after all of them.
    @Test func appearingGoesFromInsideOut() async {
        let log = Log()
        let stage = TestStage(Ordered(log: log))
        await stage.settle()
        #expect(log.entries == ["a change", "a", "b", "b change", "parent", "task"])
    }

    // MARK: Transactions

    struct TwoTransactions: View {
        @State var value = 0
        let log: Log
        var body: some View {
            let _ = log.note("body \(value)")
            Color.red
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                    log.note("reads \(value)")
                }
                .onChange(of: value) { log.note("\($0)→\($1)") }
        }
    }

    @Test func eachTransactionIsAnUpdate() {
        let log = Log()
        let stage = TestStage(TwoTransactions(log: log))
        #expect(log.entries == ["body 0", "reads 4", "body 2", "body 4", "0→2", "2→4"])
        #expect(stage.host.statistics.frames == 1)
    }

    struct Widths: View {
        @State var width: CGFloat = 10
        let give: (Binding<CGFloat>) -> Void
        var body: some View {
            let _ = give($width)
            Red().frame(width: width, height: 10)
        }
    }

    /// What is set without an animation stands at once, and what is set with one moves from there.
    @Test func anAnimationStartsFromWhatWasSetBefore() throws {
        var given: Binding<CGFloat>?
        let stage = TestStage(Widths { given = $0 })
        let width = try #require(given)
        width.wrappedValue = 100
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 200 }
        #expect(width.wrappedValue == 200)
        stage.frame()
        #expect(stage.frames("Red").first?.width == 100)
        stage.wait(0.5)
        let middle = try #require(stage.frames("Red").first?.width)
        #expect(middle > 140 && middle < 160)
        stage.wait(1)
        #expect(stage.frames("Red").first?.width == 200)
    }

    /// Writes with equal transactions are one update, from however many actions.
    @Test func equalTransactionsAreOneUpdate() throws {
        var given: Binding<CGFloat>?
        let stage = TestStage(Widths { given = $0 })
        let width = try #require(given)
        stage.host.statistics.reset()
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 20 }
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 30 }
        stage.frame()
        #expect(stage.host.statistics.bodies == 1)
    }

    // MARK: Tasks and objects

    struct Tasked: View {
        @State var id = 0
        @State var other = 0
        let usesID: Bool
        let log: Log
        let give: (Binding<Int>, Binding<Int>) -> Void
        var body: some View {
            let _ = give($id, $other)
            let view = Color.red.frame(width: CGFloat(other))
            if usesID { view.task(id: id) { log.note("T") } } else { view.task { log.note("T") } }
        }
    }

    @Test(arguments: [(false, 1), (true, 2)]) func tasks(usesID: Bool, runs: Int) async {
        let log = Log()
        var id: Binding<Int>?
        var other: Binding<Int>?
        let stage = TestStage(
            Tasked(usesID: usesID, log: log) {
                id = $0; other = $1
            })
        await stage.settle()
        other?.wrappedValue = 1
        await stage.settle()
        id?.wrappedValue = 1
        await stage.settle()
        #expect(log.entries.count == runs)
    }

    struct ShownByTask: View {
        @State var isShown = false
        var body: some View {
            VStack {
                Red()
                if isShown { Blue() }
            }
            .task { isShown = true }
        }
    }

    @Test func row70() async {
        let stage = TestStage(ShownByTask())
        #expect(stage.frames("Red") == [R(0, 0, 200, 200)])
        await stage.settle()
        #expect(stage.frames("Red") == [R(0, 0, 200, 96)])
        #expect(stage.frames("Blue") == [R(0, 104, 200, 96)])
    }

    struct Emptied: View {
        @State var items = [6]
        var body: some View {
            VStack(spacing: 10) {
                ForEach(items, id: \.self) { _ in Red() }
            }
            .onAppear { items = [] }
        }
    }

    @Test func row71() {
        let stage = TestStage(Emptied())
        #expect(stage.frames("Red").isEmpty)
        stage.frame()
        #expect(!stage.host.needsFrame)
    }

    final class Model: ObservableObject {
        @Published var count = 7
    }

    @Test func anEnvironmentObjectIsThereWhenAChildAppears() {
        struct Child: View {
            @EnvironmentObject var model: Model
            let log: Log
            var body: some View { Color.red.onAppear { log.note("\(model.count)") } }
        }
        let log = Log()
        _ = TestStage(VStack { Child(log: log) }.environmentObject(Model()))
        #expect(log.entries == ["7"])
    }
}

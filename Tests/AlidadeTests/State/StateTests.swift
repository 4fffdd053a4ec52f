import Alidade
import Testing

@MainActor
@Suite struct StateTests {
    final class Counter: ObservableObject {
        @Published var value = 0
        var untracked = 0
    }

    @Observable final class Model {
        var shown = 0
        var hidden = 0
    }

    struct Child: View {
        let value: Int
        let log: Log
        let name: String
        var body: some View {
            let _ = log.note(name)
            Color.clear.frame(width: CGFloat(value), height: 1)
        }
    }

    struct Parent: View {
        @ObservedObject var counter: Counter
        let log: Log
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Child(value: counter.value, log: log, name: "changing")
                Child(value: 7, log: log, name: "constant")
            }
        }
    }

    @Test func onlyTheChangedChildRunsAgain() {
        let counter = Counter()
        let log = Log()
        let stage = TestStage(Parent(counter: counter, log: log))
        #expect(log.entries == ["parent", "changing", "constant"])
        counter.value = 3
        stage.frame()
        #expect(log.entries == ["parent", "changing", "constant", "parent", "changing"])
        counter.untracked = 3
        stage.frame()
        #expect(log.entries.count == 5)
    }

    struct ModelView: View {
        let model: Model
        let log: Log
        var body: some View {
            let _ = log.note("body \(model.shown)")
            Color.clear
        }
    }

    @Test func anObservableRunsWhatReadIt() {
        let model = Model()
        let log = Log()
        let stage = TestStage(ModelView(model: model, log: log))
        model.hidden = 1
        stage.frame()
        model.shown = 2
        stage.frame()
        model.shown = 3
        stage.frame()
        #expect(log.entries == ["body 0", "body 2", "body 3"])
    }

    struct Unread: View {
        @State var value = 0
        let log: Log
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = log.note("outer")
            let _ = give($value)
            Reader(value: $value, log: log)
        }
    }

    struct Reader: View {
        @Binding var value: Int
        let log: Log
        var body: some View {
            let _ = log.note("inner \(value)")
            Color.clear
        }
    }

    @Test func stateRunsWhoReadItAndNotItsOwner() {
        let log = Log()
        var binding: Binding<Int>?
        let stage = TestStage(Unread(log: log) { binding = $0 })
        binding?.wrappedValue = 5
        stage.frame()
        #expect(log.entries == ["outer", "inner 0", "inner 5"])
        binding?.wrappedValue = 5
        stage.frame()
        #expect(log.entries.count == 3)
    }

    struct WritesInBody: View {
        @State var value = 0
        var body: some View {
            let _ = value = value + 1
            Color.clear.frame(width: CGFloat(value), height: 10)
        }
    }

    @Test func aWriteDuringABodyIsRefusedWithOneWarning() {
        let stage = TestStage(WritesInBody())
        stage.frame()
        stage.frame()
        #expect(stage.host.warnings.messages.count == 1)
        #expect(stage.host.warnings.messages.first?.contains("during a view update") == true)
    }

    struct Branching: View {
        @State var flag = false
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($flag)
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                if flag {
                    Holder()
                    Color.green.frame(width: 30, height: 30)
                }
                Rectangle().frame(width: 40, height: 40)
            }
        }
    }

    struct Holder: View {
        @State var made = Int.random(in: 0..<Int.max)
        var body: some View { Text(String(made)) }
    }

    @Test func aBranchStartsAfreshAndKeepsItsPlace() {
        var flag: Binding<Bool>?
        let stage = TestStage(Branching { flag = $0 })
        #expect(stage.frames("Rectangle").first?.minY == 85)
        flag?.wrappedValue = true
        stage.frame()
        let first = stage.texts
        #expect(stage.frames("Color").count == 2)
        flag?.wrappedValue = false
        stage.frame()
        #expect(stage.texts.isEmpty)
        flag?.wrappedValue = true
        stage.frame()
        #expect(stage.texts.count == 1)
        #expect(stage.texts != first)
    }

    struct Rows: View {
        @State var items = [1, 2, 3]
        let give: (Binding<[Int]>) -> Void
        var body: some View {
            let _ = give($items)
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { item in RowView(item: item) }
            }
        }
    }

    struct RowView: View {
        let item: Int
        @State var born = "\(Int.random(in: 0..<Int.max))"
        var body: some View { Text(verbatim: "\(item) \(born)") }
    }

    @Test func rowsKeepTheirStateWhenTheyMove() {
        var items: Binding<[Int]>?
        let stage = TestStage(Rows { items = $0 })
        let before = Dictionary(uniqueKeysWithValues: stage.texts.map { ($0.prefix(1), $0) })
        #expect(before.count == 3)
        items?.wrappedValue = [3, 4, 1]
        stage.frame()
        #expect(stage.texts.map { $0.prefix(1) } == ["3", "4", "1"])
        #expect(stage.texts[0] == before["3"])
        #expect(stage.texts[2] == before["1"])
        items?.wrappedValue = []
        stage.frame()
        #expect(stage.texts.isEmpty)
        items?.wrappedValue = [9]
        stage.frame()
        #expect(stage.texts.count == 1)
    }

    struct Themed: View {
        @State var size: CGFloat = 10
        let log: Log
        let give: (Binding<CGFloat>) -> Void
        var body: some View {
            let _ = give($size)
            Inner(log: log).environment(\.font, .system(size: size))
        }
        struct Inner: View {
            let log: Log
            var body: some View {
                let _ = log.note("inner")
                Text("x")
            }
        }
    }

    @Test func theEnvironmentReachesTextWithoutRunningBodies() {
        let log = Log()
        var size: Binding<CGFloat>?
        let stage = TestStage(Themed(log: log) { size = $0 })
        let before = stage.frames("Text")[0].height
        size?.wrappedValue = 40
        stage.frame()
        #expect(stage.frames("Text")[0].height > before * 3)
        #expect(log.entries == ["inner"])
    }
}

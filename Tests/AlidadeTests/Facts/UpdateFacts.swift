import Alidade
import Testing

/// Which bodies run when a value changes: the parent's and two children's are counted.
@MainActor
@Suite struct UpdateFacts {
    final class Published: ObservableObject {
        @Combine.Published var tracked = 0
        var untracked = 0
    }

    @Observable final class Observed {
        var tracked = 0
        var untracked = 0
    }

    struct Child: View {
        let value: Int
        let log: Log
        var body: some View {
            let _ = log.note("child")
            Color.red.frame(width: CGFloat(value))
        }
    }

    struct Children: View {
        let value: Int
        let log: Log
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Child(value: value, log: log)
                Child(value: 5, log: log)
            }
        }
    }

    struct WithObservedObject: View {
        @ObservedObject var model: Published
        let log: Log
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Child(value: model.tracked, log: log)
                Child(value: 5, log: log)
            }
        }
    }

    struct WithStateObject: View {
        @StateObject var model: Published
        let log: Log
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Child(value: model.tracked, log: log)
                Child(value: 5, log: log)
            }
        }
    }

    struct WithObservable: View {
        let model: Observed
        let log: Log
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Child(value: model.tracked, log: log)
                Child(value: 5, log: log)
            }
        }
    }

    enum Kind: String, CaseIterable { case observedObject, stateObject, observable }

    @Test(arguments: Kind.allCases, [true, false]) func onlyWhatReadAChangeRuns(kind: Kind, isTracked: Bool) {
        let log = Log()
        let published = Published()
        let observed = Observed()
        let stage: TestStage
        switch kind {
        case .observedObject: stage = TestStage(WithObservedObject(model: published, log: log))
        case .stateObject: stage = TestStage(WithStateObject(model: published, log: log))
        case .observable: stage = TestStage(WithObservable(model: observed, log: log))
        }
        if isTracked {
            published.tracked = 1
            observed.tracked = 1
        } else {
            published.untracked = 1
            observed.untracked = 1
        }
        stage.frame()
        #expect(log.entries.filter { $0 == "parent" }.count == (isTracked ? 2 : 1))
        #expect(log.entries.filter { $0 == "child" }.count == (isTracked ? 3 : 2))
    }

    /// A value that is no plain data, nor comparable.
    struct Closed: View {
        let action: () -> Void
        let log: Log
        var body: some View {
            let _ = log.note("child")
            Color.red
        }
    }

    struct ClosedEquatable: View, @preconcurrency Equatable {
        let action: () -> Void
        let log: Log
        var body: some View {
            let _ = log.note("child")
            Color.red
        }
        static func == (a: Self, b: Self) -> Bool { true }
    }

    struct Owner<Content: View>: View {
        @State var value = 0
        let content: (Int) -> Content
        let give: (Binding<Int>) -> Void
        var body: some View {
            let _ = give($value)
            VStack {
                Color.red.frame(width: CGFloat(value))
                content(value)
            }
        }
    }

    private func runs<V: View>(_ log: Log, _ content: @escaping (Int) -> V) -> Int {
        var value: Binding<Int>?
        let stage = TestStage(Owner(content: content) { value = $0 })
        value?.wrappedValue = 1
        stage.frame()
        return log.entries.count
    }

    @Test func plainDataThatIsEqualSkipsTheBody() {
        let log = Log()
        #expect(runs(log) { _ in Child(value: 3, log: log) } == 1)
    }

    @Test func aClosureRunsTheBodyAgain() {
        let log = Log()
        // It must use what it captures, or an optimised build captures nothing.
        let other = Log()
        #expect(runs(log) { value in Closed(action: { other.note("\(value)") }, log: log) } == 2)
    }

    @Test func equatableDecidesForWhatIsNoPlainData() {
        let log = Log()
        let other = Log()
        #expect(runs(log) { value in ClosedEquatable(action: { other.note("\(value)") }, log: log).equatable() } == 1)
    }

    /// Bodies run once however often a value is written in one handler.
    @Test func manyWritesAreOneUpdate() throws {
        let log = Log()
        var given: Binding<Int>?
        let stage = TestStage(
            Owner(content: { value in Child(value: value, log: log) }) { given = $0 })
        let value = try #require(given)
        for number in 1...5 { value.wrappedValue = number }
        stage.frame()
        #expect(log.entries.count == 2)
    }
}

import Alidade
import Testing

/// How preferences combine: each row is a view and all that `onPreferenceChange` says about it.
@MainActor
@Suite struct PreferenceFacts {
    /// Appends; its default is an empty list, so that defaults do not show.
    struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    /// Appends with a default that shows, so that a row tells where defaults were reduced in.
    struct Shown: PreferenceKey {
        static var defaultValue: [String] { ["default"] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    /// The mistake that many make: what comes later wins.
    struct Last: PreferenceKey {
        static var defaultValue: [String] { ["default"] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value = nextValue() }
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let id: String
        let expected: [[String]]
        let disagreement: Comment?
        let run: @MainActor @Sendable () -> [[String]]
        var testDescription: String { id }

        init<K: PreferenceKey, V: View>(
            _ id: String, _ key: K.Type, _ expected: [[String]], disagreement: Comment? = nil,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) where K.Value == [String] {
            self.id = id
            self.expected = expected
            self.disagreement = disagreement
            run = {
                let seen = LogOf<[String]>()
                _ = TestStage(view().onPreferenceChange(K.self) { seen.note($0) })
                return seen.entries
            }
        }

        /// A row of `Names`.
        init<V: View>(
            _ id: String, _ expected: [[String]], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.init(id, Names.self, expected, view)
        }
    }

    nonisolated static let rows: [[Row]] = [
        [
            Row("siblings in the order of the source", [["a", "b", "c", "d"]]) {
                VStack {
                    tag("a")
                    HStack {
                        tag("b"); tag("c")
                    }
                    tag("d")
                }
            },
            Row("the first value replaces the default", Shown.self, [["a", "b"]]) {
                VStack {
                    Red().preference(key: Shown.self, value: ["a"]); Red().preference(key: Shown.self, value: ["b"])
                }
            },
            Row("static views without a value say nothing", Last.self, [["x"]]) {
                VStack {
                    Red().preference(key: Last.self, value: ["x"]); Blue(); HStack { Green() }
                }
            },
            Row("an overlay comes after", [["x", "over"]]) { tag("x").overlay { tag("over") } },
            Row("a background comes before", [["under", "x"]]) { tag("x").background { tag("under") } },
            Row("both", [["under", "x", "over"]]) { tag("x").background { tag("under") }.overlay { tag("over") } },
            Row("an outer value hides what is below", [["outer"]]) {
                VStack {
                    tag("a"); tag("b")
                }.preference(key: Names.self, value: ["outer"])
            },
            Row("a transform starts from what is below", [["a", "b", "+"]]) {
                VStack {
                    tag("a"); tag("b")
                }.transformPreference(Names.self) { $0.append("+") }
            },
            Row("a transform starts from the default", Shown.self, [["default", "+"]]) {
                Red().transformPreference(Shown.self) { $0.append("+") }
            },
            Row("no writer, no call", Shown.self, []) {
                VStack {
                    Red(); Blue()
                }
            },
            Row("the first value is told even if it is the default", Shown.self, [["default"]]) {
                Red().preference(key: Shown.self, value: ["default"])
            },
        ],
        [
            Row("an if below, without a writer: the default", Shown.self, [["default"]]) {
                VStack { if Flag.yes { Red() } }
            },
            Row("an if that is not taken: the default", Shown.self, [["default"]]) { VStack { if Flag.no { Red() } } },
            Row("an if with else, without a writer: the default", Shown.self, [["default"]]) {
                VStack { if Flag.yes { Red() } else { Blue() } }
            },
            Row("a ForEach without a writer: the default", Shown.self, [["default"]]) {
                VStack { ForEach(0..<3) { _ in Red() } }
            },
            Row("a ForEach of nothing: the default", Shown.self, [["default"]]) {
                VStack { ForEach(0..<0) { _ in Red() } }
            },
            Row("a writer and then an if: the default is reduced", Shown.self, [["x", "default"]]) {
                VStack {
                    Red().preference(key: Shown.self, value: ["x"])
                    if Flag.yes { Red() }
                }
            },
            Row("the default of an overlay's if wins where the later wins", Last.self, [["default"]]) {
                Color.red.preference(key: Last.self, value: ["x"]).overlay { if Flag.yes { Color.blue } }
            },
            Row("an if with a writer is as if it were not there", Shown.self, [["x", "y"]]) {
                VStack {
                    Red().preference(key: Shown.self, value: ["x"])
                    if Flag.yes { Red().preference(key: Shown.self, value: ["y"]) }
                }
            },
            Row("elements that write, and some that do not", Shown.self, [["0", "default", "2"]]) {
                VStack {
                    ForEach(0..<3) { index in
                        if index != 1 { Red().preference(key: Shown.self, value: ["\(index)"]) } else { Red() }
                    }
                }
            },
        ],
        [
            Row("a higher index comes later", [["b", "c", "a"]]) {
                ZStack {
                    tag("a").zIndex(1); tag("b"); tag("c")
                }
            },
            Row("of equal indices the source's order", [["c", "a", "b", "d"]]) {
                ZStack {
                    tag("a").zIndex(1); tag("b").zIndex(1); tag("c"); tag("d").zIndex(2)
                }
            },
            Row("a negative index comes first", [["b", "a"]]) {
                VStack {
                    tag("a"); tag("b").zIndex(-1)
                }
            },
            Row("elements of a ForEach among others", [["0", "x", "1", "2"]]) {
                VStack {
                    ForEach(0..<3) { index in tag("\(index)").zIndex(Double(index)) }
                    tag("x").zIndex(0.5)
                }
            },
            Row("an index orders its container only", [["d", "a", "c", "b"]]) {
                VStack {
                    HStack {
                        tag("a"); tag("b").zIndex(9); tag("c")
                    }.zIndex(1)
                    tag("d")
                }
            },
            Row("what is inside an element goes with it", [["c", "a", "b"]]) {
                VStack {
                    HStack {
                        tag("a"); tag("b")
                    }.padding().zIndex(1)
                    tag("c").padding()
                }
            },
        ],
    ]

    @Test(arguments: rows.flatMap { $0 }) func combining(_ row: Row) {
        if let disagreement = row.disagreement {
            withKnownIssue(disagreement) { #expect(row.run() == row.expected, "row \(row.id)") }
        } else {
            #expect(row.run() == row.expected, "row \(row.id)")
        }
    }

    /// With one writer `reduce` is not called; later siblings' values are made only when `reduce` asks for them.
    @Test func reduceIsLazy() {
        enum Counting: PreferenceKey {
            nonisolated(unsafe) static var calls = 0
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { calls += 1 }
        }
        let log = Log()
        let later = Red().transformPreference(Counting.self) { _ in log.note("asked") }
        _ = TestStage(
            Red().preference(key: Counting.self, value: 1).onPreferenceChange(Counting.self) { log.note("\($0)") })
        #expect(Counting.calls == 0)
        _ = TestStage(
            VStack {
                Red().preference(key: Counting.self, value: 1); later
            }
            .onPreferenceChange(Counting.self) { log.note("\($0)") })
        #expect(Counting.calls == 1)
        #expect(log.entries == ["1", "1"])
        // Nobody reads: nothing is combined.
        _ = TestStage(
            VStack {
                Red().preference(key: Counting.self, value: 1); later
            })
        #expect(Counting.calls == 1)
    }

    struct Height: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// Answers each height with one that differs in its last digit.
    struct Noisy: View {
        @State var height: CGFloat = 100
        let log: Log
        let usesPreference: Bool
        var body: some View {
            GeometryReader { proxy in
                let height = proxy.size.height
                let _ = log.note("reader")
                Color.clear
                    .preference(key: Height.self, value: height)
                    .onChange(of: height) { if !usesPreference { answer(height) } }
            }
            .frame(height: height)
            .onPreferenceChange(Height.self) { if usesPreference { answer($0) } }
            .onAppear { if !usesPreference { height = 50 } }
        }
        func answer(_ height: CGFloat) {
            log.note("answer")
            self.height = height == 100 ? height.nextUp : height.nextDown
        }
    }

    /// The noise of rounding does not go round and round.
    @Test(arguments: [true, false]) func noiseDoesNotLoop(usesPreference: Bool) {
        let log = Log()
        let stage = TestStage(Noisy(log: log, usesPreference: usesPreference))
        for _ in 0..<20 { stage.frame() }
        #expect(log.entries.filter { $0 == "answer" }.count == 1)
        #expect(log.entries.filter { $0 == "reader" }.count <= 3)
        #expect(!stage.host.needsFrame)
        #expect(stage.host.warnings.messages.isEmpty)
    }

    struct Reordering: View {
        @State var index = 0.0
        let log: LogOf<[String]>
        let give: (Binding<Double>) -> Void
        var body: some View {
            let _ = give($index)
            ZStack {
                PreferenceFacts.tag("a").zIndex(index)
                PreferenceFacts.tag("b")
            }
            .onPreferenceChange(Names.self) { log.note($0) }
        }
    }

    @Test func anIndexThatChangesReordersPreferences() {
        let log = LogOf<[String]>()
        var index: Binding<Double>?
        let stage = TestStage(Reordering(log: log) { index = $0 })
        index?.wrappedValue = 1
        stage.frame()
        index?.wrappedValue = 2
        stage.frame()
        index?.wrappedValue = -1
        stage.frame()
        #expect(log.entries == [["a", "b"], ["b", "a"], ["a", "b"]])
    }

    nonisolated static func tag(_ name: String) -> some View { Color.clear.preference(key: Names.self, value: [name]) }
}

/// Conditions that the compiler does not see through.
enum Flag {
    nonisolated static let yes = CommandLine.argc >= 0
    nonisolated static let no = CommandLine.argc < 0
}

import Alidade
import Testing

@MainActor
@Suite struct PreferenceTests {
    struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private func value<V: View>(_ view: V) -> [[String]] {
        var seen: [[String]] = []
        _ = TestStage(view.onPreferenceChange(Names.self) { seen.append($0) })
        return seen
    }

    private func tag(_ name: String) -> some View { Color.clear.preference(key: Names.self, value: [name]) }

    @Test func siblingsCombineInTheOrderOfTheSource() {
        #expect(
            value(
                VStack {
                    tag("a");
                    HStack {
                        tag("b"); tag("c")
                    }; tag("d")
                }) == [["a", "b", "c", "d"]])
    }

    @Test func overlaysComeAfterAndBackgroundsBefore() {
        #expect(value(tag("x").overlay { tag("over") }) == [["x", "over"]])
        #expect(value(tag("x").background { tag("under") }) == [["under", "x"]])
    }

    @Test func anOuterValueHidesInnerOnes() {
        #expect(
            value(
                VStack {
                    tag("a"); tag("b")
                }.preference(key: Names.self, value: ["outer"])) == [["outer"]])
    }

    @Test func aTransformChangesWhatIsBelow() {
        #expect(
            value(
                VStack {
                    tag("a"); tag("b")
                }.transformPreference(Names.self) { $0.reverse() }) == [["b", "a"]])
        #expect(value(Color.clear.transformPreference(Names.self) { $0.append("new") }) == [["new"]])
    }

    @Test func noWriterNoCall() { #expect(value(Color.clear).isEmpty) }

    @Test func aDefaultValueIsStillAFirstValue() {
        #expect(value(Color.clear.preference(key: Names.self, value: [])) == [[]])
    }

    @Test func aGroupPassesOneValueForEachMember() {
        #expect(
            value(
                VStack {
                    Group {
                        Color.red; Color.blue
                    }.preference(key: Names.self, value: ["g"])
                }) == [["g", "g"]])
    }

    struct Feedback: View {
        struct Height: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        @State var height: CGFloat = 10
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                Color.clear.preference(key: Height.self, value: proxy.size.height)
            }
            .frame(height: height)
            .onPreferenceChange(Height.self) { value in
                log.note("call")
                height = value + 1
            }
        }
    }

    @Test func endlessFeedbackStopsWithOneWarning() {
        let log = Log()
        let stage = TestStage(Feedback(log: log))
        #expect(log.entries.count == 2)
        for _ in 0..<40 { stage.frame() }
        #expect(log.entries.count <= 18)
        #expect(stage.host.warnings.messages.count == 1)
        #expect(stage.host.warnings.messages.first?.contains("multiple times per frame") == true)
        #expect(!stage.host.needsFrame)
    }

    /// Comes nearer to the window's width with every call, so that one resize takes several frames.
    struct Approaching: View {
        @State var height: CGFloat = 10
        var body: some View {
            GeometryReader { window in
                GeometryReader { proxy in
                    Color.clear.preference(key: Feedback.Height.self, value: proxy.size.height)
                }
                .frame(height: height)
                .onPreferenceChange(Feedback.Height.self) { value in
                    let rest = window.size.width - value
                    height = abs(rest) < 1 ? window.size.width : value + rest / 2
                }
            }
        }
    }

    /// Each frame of a resize has a cause of its own.
    @Test func aLongResizeIsNoLoop() {
        let stage = TestStage(Approaching())
        for step in 0..<30 { stage.resize(CGFloat(step % 2 == 0 ? 600 : 200), 200) }
        for _ in 0..<8 { stage.frame() }
        #expect(stage.host.warnings.messages == [])
        #expect(stage.frames("GeometryReader").last?.height == 200)
        #expect(!stage.host.needsFrame)
    }

    @Test func anAnchorBecomesAPlaceInTheReader() {
        struct Bounds: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 30)
            Color.blue.frame(width: 40, height: 50)
                .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    Rectangle().frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
        let stage = TestStage(view)
        #expect(stage.frames("Rectangle") == [CGRect(x: 80, y: 90, width: 40, height: 50)])
        #expect(stage.host.statistics.frames == 1)
    }
}

import Alidade
import Foundation
import Testing

@MainActor struct ViewReportTests {
    private struct Row: View {
        var body: some View { Text("Row").padding(4) }
    }

    private func lines(_ report: ViewReport) -> [String] {
        report.nodes.map { "\($0.depth) \($0.view)" + ($0.id.map { " #\($0)" } ?? "") + ($0.isHidden ? " hidden" : "") }
    }

    @Test func viewsWithAPlaceAreListedInTheOrderOfTheSource() {
        struct Sample: View {
            var body: some View {
                VStack {
                    Row().background(Color.red).overlay(Circle().stroke(.blue))
                    HStack {
                        Spacer()
                        Divider()
                        RoundedRectangle(cornerRadius: 3).fill(.green)
                    }
                    Color.clear.hidden()
                    GeometryReader { _ in Capsule() }
                }
            }
        }
        let stage = TestStage(Sample())
        #expect(
            lines(stage.host.report()) == [
                "0 VStack", "1 Color", "1 Text", "1 Circle", "1 HStack", "2 Spacer", "2 Divider",
                "2 RoundedRectangle", "1 Color hidden", "1 GeometryReader", "2 Capsule",
            ])
    }

    @Test func framesHoldOffsetsAndScrollingButNoEffects() {
        struct Sample: View {
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 40, height: 20).scaleEffect(2).rotationEffect(.degrees(30)).offset(x: 7.25)
                }
            }
        }
        let stage = TestStage(Sample(), width: 100, height: 100)
        #expect(stage.host.report().nodes.last?.frame == CGRect(x: 37.25, y: 40, width: 40, height: 20))
    }

    @Test func anIdentifierBelongsToTheViewInsideItsModifiers() {
        struct Sample: View {
            var body: some View {
                VStack {
                    Text("a").accessibilityIdentifier("one").padding().background(Color.red)
                    Text("b").padding().background(Color.red.accessibilityIdentifier("back"))
                        .accessibilityIdentifier("two")
                    Row().accessibilityIdentifier("row").accessibilityLabel("A row")
                }
                .accessibilityIdentifier("stack")
            }
        }
        let report = TestStage(Sample()).host.report()
        #expect(
            lines(report) == [
                "0 VStack #stack", "1 Color", "1 Text #one", "1 Color #back", "1 Text #two", "1 Text #row",
            ])
        #expect(report.nodes.last?.label == "A row")
    }

    @Test func implicitStacksAndListRowsAreNotListed() {
        struct Sample: View {
            var body: some View {
                List(0..<3, id: \.self) { Text("\($0)") }
                ScrollView {
                    Text("x")
                    Text("y")
                }
            }
        }
        #expect(
            lines(TestStage(Sample(), height: 600).host.report()) == [
                "0 List", "1 Text", "1 Text", "1 Text", "0 ScrollView", "1 Text", "1 Text",
            ])
    }

    @Test func rowsBuiltOffScreenAreHidden() {
        struct Sample: View {
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 50) } } }
            }
        }
        let report = TestStage(Sample(), height: 100).host.report()
        let texts = report.nodes.filter { $0.view == "Text" }
        #expect(texts.filter { !$0.isHidden }.map(\.text) == ["0", "1"])
        #expect(texts.count > 2)
    }

    @Test func controlsAreListedByName() {
        struct Sample: View {
            @State private var isOn = false
            var body: some View {
                Button("Go") {}.accessibilityIdentifier("go")
                Toggle("Switch", isOn: $isOn)
            }
        }
        let lines = lines(TestStage(Sample()).host.report())
        #expect(lines.first == "0 Button #go")
        #expect(lines.contains("0 Toggle"))
    }

    @Test func jsonIsOneObjectWithTheFramesInFull() throws {
        struct Sample: View {
            var body: some View {
                Text("say \"hi\"\n").accessibilityIdentifier("greeting").frame(width: 100.0 / 3, height: 0.1)
                    .fixedSize().hidden()
            }
        }
        let stage = TestStage(Sample(), width: 100, height: 50)
        stage.host.warnings.warn("k", "careful\u{1}")
        let data = Data(stage.host.report().json.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["size"] as? [Double] == [100, 50])
        #expect(object["scale"] as? Double == 1)
        #expect(object["warnings"] as? [String] == ["careful\u{1}"])
        let nodes = try #require(object["nodes"] as? [[String: Any]])
        #expect(nodes.count == 1)
        #expect(nodes[0]["depth"] as? Int == 0)
        #expect(nodes[0]["view"] as? String == "Text")
        #expect(nodes[0]["text"] as? String == "say \"hi\"\n")
        #expect(nodes[0]["id"] as? String == "greeting")
        #expect(nodes[0]["hidden"] as? Bool == true)
        #expect((nodes[0]["frame"] as? [Double])?.count == 4)
    }
}

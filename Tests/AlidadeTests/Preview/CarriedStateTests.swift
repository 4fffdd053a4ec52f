import Alidade
import AlidadeText
import Foundation
import Testing

/// State that one host hands to the next.
@MainActor struct CarriedStateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        @State private var tags: [String] = []
        @State private var note: String?

        var body: some View {
            Text("\(name) \(count) \(tags.joined()) \(note ?? "-")").frame(height: 20)
                .onTapGesture {
                    count += 1
                    tags.append("t")
                    note = "n"
                }
        }
    }

    private struct Sample: View {
        var body: some View {
            VStack(spacing: 0) {
                Counter(name: "a")
                if Bool(true) { Counter(name: "b") }
                ForEach(["x", "y"], id: \.self) { Counter(name: $0) }
                ScrollView { Color.red.frame(height: 400) }
            }
        }
    }

    private func next(_ stage: TestStage) -> Alidade.Host {
        let state = CarriedState(of: stage.host)
        let host = Host(Sample(), size: CGSize(width: 200, height: 200), typesetter: PangoTypesetter())
        host.carried = state
        _ = host.frame(at: 0)
        host.carried = nil
        state.restoreOffsets(in: host)
        _ = host.frame(at: 0)
        return host
    }

    @Test func stateStaysWithItsViewAndScrollViewsWhereTheyWere() throws {
        let stage = TestStage(Sample())
        try EventPlayer(host: stage.host).run(
            EventScript(parsing: "click 100,10; click 100,10; click 100,30; click 100,70; scroll 100,150 0,25"))
        #expect(stage.texts == ["a 2 tt n", "b 1 t n", "x 0  -", "y 1 t n"])
        let report = next(stage).report()
        #expect(report.nodes.compactMap(\.text) == stage.texts)
        #expect(report.nodes.last?.frame == CGRect(x: 0, y: 55, width: 200, height: 400))
    }

    @Test func whatHasBeenCarriedIsOrdinaryState() throws {
        let stage = TestStage(Sample())
        try EventPlayer(host: stage.host).run(EventScript(parsing: "click 100,10"))
        let host = next(stage)
        try EventPlayer(host: host).run(EventScript(parsing: "click 100,10"))
        #expect(host.report().nodes.first { $0.view == "Text" }?.text == "a 2 tt n")
    }
}

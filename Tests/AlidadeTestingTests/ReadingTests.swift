import AlidadeTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ReadingTests {
    @Test func preferencesOfTheWholeView() {
        let host = TestHost(width: 100, height: 100) {
            VStack {
                Color.red.frame(height: 10)
                    .background(GeometryReader { Color.clear.preference(key: Heights.self, value: [$0.size.height]) })
                Color.blue.preference(key: Heights.self, value: [7])
            }
        }
        #expect(host.preference(Heights.self) == [10, 7])
        #expect(TestHost { Color.red }.preference(Heights.self) == nil)
    }

    @Test func countsTellWhatAFrameCost() throws {
        let host = TestHost(width: 200, height: 300) { Card() }
        #expect(host.statistics.bodies >= 2)
        #expect(host.statistics.frames == 1)
        host.resetStatistics()
        host.update()
        #expect(host.statistics.bodies == 0)
        #expect(host.statistics.frames == 1)
        try host.click(id: "button")
        #expect(host.statistics.bodies >= 1)
    }

    struct WritesInBody: View {
        @State private var value = 0
        var body: some View {
            let _ = value = value + 1
            Text("\(value)")
        }
    }

    @Test func warningsAreKept() {
        let host = TestHost { WritesInBody() }
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("during a view update") == true)
        #expect(TestHost { Text("x") }.warnings.isEmpty)
    }
}

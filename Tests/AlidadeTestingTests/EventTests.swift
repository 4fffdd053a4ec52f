import AlidadeTesting
import SwiftUI
import Testing

@MainActor
@Suite struct EventTests {
    @Test func clicksReachButtons() throws {
        let host = TestHost(width: 200, height: 300) { Card() }
        try host.click(text: "Count")
        try host.click(id: "button")
        #expect(try host.view(id: "count").text == "2 times")
        host.click(at: CGPoint(x: 1, y: 1))
        #expect(try host.view(id: "count").text == "2 times")
    }

    @Test func timePassesOnlyWhenTold() throws {
        let host = TestHost(width: 200, height: 300) { Card() }
        #expect(host.isIdle)
        let bar = try host.view(id: "bar")
        host.click(bar)
        host.click(bar)
        #expect(!host.isIdle)
        host.advance(by: 0.5)
        let width = try host.frame(id: "bar").width
        #expect(width > 50 && width < 75)
        #expect(host.settle())
        #expect(try host.frame(id: "bar").width == 80)
        #expect(host.now < 3)
    }

    struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Text("row \($0)").frame(height: 20) }
                }
            }
        }
    }

    @Test func scrollingGoesAsFarAsItSays() throws {
        let host = TestHost(width: 100, height: 100) { Rows() }
        let before = try host.frame(text: "row 3").minY
        host.scroll(by: 40)
        #expect(try host.frame(text: "row 3").minY == before - 40)
        #expect(host.isIdle || host.settle())
    }

    struct Keys: View {
        @State private var typed = ""
        var body: some View {
            Text(typed).frame(width: 50, height: 50).focusable()
                .onKeyPress(phases: .down) { press in
                    typed += press.characters
                    return .handled
                }
        }
    }

    @Test func keysGoToTheFocus() throws {
        let host = TestHost(width: 100, height: 100) { Keys() }
        host.press(.tab)
        host.type("ab")
        #expect(host.views(text: "ab").count == 1)
    }

    @Test func scriptsAreThoseOfTheTool() throws {
        let host = TestHost(width: 200, height: 300) { Card() }
        let middle = try host.frame(id: "button")
        try host.perform("click \(middle.midX),\(middle.midY); wait 1\nresize 300x300")
        #expect(try host.view(id: "count").text == "1 times")
        #expect(host.size.width == 300)
        let mistake = #expect(throws: TestHostError.self) { try host.perform("click here") }
        #expect(mistake?.description.contains("line 1") == true)
    }

    @Test func tasksRun() async throws {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View { Text(text).task { text = "loaded" } }
        }
        let host = TestHost { Loading() }
        await host.runTasks()
        #expect(host.views(text: "loaded").count == 1)
    }
}

import Alidade
import Foundation
import Testing

@MainActor
@Suite struct ButtonTests {
    private struct Counter: View {
        @State var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Add") { count += 1 }.frame(width: 200, height: 100)
                Text("Count \(count)")
            }
        }
    }

    @Test func aButtonCounts() {
        let stage = TestStage(Counter())
        #expect(stage.texts.contains("Count 0"))
        stage.click(100, 90)
        stage.click(100, 90)
        #expect(stage.texts.contains("Count 2"))
    }

    @Test func releasingOutsideDoesNothing() {
        let log = Log()
        let stage = TestStage(Button("Go") { log.note("go") })
        stage.press(100, 100)
        stage.move(10, 10)
        stage.release(10, 10)
        #expect(log.entries.isEmpty)
        stage.press(100, 100)
        stage.move(10, 10)
        stage.move(100, 100)
        stage.release(100, 100)
        #expect(log.entries == ["go"])
    }

    private struct Spy: ButtonStyle {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            log.note("\(configuration.isPressed) \(isEnabled)")
            return configuration.label
        }
    }

    @Test func aStyleHearsOfPressesAndItsEnvironment() {
        let log = Log()
        let stage = TestStage(Button("Go") {}.buttonStyle(Spy(log: log)))
        stage.press(100, 100)
        stage.frame()
        stage.release(100, 100)
        stage.frame()
        #expect(log.entries == ["false true", "true true", "false true"])
        log.entries = []
        _ = TestStage(Button("Go") {}.buttonStyle(Spy(log: log)).disabled(true))
        #expect(log.entries == ["false false"])
    }

    @Test func disabledButtonsDoNothing() {
        let log = Log()
        let stage = TestStage(
            ZStack {
                Color.red.onTapGesture { log.note("behind") }
                Button("Go") { log.note("go") }.disabled(true)
            })
        stage.click(100, 100)
        stage.key(.tab)
        stage.key(.space)
        #expect(log.entries.isEmpty)
    }

    @Test func tabAndSpaceWorkButtons() {
        let log = Log()
        let stage = TestStage(
            VStack {
                Button("A") { log.note("a") }
                Button("B") { log.note("b") }
            })
        stage.key(.tab)
        stage.key(.space)
        stage.key(.tab)
        stage.key(.return)
        stage.key(.tab, .shift)
        stage.key(.space)
        #expect(log.entries == ["a", "b", "a"])
    }

    @Test func shortcutsWorkFromAnywhere() {
        let log = Log()
        let stage = TestStage(
            VStack {
                Button("A") { log.note("a") }.keyboardShortcut("1", modifiers: [])
                Button("S") { log.note("s") }.keyboardShortcut("s")
                Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
            })
        stage.key("1")
        stage.key("s")
        stage.key("s", .control)
        stage.key("s", .command)
        stage.key(.return)
        #expect(log.entries == ["a", "s", "s", "ok"])
    }

    private struct Trigger: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test func aPrimitiveStyleDecidesWhenItsButtonActs() {
        let log = Log()
        let stage = TestStage(Button("Go") { log.note("go") }.buttonStyle(Trigger()))
        stage.click(100, 100)
        #expect(log.entries.isEmpty)
        stage.click(100, 100)
        #expect(log.entries == ["go"])
    }

    @Test func borderedButtonsAreFourteenTallerThanTheirLabel() {
        let plain = TestStage(Button("Go") {}.buttonStyle(.plain))
        let bordered = TestStage(Button("Go") {}.buttonStyle(.bordered))
        let label = plain.frames("Text")[0].size
        let ground = bordered.frames("AnyShape")[0].size
        #expect(ground == CGSize(width: label.width + 24, height: label.height + 14))
    }
}

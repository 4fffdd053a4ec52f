import Alidade
import Foundation
import Testing

@MainActor
@Suite struct FocusTests {
    private struct Form: View {
        enum Field: Hashable { case first, second }
        @FocusState var field: Field?
        @State var showsSecond = false
        let log: Log
        var body: some View {
            VStack {
                Color.red.frame(height: 20).focusable().focused($field, equals: .first)
                if showsSecond { Color.blue.frame(height: 20).focusable().focused($field, equals: .second) }
                Button("Show") {
                    showsSecond = true
                    field = .second
                }.keyboardShortcut("1", modifiers: [])
                Button("Nowhere") { field = nil }.keyboardShortcut("2", modifiers: [])
            }
            .onChange(of: field) { log.note(field.map { "\($0)" } ?? "nil") }
        }
    }

    @Test func aFocusStateFollowsAndLeads() {
        let log = Log()
        let stage = TestStage(Form(log: log))
        let red = stage.frames("Color")[0]
        stage.click(red.midX, red.midY)
        #expect(log.entries == ["first"])
        stage.key("1")
        #expect(log.entries == ["first", "second"])
        stage.key(.tab, .shift)
        #expect(log.entries == ["first", "second", "first"])
        stage.key("2")
        #expect(log.entries == ["first", "second", "first", "nil"])
    }

    @Test func keysGoFromTheFocusOutwards() {
        let log = Log()
        let stage = TestStage(
            VStack {
                Color.red.focusable()
                    .onKeyPress(.return) {
                        log.note("return"); return .handled
                    }
                    .onKeyPress("x") {
                        log.note("inner x"); return .ignored
                    }
            }
            .onKeyPress {
                log.note("outer \($0.key.character)"); return .handled
            })
        stage.key("x")
        #expect(log.entries.isEmpty)
        stage.key(.tab)
        stage.key("x")
        stage.key(.return)
        #expect(log.entries == ["inner x", "outer x", "return"])
    }

    @Test func commands() {
        let log = Log()
        let stage = TestStage(
            Color.red.focusable().onMoveCommand { log.note("\($0)") }.onExitCommand { log.note("exit") }
                .onDeleteCommand { log.note("delete") })
        stage.key(.tab)
        for key in [KeyEquivalent.leftArrow, .escape, .delete] { stage.key(key) }
        #expect(log.entries == ["left", "exit", "delete"])
    }

    @Test func theRingShowsAfterKeysOnly() {
        let stage = TestStage(VStack { Button("A") {} })
        func strokes() -> Int {
            stage.frame().items.filter { if case .stroke = $0.content { true } else { false } }.count
        }
        #expect(strokes() == 0)
        stage.key(.tab)
        #expect(strokes() == 1)
        stage.press(1, 1)
        stage.release(1, 1)
        #expect(strokes() == 0)
    }

    @Test func theFocusIsBroughtIntoSight() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    Button("A") {}
                    Color.red.frame(height: 500)
                    Button("B") {}
                }
            })
        stage.key(.tab)
        stage.key(.tab)
        #expect(stage.frames("Text")[1].maxY <= 200)
        stage.key(.tab)
        #expect(stage.frames("Text")[0].minY >= 0)
    }

    @Test func aFocusedViewThatGoesLeavesNothingBehind() {
        struct Leaving: View {
            @State var isThere = true
            @FocusState var isFocused: Bool
            let log: Log
            var body: some View {
                if isThere { Color.red.focusable().focused($isFocused) }
                Button("Hide") { isThere = false }.keyboardShortcut("h", modifiers: [])
                Text("x").onChange(of: isFocused) { log.note("\(isFocused)") }
            }
        }
        let log = Log()
        let stage = TestStage(Leaving(log: log))
        stage.key(.tab)
        stage.key("h")
        #expect(log.entries == ["true", "false"])
    }

    /// On a French keyboard the digits are had with Shift: key `"`, shifted 3.
    @Test(
        arguments: [
            ("3", "3", [], true), ("\"", "3", .shift, true), ("\"", "4", .shift, false),
            ("3", "#", .shift, false), ("3", nil, .capsLock, true), ("3", nil, .control, false),
        ] as [(Character, Character?, EventModifiers, Bool)])
    func aDigitWorksWithAndWithoutShift(key: Character, shifted: Character?, held: EventModifiers, works: Bool) {
        let log = Log()
        let stage = TestStage(Button("Go") { log.note("go") }.keyboardShortcut("3", modifiers: []))
        stage.host.send(
            .key(
                KeyEvent(
                    phase: .down, key: KeyEquivalent(key), shifted: shifted.map { KeyEquivalent($0) }, modifiers: held,
                    time: stage.host.now)))
        stage.frame()
        #expect(log.entries == (works ? ["go"] : []))
    }

    @Test func aControlThatIsDisabledLosesItsRing() {
        struct Root: View {
            @State var count = 1
            var body: some View { Button("Less \(count)") { count -= 1 }.disabled(count == 0) }
        }
        let stage = TestStage(Root())
        stage.key(.tab)
        let ring = stage.host.display.items.count
        stage.key(.space)
        #expect(stage.texts == ["Less 0"])
        #expect(stage.host.display.items.count < ring)
    }
}

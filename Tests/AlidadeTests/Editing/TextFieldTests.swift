import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct TextFieldTests {
    private struct Form: View {
        let log: Log
        @State private var name = ""
        @State private var number = 3

        var body: some View {
            VStack(spacing: 10) {
                TextField("Name", text: $name).onSubmit { log.note("submitted \(name)") }
                TextField("Number", value: $number, format: .number)
                SecureField("Secret", text: .constant("abc"))
                Text(verbatim: "name=\(name) number=\(number)")
            }
        }
    }

    private func shown(_ stage: TestStage) -> String { stage.texts.last ?? "" }

    @Test func aFieldIsAsWideAsItMayBeAnd22High() {
        let stage = TestStage(TextField("Name", text: .constant("")), width: 300)
        #expect(stage.frames("TextField").first?.size == CGSize(width: 300, height: 22))
        #expect(stage.texts.contains("Name"))
    }

    @Test func aRoundedFieldIs34High() {
        let stage = TestStage(
            TextField("Name", text: .constant("x")).textFieldStyle(.roundedBorder).background { Color.red }, width: 300)
        #expect(stage.frames("Color").first?.height == 34)
    }

    @Test func typingEditsTheBinding() {
        let log = Log()
        let stage = TestStage(Form(log: log), width: 300)
        let field = stage.frames("TextField")[0]
        stage.click(field.midX, field.midY)
        stage.type("Ada")
        #expect(shown(stage) == "name=Ada number=3")
        stage.key(.leftArrow)
        stage.key(.delete)
        stage.type("n")
        #expect(shown(stage) == "name=Ana number=3")
        stage.key(.return)
        #expect(log.entries == ["submitted Ana"])
    }

    @Test func homeEndShiftAndTheClipboard() {
        let stage = TestStage(Form(log: Log()), width: 300)
        let field = stage.frames("TextField")[0]
        stage.click(field.midX, field.midY)
        stage.type("one two")
        stage.key(.home)
        stage.key(.rightArrow, [.control, .shift])
        stage.key("x", .control)
        #expect(shown(stage) == "name= two number=3")
        stage.key(.end)
        stage.key("v", .control)
        #expect(shown(stage) == "name= twoone number=3")
        stage.key("a", .control)
        stage.key("c", .control)
        stage.key(.delete)
        #expect(shown(stage) == "name= number=3")
        stage.key("v", .control)
        #expect(shown(stage) == "name= twoone number=3")
    }

    @Test func aFormattedFieldKeepsItsSpellingWhileItIsEdited() {
        let stage = TestStage(Form(log: Log()), width: 300)
        let field = stage.frames("TextField")[1]
        stage.click(field.maxX - 2, field.midY)
        stage.key(.end)
        stage.type("5x")
        // "35x" is no number: the value keeps what was one.
        #expect(shown(stage).hasSuffix("number=35"))
        stage.key(.tab)
        #expect(stage.texts.contains("35"))
    }

    @Test func aSecretShowsDotsAndIsNotCopied() {
        let stage = TestStage(SecureField("Secret", text: .constant("abc")), width: 300)
        #expect(stage.texts == ["\u{2022}\u{2022}\u{2022}"])
        let field = stage.frames("TextField")[0]
        stage.click(field.midX, field.midY)
        stage.key("a", .control)
        stage.key("c", .control)
        #expect(stage.host.clipboard.current(.clipboard) == nil)
        #expect(stage.host.clipboard.current(.primary) == nil)
    }

    @Test func aPressSetsTheCaretAndADoublePressSelectsAWord() {
        struct Field: View {
            @State var text = "hello world"
            var body: some View { TextField("Text", text: $text) }
        }
        let stage = TestStage(Field(), width: 300)
        let field = stage.frames("TextField")[0]
        stage.click(field.minX + 1, field.midY)
        stage.type("X")
        #expect(stage.texts == ["Xhello world"])
        stage.wait(1)
        stage.click(field.minX + 30, field.midY)
        stage.click(field.minX + 30, field.midY)
        stage.key(.delete)
        #expect(stage.texts == [" world"])
    }

    @Test func theMiddleButtonPastesWhatIsSelected() {
        struct Fields: View {
            @State var first = "hello world"
            @State var second = ""
            var body: some View {
                VStack {
                    TextField("First", text: $first)
                    TextField("Second", text: $second)
                }
            }
        }
        let stage = TestStage(Fields(), width: 300)
        let fields = stage.frames("TextField")
        stage.click(fields[0].minX + 3, fields[0].midY)
        stage.click(fields[0].minX + 3, fields[0].midY)
        #expect(stage.host.clipboard.current(.primary) == "hello")
        #expect(stage.host.clipboard.current(.clipboard) == nil)
        stage.host.clipboard.write("one\r\ntwo\rthree", to: .clipboard)
        let middle = CGPoint(x: fields[1].midX, y: fields[1].midY)
        stage.host.send(.pointer(PointerEvent(phase: .down, position: middle, button: 2)))
        stage.host.send(.pointer(PointerEvent(phase: .up, position: middle, button: 2)))
        stage.frame()
        #expect(stage.texts == ["hello world", "hello"])
        stage.key("v", .control)
        #expect(stage.texts == ["hello world", "helloone two three"])
    }

    @Test func aStyleOfTheUsersDrawsAroundTheField() {
        struct Wide: TextFieldStyle {
            @Environment(\.isEnabled) private var isEnabled
            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.padding(isEnabled ? 12 : 0).frame(width: 200)
            }
        }
        struct Root: View {
            @State var text = "ab"
            var body: some View {
                VStack {
                    TextField("Text", text: $text).textFieldStyle(Wide())
                    SecureField("Secret", text: $text).textFieldStyle(Wide())
                }
            }
        }
        let stage = TestStage(Root(), width: 300)
        let fields = stage.frames("TextField")
        #expect(fields.map(\.width) == [176, 176])
        stage.click(fields[0].maxX - 2, fields[0].midY)
        stage.type("c")
        #expect(stage.texts == ["abc", "\u{2022}\u{2022}\u{2022}"])
    }

    @Test func aDisabledFieldTakesNothing() {
        struct Field: View {
            @State var text = "fixed"
            var body: some View { TextField("Text", text: $text).disabled(true) }
        }
        let stage = TestStage(Field(), width: 300)
        let field = stage.frames("TextField")[0]
        stage.click(field.midX, field.midY)
        stage.type("x")
        #expect(stage.texts == ["fixed"])
    }

    @Test func anEditorBreaksLinesAndMovesBetweenThem() {
        struct Editor: View {
            @State var text = "first\nsecond line that is long enough to be broken somewhere"
            var body: some View { TextEditor(text: $text) }
        }
        let stage = TestStage(Editor(), width: 200, height: 200)
        let editor = stage.frames("TextEditor")[0]
        stage.click(editor.minX + 2, editor.minY + 10)
        stage.key(.home)
        stage.key(.downArrow)
        stage.type(">")
        #expect(stage.texts.first?.hasPrefix("first\n>second") == true)
        stage.key(.end, .control)
        stage.key(.return)
        stage.type("last")
        #expect(stage.texts.first?.hasSuffix("somewhere\nlast") == true)
    }

    @Test func aFieldWithAVerticalAxisGrows() {
        let stage = TestStage(
            TextField("Text", text: .constant("one two three four five six seven"), axis: .vertical), width: 100)
        #expect((stage.frames("TextEditor").first?.height ?? 0) > 60)
    }
}

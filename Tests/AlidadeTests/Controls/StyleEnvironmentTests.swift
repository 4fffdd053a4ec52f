import Alidade
import AlidadeText
import Foundation
import Testing

private struct MarkKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

private struct Boxed: GroupBoxStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "box \(mark)") }
}

private struct Labeled: LabeledContentStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "value \(mark)") }
}

private struct Disclosed: DisclosureGroupStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "group \(mark)") }
}

private struct Formed: FormStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "form \(mark)") }
}

private struct Toggled: ToggleStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "toggle \(mark)") }
}

private struct Pressed: PrimitiveButtonStyle {
    @Environment(\.mark) private var mark
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "button \(mark)") }
}

/// A style's own dynamic properties read what is around the control that it draws.
@MainActor struct StyleEnvironmentTests {
    @Test func everyStyleReadsItsEnvironment() {
        struct Root: View {
            @State private var mark = "one"
            var body: some View {
                VStack {
                    GroupBox("Box") { Text("Inside") }.groupBoxStyle(Boxed())
                    LabeledContent("Label", value: "Value").labeledContentStyle(Labeled())
                    DisclosureGroup("Group") { Text("Inside") }.disclosureGroupStyle(Disclosed())
                    Form { Text("Inside") }.formStyle(Formed())
                    Toggle("Toggle", isOn: .constant(true)).toggleStyle(Toggled())
                    Button("Button") {}.buttonStyle(Pressed())
                    Text("Next").onTapGesture { mark = "two" }
                }
                .environment(\.mark, mark)
            }
        }
        let stage = TestStage(Root(), width: 300, height: 400)
        let names = ["box", "value", "group", "form", "toggle", "button"]
        #expect(stage.texts == names.map { "\($0) one" } + ["Next"])
        var next = CGRect.zero
        stage.visit { item in
            if stage.host.payload(of: item)?.accessibilityText == "Next" { next = stage.host.windowRect(of: item) }
        }
        stage.click(next.midX, next.midY)
        stage.frame()
        #expect(stage.texts == names.map { "\($0) two" } + ["Next"])
    }
}

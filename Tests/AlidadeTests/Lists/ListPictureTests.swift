import Alidade
import Foundation
import Testing

/// Paints lists for a look at them where `ALIDADE_PICTURES` names a folder; asserts that they paint at all.
@MainActor
@Suite struct ListPictureTests {
    struct Sample: View {
        let style: Int
        let isEditing: Bool
        @State var chosen: Set<Int> = [1]
        var body: some View {
            switch style {
            case 0: list.listStyle(.plain)
            case 1: list.listStyle(.inset)
            case 2: list.listStyle(.grouped)
            case 3: list.listStyle(.insetGrouped)
            default: list.listStyle(.sidebar)
            }
        }

        var list: some View {
            List(selection: $chosen) {
                Section("Fruit") {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "Fruit \($0)").badge($0) }.onDelete { _ in }
                        .onMove { _, _ in }
                }
                Section {
                    DisclosureGroup("Folded") { Text("Inside") }
                    DisclosureGroup(isExpanded: .constant(true)) {
                        Text("Inside one")
                        Text("Inside two")
                    } label: {
                        Text("Unfolded")
                    }
                    Button("A button") {}
                } header: {
                    Text("More")
                } footer: {
                    Text("A footer that says a little about what is above it.")
                }
                Section("Last") { ForEach(10..<20, id: \.self) { Text(verbatim: "Row \($0)") } }
            }
            .environment(\.editMode, .constant(isEditing ? .active : .inactive))
        }
    }

    struct Settings: View {
        @State var isOn = true
        @State var count = 3
        @State var volume = 0.4
        var body: some View {
            Form {
                Section {
                    LabeledContent("Name", value: "Ada Lovelace")
                    Toggle("Notifications", isOn: $isOn)
                    Stepper("Count \(count)", value: $count)
                    Slider(value: $volume)
                } header: {
                    Text("General")
                } footer: {
                    Text("What the switch does.")
                }
                Section("About") {
                    LabeledContent("Version", value: "1.0")
                    DisclosureGroup("Details") { Text("Nothing") }
                }
                Section {
                    GroupBox("Box") { Text("In a box") }
                    Button("Sign out", role: .destructive) {}
                }
            }
        }
    }

    @Test(arguments: 0..<5, [false, true]) func styles(style: Int, isDark: Bool) {
        for isEditing in [false, true] {
            let stage = TestStage(Sample(style: style, isEditing: isEditing), width: 360, height: 640, scale: 2)
            if isDark { stage.host.send(.colorScheme(.dark)) }
            stage.frame()
            #expect(stage.texts.count > 8)
            stage.picture("list \(style)\(isDark ? " dark" : "")\(isEditing ? " edit" : "")")
            if style == 0 {
                stage.scroll(60, at: 100, 100)
                stage.frame()
                stage.picture("list stuck\(isDark ? " dark" : "")\(isEditing ? " edit" : "")")
            }
        }
    }

    @Test(arguments: [false, true]) func forms(isDark: Bool) {
        let stage = TestStage(Settings(), width: 360, height: 640, scale: 2)
        if isDark { stage.host.send(.colorScheme(.dark)) }
        stage.frame()
        #expect(stage.texts.count > 8)
        stage.picture("form\(isDark ? " dark" : "")")
    }
}

import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

/// Where list styles put rows. The stage is 390 points wide.
@MainActor
@Suite struct ListLookTests {
    private func sample(_ style: some ListStyle) -> some View {
        List {
            Section("One") { ForEach(0..<2, id: \.self) { Color.red.frame(height: 22).tag($0) } }
            Section { Color.green.frame(height: 22) }
        }
        .listStyle(style)
    }

    private func frames(_ style: some ListStyle) -> [CGRect] {
        TestStage(sample(style), width: 390, height: 600).frames("Color")
    }

    @Test func styles() {
        // A header is 28 points at least; a row 44.
        let plain = frames(.plain)
        #expect(plain[1].minY - plain[0].minY == 44)
        #expect(plain[0].minX == 16 && plain[0].width == 358)
        #expect(plain[2].minY - plain[1].minY == 44)
        let grouped = frames(.insetGrouped)
        #expect(grouped[0].minX == 40 && grouped[0].width == 310)
        #expect(grouped[2].minY - grouped[1].minY == CGFloat(79))
        let full = frames(.grouped)
        #expect(full[0].minX == 20 && full[0].width == 350)
        let sidebar = frames(.sidebar)
        #expect(sidebar[0].minX == 18)
        #expect(sidebar[1].minY - sidebar[0].minY == 34)
    }

    struct Settings: View {
        @State var isOn = true
        @State var name = "Ada"
        var body: some View {
            Form {
                Section {
                    LabeledContent("Name", value: name)
                    Toggle("Notifications", isOn: $isOn)
                } header: {
                    Text("General")
                } footer: {
                    Text("What the switch does.")
                }
                Section { Button("Sign out", role: .destructive) {} }
            }
        }
    }

    @Test func aFormPutsControlsAtTheEnd() {
        let stage = TestStage(Settings(), width: 390, height: 600)
        let texts = Dictionary(zip(stage.texts, stage.frames("Text")), uniquingKeysWith: { first, _ in first })
        #expect(texts["Name"]?.minX == 40)
        #expect(texts["Ada"]?.maxX == 350)
        #expect(texts["Notifications"]?.minX == 40)
    }
}

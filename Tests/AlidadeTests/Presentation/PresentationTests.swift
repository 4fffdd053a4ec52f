import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct PresentationTests {
    private func frame(of text: String, _ stage: TestStage) -> CGRect? {
        var found: CGRect?
        stage.visit { item in
            guard stage.host.payload(of: item)?.accessibilityText == text, !stage.isLeftOut(item) else { return }
            found = stage.host.windowRect(of: item)
        }
        return found
    }

    private func press(_ text: String, _ stage: TestStage) {
        guard let frame = frame(of: text, stage) else {
            Issue.record("no text \(text) among \(stage.texts)")
            return
        }
        stage.click(frame.midX, frame.midY)
        stage.frame()
    }

    private struct Root: View {
        let log: Log
        @State private var showsSheet = false
        @State private var showsAlert = false
        @State private var showsChoice = false
        @State private var item: Item?
        @State private var choice = 1

        struct Item: Identifiable {
            let id: Int
        }

        struct Inside: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }

        var body: some View {
            VStack {
                Button("Sheet") { showsSheet = true }
                    .sheet(isPresented: $showsSheet, onDismiss: { log.note("dismissed") }) { Inside() }
                Button("Item") { item = Item(id: 7) }
                    .sheet(item: $item) { Text(verbatim: "item \($0.id)") }
                Button("Alert") { showsAlert = true }
                    .alert("Really?", isPresented: $showsAlert) {
                        Button("Yes") { log.note("yes") }
                        Button("No", role: .cancel) {}
                    } message: {
                        Text("It matters")
                    }
                Button("Choice") { showsChoice = true }
                    .confirmationDialog("Choose", isPresented: $showsChoice) {
                        Button("First") { log.note("first") }
                    }
                Menu("Menu") {
                    Button("Command") { log.note("command") }
                }
                Picker("Number", selection: $choice) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                Text(verbatim: "chosen \(choice)")
            }
        }
    }

    private func stage(_ log: Log) -> TestStage { TestStage(Root(log: log), width: 390, height: 800) }

    @Test func aSheetIsInFrontUntilItIsDismissed() {
        let log = Log()
        let stage = stage(log)
        press("Sheet", stage)
        #expect(frame(of: "Close", stage) != nil)
        // What is behind takes no input.
        press("Alert", stage)
        #expect(frame(of: "Really?", stage) == nil)
        if frame(of: "Close", stage) != nil { press("Close", stage) }
        #expect(frame(of: "Close", stage) == nil)
        #expect(log.entries == ["dismissed"])
        press("Sheet", stage)
        stage.key(.escape)
        #expect(frame(of: "Close", stage) == nil)
    }

    @Test func aSheetOfAnItemShowsIt() {
        let stage = stage(Log())
        press("Item", stage)
        #expect(frame(of: "item 7", stage) != nil)
        stage.click(195, 4)
        stage.frame()
        #expect(frame(of: "item 7", stage) == nil)
    }

    @Test func anAlertRunsItsActionAndCloses() {
        let log = Log()
        let stage = stage(log)
        press("Alert", stage)
        #expect(frame(of: "It matters", stage) != nil)
        press("Yes", stage)
        #expect(log.entries == ["yes"])
        #expect(frame(of: "It matters", stage) == nil)
    }

    @Test func aChoiceIsAtTheBottom() {
        let log = Log()
        let stage = stage(log)
        press("Choice", stage)
        #expect((frame(of: "First", stage)?.minY ?? 0) > 600)
        press("First", stage)
        #expect(log.entries == ["first"] && frame(of: "First", stage) == nil)
    }

    @Test func aMenuOpensBesideItsButton() {
        let log = Log()
        let stage = stage(log)
        let button = frame(of: "Menu", stage) ?? .zero
        press("Menu", stage)
        let command = frame(of: "Command", stage) ?? .zero
        #expect(command.minY > button.maxY && command.minY < button.maxY + 60, "\(command), \(button)")
        press("Command", stage)
        #expect(log.entries == ["command"] && frame(of: "Command", stage) == nil)
    }

    @Test func aPickerShowsTheChosenOptionAndOpensAMenu() {
        let stage = stage(Log())
        #expect(frame(of: "One", stage) != nil && frame(of: "Two", stage) == nil)
        press("One", stage)
        press("Two", stage)
        #expect(frame(of: "chosen 2", stage) != nil)
        #expect(frame(of: "Two", stage) != nil && frame(of: "One", stage) == nil)
    }

    @Test func theOldAlertIsMadeByAClosure() {
        struct Old: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Text("Behind").alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Old"), primaryButton: .destructive(Text("Delete")) { log.note("deleted") },
                        secondaryButton: .cancel())
                }
            }
        }
        let log = Log()
        let stage = TestStage(Old(log: log), width: 390, height: 800)
        #expect(frame(of: "Old", stage) != nil && frame(of: "Cancel", stage) != nil)
        press("Delete", stage)
        #expect(log.entries == ["deleted"] && frame(of: "Old", stage) == nil)
    }
}

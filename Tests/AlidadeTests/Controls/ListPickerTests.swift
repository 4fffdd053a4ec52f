import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct ListPickerTests {
    private struct Settings<Style: PickerStyle>: View {
        let style: Style
        @State private var flavour = "Mint"

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Flavour", selection: $flavour) {
                        Text("Vanilla").tag("Vanilla")
                        ForEach(["Mint", "Lemon"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(style)
                    Section { Text("chosen \(flavour)") }
                }
                .navigationTitle("Settings")
            }
        }
    }

    private func frame(of text: String, _ stage: TestStage) -> CGRect? {
        var found: CGRect?
        stage.visit { item in
            guard stage.host.payload(of: item)?.accessibilityText == text, !stage.isLeftOut(item) else { return }
            found = stage.host.windowRect(of: item)
        }
        return found
    }

    private func press(_ text: String, _ stage: TestStage, dx: CGFloat = 0) {
        guard let frame = frame(of: text, stage) else {
            Issue.record("no text \(text) among \(stage.texts)")
            return
        }
        stage.click(frame.midX + dx, frame.midY)
        stage.frame()
        stage.wait(1)
    }

    /// The rows' text lines that have a tick at their end.
    private func ticked(_ stage: TestStage, _ names: [String]) -> [String] {
        var ticks: [CGFloat] = []
        func collect(_ items: [DisplayItem], _ dy: CGFloat) {
            for item in items {
                switch item.content {
                case .stroke(.path(let path, _), _, let style) where style.lineWidth == 2:
                    ticks.append(path.boundingRect.midY + dy)
                case .scroll(_, let offset, let children): collect(children, dy + offset.dy)
                case .group(_, let children): collect(children, dy)
                default: break
                }
            }
        }
        collect(stage.host.display.items, 0)
        return names.filter { name in
            frame(of: name, stage).map { frame in ticks.contains { abs($0 - frame.midY) < 4 } } ?? false
        }
    }

    @Test func inlineOptionsAreRowsWithATick() throws {
        let stage = TestStage(Settings(style: .inline), width: 390, height: 800)
        let names = ["Vanilla", "Mint", "Lemon"]
        let rows = try names.map { try #require(frame(of: $0, stage)) }
        // Each is a row of its own, with the label in one above.
        #expect(rows[1].midY - rows[0].midY == 44 && rows[2].midY - rows[1].midY == 44)
        #expect(rows[0].midY - (try #require(frame(of: "Flavour", stage))).midY == 44)
        #expect(ticked(stage, names) == ["Mint"])
        press("Lemon", stage)
        #expect(ticked(stage, names) == ["Lemon"] && frame(of: "chosen Lemon", stage) != nil)
        // Anywhere in the row.
        press("Vanilla", stage, dx: 200)
        #expect(ticked(stage, names) == ["Vanilla"] && frame(of: "chosen Vanilla", stage) != nil)
    }

    @Test func aLinkLeadsToAPageOfTheOptions() throws {
        let stage = TestStage(Settings(style: .navigationLink), width: 390, height: 800)
        let (label, value) = (
            try #require(frame(of: "Flavour", stage)), try #require(frame(of: "Mint", stage))
        )
        #expect(label.midY == value.midY && value.minX > 250)
        #expect(frame(of: "Lemon", stage) == nil)
        press("Flavour", stage)
        let names = ["Vanilla", "Mint", "Lemon"]
        #expect(ticked(stage, names) == ["Mint"])
        // Choosing goes back.
        press("Lemon", stage)
        #expect(frame(of: "chosen Lemon", stage) != nil && frame(of: "Vanilla", stage) == nil)
        #expect((try #require(frame(of: "Lemon", stage))).midY == label.midY)
    }

    @Test func aMenuIsTheWayOfForms() throws {
        let stage = TestStage(Settings(style: .automatic), width: 390, height: 800)
        let (label, value) = (
            try #require(frame(of: "Flavour", stage)), try #require(frame(of: "Mint", stage))
        )
        // The value and its chevrons are at the end of a row that is as high as any.
        #expect(label.midY == value.midY && value.maxX > 320 && value.maxX < 345)
        press("Flavour", stage)
        #expect(frame(of: "Vanilla", stage) != nil)
        press("Vanilla", stage)
        #expect(frame(of: "chosen Vanilla", stage) != nil)
    }

    @Test func aMenuInARowOpensBesideItsLabel() throws {
        struct Rows: View {
            var body: some View {
                List {
                    Text("Above")
                    Menu("Commands") { Button("First") {} }
                }
            }
        }
        let stage = TestStage(Rows(), width: 390, height: 800)
        let label = try #require(frame(of: "Commands", stage))
        press("Commands", stage)
        let command = try #require(frame(of: "First", stage))
        // The panel begins where the label does, and its commands 16 points further in.
        #expect(command.minX == label.minX + 16 && command.minY > label.maxY && command.minY < label.maxY + 30)
    }

    @Test func whatAMenuShowsIsNoShadeOfItsButton() throws {
        struct Faint: View {
            var body: some View {
                Menu("Commands") { Color.primary.frame(width: 30, height: 10) }.foregroundStyle(.secondary)
            }
        }
        let stage = TestStage(Faint(), width: 390, height: 800)
        press("Commands", stage)
        #expect(stage.shown.contains { $0.rect.width == 30 && $0.color.alpha == 1 && $0.color.red == 0 })
    }
}

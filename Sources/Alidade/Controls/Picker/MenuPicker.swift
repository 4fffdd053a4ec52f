import AlidadeLayout
import Foundation

/// The chosen option as a button that opens a menu of all.
struct MenuPicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content

    var body: some View {
        let (selection, label, content) = (self.selection, self.label, self.content)
        RowSensor { MenuPickerBody(selection: selection, label: label, content: content, isInRow: $0) }
    }
}

private struct MenuPickerBody<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content
    let isInRow: Bool
    @State private var isOpen = false
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        let selection = self.selection
        let button = Button {
            isOpen = true
        } label: {
            HStack(spacing: 5) {
                ChosenOption(selection: selection, content: content)
                UpDownChevrons()
                    .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                    .frame(width: 8, height: 13)
            }
            .lineLimit(1)
            .padding(.horizontal, isInRow ? 0 : 12)
            .padding(.vertical, isInRow ? 0 : 7)
        }
        .presenting($isOpen, .menu) { MenuPanel(content: OptionRows(selection: selection, content: content)) }
        if isInRow, !hidesLabel {
            HStack {
                label
                Spacer()
                button.buttonStyle(.plain).foregroundStyle(.secondary)
            }
        } else {
            button
        }
    }
}

/// The chosen option as it was written.
struct ChosenOption<Content: View>: View {
    let selection: PickerSelection
    let content: Content

    var body: some View {
        let selection = self.selection
        PageChooser(
            name: "Picker", hugs: true,
            choose: { options in options.firstIndex { selection.matches($0.tag) } ?? -1 }
        ) {
            content
        }
    }
}

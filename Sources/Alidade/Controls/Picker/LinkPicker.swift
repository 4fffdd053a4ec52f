/// A row that shows the chosen option and leads to a page with all of them.
struct LinkPicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content
    @Environment(\.navigationModel) private var model

    var body: some View {
        // Without a stack there is nowhere to go: a menu has the same options.
        if let model {
            row(model)
        } else {
            MenuPicker(selection: selection, label: label, content: content)
        }
    }

    private func row(_ model: NavigationModel) -> some View {
        let (selection, label, content) = (self.selection, self.label, self.content)
        return Button {
            model.push {
                AnyView(OptionsPage(selection: selection, title: label as? Text, content: content))
            }
        } label: {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 8)
                ChosenOption(selection: selection, content: content).foregroundStyle(.secondary)
                Image(systemName: "chevron.right")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(Color(uiColor: .tertiaryLabel))
            }
            .lineLimit(1)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// The page with all options; choosing one goes back.
private struct OptionsPage<Content: View>: View {
    let selection: PickerSelection
    let title: Text?
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List { OptionRows(selection: selection, content: content, look: .row, chosen: { dismiss() }) }
            .listStyle(.insetGrouped)
            .navigationTitle(title ?? Text(verbatim: ""))
            .navigationBarTitleDisplayMode(.inline)
    }
}

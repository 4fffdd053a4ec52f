/// All options, one below the other, of which one has a tick: in a list each is a row, below one with the label.
struct InlinePicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content

    var body: some View {
        let (selection, label, content) = (self.selection, self.label, self.content)
        ListLevelSensor(
            inList: InlinePickerRows(selection: selection, label: label, content: content),
            elsewhere: VStack(alignment: .leading, spacing: 0) { OptionRows(selection: selection, content: content) })
    }
}

private struct InlinePickerRows<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        if !hidesLabel { label.font(.subheadline).foregroundStyle(.secondary) }
        OptionRows(selection: selection, content: content, look: .row)
    }
}

/// One view where each of its elements is a row of a list, another one elsewhere.
private nonisolated struct ListLevelSensor<InList: View, Elsewhere: View>: View {
    typealias Body = Never
    let inList: InList
    let elsewhere: Elsewhere

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        // Which of the two is for good: a place does not stop being a list's.
        if cursor.isListLevel { cursor.branch(0, view.inList) } else { cursor.branch(1, view.elsewhere) }
    }
}

/// A choice of one among several options.
///
/// ```swift
/// Picker("Scene", selection: $scene) {
///     Text("Overlap").tag(1)
///     Text("List").tag(2)
/// }
/// .pickerStyle(.segmented)
/// ```
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = PickerSelection(selection)
        self.label = label()
        self.content = content()
    }

    /// The older spelling, with the label first.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = PickerSelection(selection)
        self.label = label
        self.content = content()
    }

    /// A picker for several values: none is chosen where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = PickerSelection(sources, selection)
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        ResolvedPicker(selection: selection, label: label, content: content)
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == Alidade.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: Alidade.Label(titleKey, systemImage: systemImage), content: content)
    }
}

/// A picker drawn in the environment's style.
private struct ResolvedPicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content
    @Environment(\.pickerKind) private var kind

    var body: some View {
        switch kind {
        case .segmented, .palette: SegmentedPicker(selection: selection, content: content)
        case .automatic, .menu: MenuPicker(selection: selection, label: label, content: content)
        case .inline: InlinePicker(selection: selection, label: label, content: content)
        case .link: LinkPicker(selection: selection, label: label, content: content)
        case .wheel: WheelPicker(selection: selection, content: content)
        }
    }
}

/// How a picker looks.
enum PickerKind: Hashable {
    case automatic, segmented, menu, inline, link, wheel, palette
}

private struct PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

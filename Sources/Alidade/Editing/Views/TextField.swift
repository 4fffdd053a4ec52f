import Foundation

/// A line of text that the user can edit.
///
/// ```swift
/// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
/// ```
public nonisolated struct TextField<Label: View>: View {
    let source: TextSource
    let label: Label
    let prompt: Text?
    var axis = Axis.horizontal
    /// Shows dots.
    var isSecure = false
    var editingChanged: (@MainActor (Bool) -> Void)?
    var committed: (@MainActor () -> Void)?

    init(
        source: TextSource, label: Label, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false,
        editingChanged: (@MainActor (Bool) -> Void)? = nil, committed: (@MainActor () -> Void)? = nil
    ) {
        self.source = source
        self.label = label
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.editingChanged = editingChanged
        self.committed = committed
    }

    @MainActor public var body: some View {
        StyledField(
            field: TextField<_TextFieldStyleLabel>(
                source: source, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis,
                isSecure: isSecure, editingChanged: editingChanged, committed: committed))
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), label: label(), prompt: prompt)
    }
    /// - Parameter axis: vertical lets the field grow by lines.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(text), label: label(), prompt: prompt, axis: axis)
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), label: label(), prompt: prompt)
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), label: label(), prompt: prompt)
    }
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: TextSource(value, formatter), label: label(), prompt: prompt)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(source: TextSource(text), label: Text(titleKey), prompt: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(source: TextSource(text), label: Text(title), prompt: nil)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(source: TextSource(text), label: Text(title), prompt: prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(source: TextSource(text), label: Text(titleKey), prompt: nil, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(source: TextSource(text), label: Text(title), prompt: nil, axis: axis)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(source: TextSource(text), label: Text(title), prompt: prompt, axis: axis)
    }

    /// The older spelling with what happens when editing begins, ends and is submitted.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            source: TextSource(text), label: Text(titleKey), prompt: nil, editingChanged: onEditingChanged,
            committed: onCommit)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(source: TextSource(text), label: Text(titleKey), prompt: nil, editingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            source: TextSource(text), label: Text(title), prompt: nil, editingChanged: onEditingChanged,
            committed: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(source: TextSource(text), label: Text(title), prompt: nil, editingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), label: Text(title), prompt: prompt)
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(source: TextSource(value, formatter), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(source: TextSource(value, formatter), label: Text(title), prompt: prompt)
    }
}

/// A line of text that shows dots.
public nonisolated struct SecureField<Label: View>: View {
    let source: TextSource
    let label: Label
    let prompt: Text?
    var committed: (@MainActor () -> Void)?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        source = TextSource(text)
        self.label = label()
        self.prompt = prompt
    }

    @MainActor public var body: some View {
        StyledField(
            field: TextField<_TextFieldStyleLabel>(
                source: source, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, isSecure: true,
                committed: committed))
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// The older spelling.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text: text) { Text(titleKey) }
        committed = onCommit
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(text: text) { Text(title) }
        committed = onCommit
    }
}

/// A field in the style of the environment; what the style draws is the field without one.
private struct StyledField: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.textFieldStyleBox) private var style

    var body: some View {
        if let style {
            style.body(field).environment(\.textFieldStyleBox, nil)
        } else {
            BareField(field: field)
        }
    }
}

/// A field with its placeholder.
private struct BareField: View {
    let field: TextField<_TextFieldStyleLabel>

    var body: some View {
        let isEmpty = field.source.get().isEmpty
        ZStack(alignment: .topLeading) {
            EditorView(
                source: field.source, isSecure: field.isSecure, isMultiline: field.axis == .vertical,
                editingChanged: field.editingChanged, committed: field.committed)
            if isEmpty {
                placeholder
                    .foregroundStyle(Color(uiColor: .placeholderText))
                    .lineLimit(1)
                    .padding(.top, 1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .allowsHitTesting(false)
            }
        }
    }

    @ViewBuilder private var placeholder: some View {
        if let prompt = field.prompt { prompt } else { field.label }
    }
}

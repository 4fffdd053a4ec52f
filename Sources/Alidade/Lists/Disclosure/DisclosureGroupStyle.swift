/// A disclosure group's look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group's style is given.
public struct DisclosureGroupStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public static var _isSingle: Bool { false }
        @MainActor public var body: some View { content }
    }
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public static var _isSingle: Bool { false }
        @MainActor public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A label with a chevron, and the content below it; rows where it is in a list.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureParts(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private nonisolated struct DisclosureParts: View {
    typealias Body = Never
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let configuration = view.configuration
        let isExpanded = configuration.isExpanded
        if cursor.isListLevel {
            cursor.visit(DisclosureLabel(configuration: configuration, isRow: true))
            cursor.visit(isExpanded ? IndentedRows(content: configuration.content) : nil)
        } else {
            cursor.visit(
                VStack(alignment: .leading, spacing: 0) {
                    DisclosureLabel(configuration: configuration, isRow: false)
                    if isExpanded { configuration.content }
                })
        }
    }
}

private nonisolated struct IndentedRows: View {
    /// Points by which what belongs to a group is moved in.
    private static let indentation = 20.0
    let content: DisclosureGroupStyleConfiguration.Content

    @MainActor static var _isSingle: Bool { false }
    @MainActor var body: some View { content.padding(.leading, Self.indentation) }
}

/// The line that is always there: a press on it folds the content up or out.
private nonisolated struct DisclosureLabel: View {
    let configuration: DisclosureGroupStyleConfiguration
    let isRow: Bool

    @MainActor var body: some View {
        let isExpanded = configuration.$isExpanded
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            if isRow {
                mark(isExpanded)
            } else {
                DisclosureMark(isExpanded: isExpanded.wrappedValue)
            }
        }
        .contentShape(Rectangle())
        .modifier(WholeLabel(isExpanded: isExpanded, isActive: !isRow))
    }

    @MainActor private func mark(_ isExpanded: Binding<Bool>) -> some View {
        DisclosureMark(isExpanded: isExpanded.wrappedValue)
            .contentShape(Rectangle())
            .pressable(isRowAction: true) { _ in
            } action: {
                withAnimation { isExpanded.wrappedValue.toggle() }
            }
            .responder { payload in
                payload.rowFold = { isFolded in
                    guard isExpanded.wrappedValue == isFolded else { return false }
                    withAnimation { isExpanded.wrappedValue = !isFolded }
                    return true
                }
            }
    }
}

private struct WholeLabel: ViewModifier {
    let isExpanded: Binding<Bool>
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive {
            content.pressable { _ in
            } action: {
                withAnimation { isExpanded.wrappedValue.toggle() }
            }
        } else {
            content
        }
    }
}

private struct DisclosureStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration> {
        StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var disclosureStyle: StyleBox<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureStyleKey.self] }
        set { self[DisclosureStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the disclosure groups in the view in a style.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(style, \.disclosureStyle) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

/// Content on a ground of its own, under a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The older spelling.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        ResolvedGroupBox(
            configuration: GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                hasLabel: Label.self != EmptyView.self))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

private struct ResolvedGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyleBox) private var style

    var body: some View { style.body(configuration) }
}

/// A group box's look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box's style is given.
public struct GroupBoxStyleConfiguration {
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
    let hasLabel: Bool
}

/// A rounded ground with the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RoundedGroupBox(configuration: configuration)
    }
}

private struct RoundedGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.isInForm) private var isInForm

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if configuration.hasLabel { configuration.label.font(.headline) }
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        // On a group's ground the next step of the palette stands out.
        .background(
            Color(isInForm ? SystemColor.tertiaryGroupedBackground : .secondaryBackground),
            in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration> {
        StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var groupBoxStyleBox: StyleBox<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the group boxes in the view in a style.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(style, \.groupBoxStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

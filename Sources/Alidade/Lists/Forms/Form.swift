/// Controls in groups, as a page of settings shows them.
public nonisolated struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyleBox) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        style.body(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

/// A form's look.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form's style is given.
public struct FormStyleConfiguration {
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public static var _isSingle: Bool { false }
        @MainActor public var body: some View { content }
    }
    public let content: Content
}

/// What suits the surroundings: groups.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Rows in rounded groups, each label at the start and each control at the end.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Labels and controls below each other, without groups.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }.padding()
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.listStyleIsChosen) private var isChosen
    @Environment(\.listStyle) private var style

    var body: some View {
        List { content }
            .environment(\.listStyle, isChosen ? style : .insetGrouped)
            .environment(\.isInForm, true)
    }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration> {
        StyleBox(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
    }
}
private struct IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListStyleChosenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var formStyleBox: StyleBox<FormStyleConfiguration> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
    /// Controls are rows of a form.
    var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }
    /// A list style has been asked for by name.
    var listStyleIsChosen: Bool {
        get { self[ListStyleChosenKey.self] }
        set { self[ListStyleChosenKey.self] = newValue }
    }
}

extension View {
    /// Draws the forms in the view in a style.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(style, \.formStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

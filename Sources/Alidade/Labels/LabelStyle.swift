/// A label's look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is given.
public struct LabelStyleConfiguration {
    /// The label's title.
    public nonisolated struct Title: View {
        let content: AnyView
        init<V: View>(_ view: V) { content = AnyView(view) }
        @MainActor public var body: some View { content }
    }

    /// The label's icon.
    public nonisolated struct Icon: View {
        let content: AnyView
        init<V: View>(_ view: V) { content = AnyView(view) }
        @MainActor public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

/// Icon and title, as suits the surroundings.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration> {
        StyleBox(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var labelStyleBox: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the labels in the view in a style.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(style, \.labelStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

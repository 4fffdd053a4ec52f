/// A progress view's look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        init<V: View>(_ view: V) { content = AnyView(view) }
        @MainActor public var body: some View { content }
    }
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        init<V: View>(_ view: V) { content = AnyView(view) }
        @MainActor public var body: some View { content }
    }

    /// 0…1; nil where it is not known.
    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}

/// A bar where a value is known, else spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgress(configuration: configuration)
        } else {
            CircularProgress(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            LinearProgress(configuration: configuration).tint(tint)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// Spokes, or a ring where a value is known.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            CircularProgress(configuration: configuration).tint(tint)
        } else {
            CircularProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// nil: as suits the value.
    var progressStyleBox: StyleBox<ProgressViewStyleConfiguration>? {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the progress views in the view in a style.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(style, \.progressStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

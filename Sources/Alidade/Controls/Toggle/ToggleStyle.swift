/// A toggle's look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    public let label: Label
    @Binding public var isOn: Bool
    /// Some of several values are on and some are not.
    public var isMixed: Bool

    /// A binding to whether the toggle is on, spelt `$isOn`.
    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration> {
        StyleBox(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var toggleStyleBox: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the toggles in the view in a style.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styled(style, \.toggleStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }
}

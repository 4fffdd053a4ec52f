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

/// A toggle style without its type.
struct ToggleStyleBox {
    let body: @MainActor (ToggleStyleConfiguration) -> AnyView

    @MainActor init<S: ToggleStyle>(_ style: S) {
        body = { AnyView(StyledToggle(style: StyleProperty(style: style), configuration: $0)) }
    }
}

private struct StyledToggle<S: ToggleStyle>: View {
    let style: StyleProperty<S>
    let configuration: ToggleStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ToggleStyleBox { MainThread.assumeMain { ToggleStyleBox(DefaultToggleStyle()) } }
}

extension EnvironmentValues {
    var toggleStyleBox: ToggleStyleBox {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the toggles in the view in a style.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modifier(
            _EnvironmentModifier(
                change: { $0.toggleStyleBox = ToggleStyleBox(style) }, value: style,
                isSame: { a, b in
                    guard let a = a as? S, let b = b as? S else { return false }
                    return Equality.isEqual(a, b)
                }))
    }
}

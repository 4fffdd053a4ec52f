/// The look that suits the surroundings: a coloured label without a border.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: StyleProperty(style: BorderlessLook()), configuration: configuration)
    }
}

/// A coloured label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: StyleProperty(style: BorderlessLook()), configuration: configuration)
    }
}

/// The label alone; it only pales while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: StyleProperty(style: PlainLook()), configuration: configuration)
    }
}

/// A label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: StyleProperty(style: BorderedLook(isProminent: false)), configuration: configuration)
    }
}

/// A light label on a coloured ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        StyledButton(style: StyleProperty(style: BorderedLook(isProminent: true)), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct BorderlessLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundIsGiven) private var foregroundIsGiven

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                foregroundIsGiven && isEnabled
                    ? AnyShapeStyle(ForegroundStyle()) : ControlColors.label(configuration.role, isEnabled: isEnabled)
            )
            .opacity(configuration.isPressed ? 0.3 : 1)
            .contentShape(Rectangle())
    }
}

private struct PlainLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(!isEnabled ? 0.4 : configuration.isPressed ? 0.5 : 1)
    }
}

private struct BorderedLook: ButtonStyle, RingShaping {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    var ring: FocusTraits.Ring { borderShape.ring(controlSize) }

    func makeBody(configuration: Configuration) -> some View {
        let metrics = ButtonMetrics(controlSize)
        let shape = borderShape.shape(controlSize)
        let isDestructive = configuration.role == .destructive
        configuration.label
            .font(metrics.font)
            .foregroundStyle(
                isProminent
                    ? AnyShapeStyle(isEnabled ? Color.white : Color(SystemColor.tertiaryLabel))
                    : ControlColors.label(configuration.role, isEnabled: isEnabled)
            )
            .padding(.horizontal, metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .background {
                if !isEnabled {
                    shape.fill(Color(SystemColor.tertiaryFill))
                } else if isProminent {
                    shape.fill(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                } else {
                    shape.fill(ControlColors.label(configuration.role, isEnabled: true)).opacity(0.15)
                }
            }
            .opacity(configuration.isPressed ? 0.7 : 1)
            .contentShape(shape)
    }
}

/// Colours that several controls share.
extension EnvironmentValues {
    /// Whether somebody has said what to paint with.
    var foregroundIsGiven: Bool { known.foregroundIsGiven }
}

enum ControlColors {
    static func label(_ role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiaryLabel)) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// A bordered button's measures by control size, points.
struct ButtonMetrics {
    let horizontal: Double
    let vertical: Double
    let radius: Double
    let font: Font?

    init(_ size: ControlSize) {
        switch size {
        case .mini, .small: (horizontal, vertical, radius, font) = (10, 4, 14, .subheadline)
        case .regular: (horizontal, vertical, radius, font) = (12, 7, 7, nil)
        case .large, .extraLarge: (horizontal, vertical, radius, font) = (20, 15, 12, nil)
        }
    }
}

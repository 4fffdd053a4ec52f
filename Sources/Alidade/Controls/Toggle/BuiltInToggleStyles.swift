/// The look that suits the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: nil)
    }
}

/// A knob in a track, at the end of the label.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    /// - Parameter tint: the track's colour while on.
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

/// A box with a check mark, before the label.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        if labelsAreHidden {
            SwitchTrack(isOn: configuration.$isOn, tint: tint)
        } else {
            HStack(spacing: 8) {
                configuration.label
                Spacer(minLength: 0)
                SwitchTrack(isOn: configuration.$isOn, tint: tint)
            }
        }
    }
}

/// The switch itself, 51 by 31 points.
private struct SwitchTrack: View {
    let isOn: Binding<Bool>
    let tint: Color?
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.explicitTint) private var environmentTint

    var body: some View {
        let isOn = isOn.wrappedValue
        Capsule(style: .circular)
            .fill(isOn ? onStyle : AnyShapeStyle(Color(SystemColor.secondaryFill)))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular)
                    .fill(Color.white)
                    .shadow(color: Color(.sRGB, white: 0, opacity: 0.2), radius: 2, y: 2)
                    .frame(width: isPressed ? 32 : 27, height: 27)
                    .padding(2)
            }
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Capsule())
            .pressable(ring: .capsule) {
                isPressed = $0
            } action: {
                self.isOn.wrappedValue.toggle()
            }
    }

    private var onStyle: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? environmentTint ?? AnyShapeStyle(Color.green)
    }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(HeldLook(isHeld: configuration.isOn))
    }
}

/// A bordered button that shows whether it is held.
private struct HeldLook: ButtonStyle, RingShaping {
    let isHeld: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    var ring: FocusTraits.Ring { .roundedRectangle(ButtonMetrics(controlSize).radius) }

    func makeBody(configuration: Configuration) -> some View {
        let metrics = ButtonMetrics(controlSize)
        let shape = RoundedRectangle(cornerRadius: metrics.radius)
        configuration.label
            .font(metrics.font)
            .foregroundStyle(
                isHeld && isEnabled
                    ? AnyShapeStyle(Color.white) : ControlColors.label(configuration.role, isEnabled: isEnabled)
            )
            .padding(.horizontal, metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .background {
                if isHeld {
                    shape.fill(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(SystemColor.fill)))
                } else {
                    shape.fill(Color.clear)
                }
            }
            .opacity(configuration.isPressed ? 0.6 : 1)
            .contentShape(shape)
    }
}

private struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        HStack(spacing: 6) {
            box
            if !labelsAreHidden { configuration.label.opacity(isEnabled ? 1 : 0.5) }
        }
        .contentShape(Rectangle())
        .pressable {
            isPressed = $0
        } action: {
            configuration.isOn.toggle()
        }
    }

    private var box: some View {
        let isOn = configuration.isOn
        let shape = RoundedRectangle(cornerRadius: 4)
        return shape.fill(isOn || configuration.isMixed ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear))
            .overlay {
                if !isOn && !configuration.isMixed { shape.strokeBorder(Color(SystemColor.gray3), lineWidth: 1.5) }
            }
            .overlay {
                if configuration.isMixed {
                    Rectangle().fill(Color.white).frame(width: 9, height: 2)
                } else if isOn {
                    CheckMark().stroke(
                        Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                    ).padding(3.5)
                }
            }
            .frame(width: 16, height: 16)
            .opacity(!isEnabled ? 0.5 : isPressed ? 0.7 : 1)
    }
}

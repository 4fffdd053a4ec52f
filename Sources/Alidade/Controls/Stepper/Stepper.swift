import Foundation

/// A control that goes up and down by steps.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    /// Nil where it can go no further.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// - Parameters:
    ///   - onIncrement: nil where it can go no further.
    ///   - onDecrement: nil where it can go no further.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? {
                    let value = value
                    value.wrappedValue = min(
                        bounds.upperBound, max(bounds.lowerBound, value.wrappedValue.advanced(by: step)))
                } : nil,
            onDecrement: current > bounds.lowerBound
                ? {
                    let value = value
                    value.wrappedValue = max(
                        bounds.lowerBound, min(bounds.upperBound, value.wrappedValue.advanced(by: 0 - step)))
                } : nil,
            onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        StepperBody(label: label, increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
            .named("Stepper")
    }
}

extension Stepper {
    /// The older spelling, with the label last.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

private struct StepperBody<Label: View>: View {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        if labelsAreHidden {
            StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
        } else {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
            }
        }
    }
}

/// Minus and plus, 94 by 32 points.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.self) private var environment

    var body: some View {
        HStack(spacing: 0) {
            StepperHalf(isPlus: false, action: decrement, onEditingChanged: onEditingChanged)
            Rectangle().fill(Color(SystemColor.opaqueSeparator)).frame(width: 1, height: 18)
            StepperHalf(isPlus: true, action: increment, onEditingChanged: onEditingChanged)
        }
        .frame(width: 94, height: 32)
        .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
        .responder { payload in
            var traits = FocusTraits()
            traits.ring = .roundedRectangle(8)
            traits.color = environment.focusRingColor
            traits.key = { press in
                guard press.phase != .up, press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
                    return false
                }
                let up = environment.readingSign > 0 ? KeyEquivalent.rightArrow : .leftArrow
                let down = environment.readingSign > 0 ? KeyEquivalent.leftArrow : .rightArrow
                switch press.key {
                case .upArrow, up: increment?()
                case .downArrow, down: decrement?()
                default: return false
                }
                return true
            }
            payload.focus = traits
        }
    }
}

private struct StepperHalf: View {
    let isPlus: Bool
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        SignShape(isPlus: isPlus)
            .stroke(
                Color(isEnabled && action != nil ? SystemColor.label : .tertiaryLabel),
                style: StrokeStyle(lineWidth: 2, lineCap: .round)
            )
            .frame(width: 15, height: 15)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                RoundedRectangle(cornerRadius: 8).fill(isPressed ? Color(SystemColor.fill) : Color.clear)
            }
            .contentShape(Rectangle())
            .repeating { pressed in
                isPressed = pressed && action != nil
                onEditingChanged(pressed)
            } action: {
                action?()
            }
    }
}

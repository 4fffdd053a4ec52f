import Foundation

/// A control for a number in a range.
///
/// ```swift
/// Slider(value: $width, in: 100...400, step: 10)
/// ```
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a fraction of the range.
    private let fraction: Binding<Double>
    /// Distance between the values that can be chosen, as a fraction; 0: any.
    private let step: Double
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let range = SliderRange(
            lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) } ?? 0)
        fraction = Binding(
            get: { range.fraction(of: Double(value.wrappedValue)) },
            set: { new, transaction in
                value.transaction(transaction).wrappedValue = V(range.value(at: new))
            })
        self.step = range.stepFraction
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimum
            SliderTrack(fraction: fraction, step: step, onEditingChanged: onEditingChanged)
            maximum
        }.named("Slider")
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// - Parameter step: distance between the values that can be chosen.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// The older spelling, with the labels last.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

/// A range cut into steps. Ranges and steps that make no sense leave the value at the lower end.
struct SliderRange: Sendable {
    var lower: Double
    var upper: Double
    /// 0: any value.
    var step: Double

    private var length: Double { upper - lower }
    var stepFraction: Double { step > 0 && length > 0 && step.isFinite && length.isFinite ? step / length : 0 }

    func fraction(of value: Double) -> Double {
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return min(max((value - lower) / length, 0), 1)
    }

    func value(at fraction: Double) -> Double {
        guard length > 0, length.isFinite, !fraction.isNaN else { return lower }
        let value = lower + min(max(fraction, 0), 1) * length
        guard stepFraction > 0 else { return value }
        // Steps count from the lower end; the last one may fall short of the upper end.
        let steps = ((value - lower) / step).rounded()
        let last = (length / step + 1e-9).rounded(.down)
        return min(lower + min(steps, last) * step, upper)
    }
}

/// The track and the knob, 31 points high.
private struct SliderTrack: View {
    let fraction: Binding<Double>
    let step: Double
    let onEditingChanged: (Bool) -> Void
    @Environment(\.self) private var environment

    nonisolated static let knob = 27.0

    var body: some View {
        let value = fraction.wrappedValue
        let isMirrored = environment.layoutDirection == .rightToLeft
        let shown = isMirrored ? 1 - value : value
        ZStack {
            SliderLine(from: isMirrored ? shown : 0, to: isMirrored ? 1 : shown).fill(.tint)
            SliderLine(from: isMirrored ? 0 : shown, to: isMirrored ? shown : 1)
                .fill(Color(SystemColor.secondaryFill))
            SliderKnob(fraction: shown)
                .fill(Color.white)
                .shadow(color: Color(.sRGB, white: 0, opacity: 0.2), radius: 3, y: 2)
        }
        .frame(height: 31)
        .opacity(environment.isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .tracking(inset: Self.knob / 2, isMirrored: isMirrored, focus: focusTraits, editing: onEditingChanged) {
            fraction.wrappedValue = $0
        }
    }

    private var focusTraits: FocusTraits {
        var traits = FocusTraits()
        traits.ring = .roundedRectangle(8)
        traits.color = environment.focusRingColor
        let sign = environment.readingSign
        traits.key = { press in
            let stride = step > 0 ? step : 0.05
            let value = fraction.wrappedValue
            let new: Double
            switch press.key {
            case .rightArrow: new = value + stride * sign
            case .leftArrow: new = value - stride * sign
            case .upArrow: new = value + stride
            case .downArrow: new = value - stride
            case .home: new = 0
            case .end: new = 1
            default: return false
            }
            guard press.phase != .up, press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
                return false
            }
            fraction.wrappedValue = min(max(new, 0), 1)
            return true
        }
        return traits
    }
}

/// A part of the track, 4 points high, from one place to another.
private struct SliderLine: Shape {
    var from: Double
    var to: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let inset = SliderTrack.knob / 2
        let length = max(0, rect.width - 2 * inset)
        // The ends reach to the edges of the view.
        let start = from <= 0 ? rect.minX : rect.minX + inset + length * from
        let end = to >= 1 ? rect.maxX : rect.minX + inset + length * to
        guard end > start else { return Path() }
        return Path(
            roundedRect: CGRect(x: start, y: rect.midY - 2, width: end - start, height: 4),
            cornerSize: CGSize(width: 2, height: 2))
    }
}

private struct SliderKnob: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let knob = SliderTrack.knob
        let x = rect.minX + max(0, rect.width - knob) * fraction
        return Path(ellipseIn: CGRect(x: x, y: rect.midY - knob / 2, width: knob, height: knob))
    }
}

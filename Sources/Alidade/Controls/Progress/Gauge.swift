import Foundation

/// Shows a value inside a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel
    let least: BoundsLabel
    let most: BoundsLabel

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, least: BoundsLabel,
        most: BoundsLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.label = label
        self.current = current
        self.least = least
        self.most = most
    }

    @MainActor public var body: some View {
        GaugeBody(
            fraction: fraction, label: AnyView(label), current: AnyView(current), least: AnyView(least),
            most: AnyView(most))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value, bounds, label: label(), current: EmptyView(), least: EmptyView(), most: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), least: EmptyView(), most: EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), least: minimumValueLabel(),
            most: maximumValueLabel())
    }
}

/// A gauge's look.
public protocol GaugeStyle: Sendable {
    nonisolated var _isCircular: Bool { get }
}
/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { false }
}
/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { false }
}
/// A bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { false }
}
/// A bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { false }
}
/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { true }
}
/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { true }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct GaugeIsCircularKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var gaugeIsCircular: Bool {
        get { self[GaugeIsCircularKey.self] }
        set { self[GaugeIsCircularKey.self] = newValue }
    }
}

extension View {
    /// Draws the gauges in the view in a style.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeIsCircular, style._isCircular)
    }
}

private struct GaugeBody: View {
    let fraction: Double
    let label: AnyView
    let current: AnyView
    let least: AnyView
    let most: AnyView
    @Environment(\.gaugeIsCircular) private var isCircular

    var body: some View {
        if isCircular {
            ZStack {
                Circle().trim(from: 0, to: 0.75).rotation(.degrees(135))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round)).opacity(0.3)
                Circle().trim(from: 0, to: 0.75 * fraction).rotation(.degrees(135))
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                current.font(.title3)
                label.font(.caption2).offset(y: 24)
            }
            .padding(3)
            .frame(width: 58, height: 58)
        } else {
            VStack(spacing: 4) {
                label
                HStack {
                    least
                    LinearProgress(
                        configuration: ProgressViewStyleConfiguration(
                            fractionCompleted: fraction, label: nil, currentValueLabel: nil))
                    most
                }
                current
            }
        }
    }
}

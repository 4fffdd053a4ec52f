import Foundation

/// Shows how far something has come, or that it is under way.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let current: CurrentValueLabel
    /// Shown as a bar where the style does not say.
    let isLinear: Bool

    init(fraction: Double?, isLinear: Bool, label: Label, current: CurrentValueLabel) {
        self.fraction = fraction
        self.isLinear = isLinear
        self.label = label
        self.current = current
    }

    @MainActor public var body: some View {
        ResolvedProgress(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(label),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(current)),
            isLinear: isLinear)
    }

    /// 0…1; nil where the value is none.
    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Under way, for an unknown time.
    public init() where Label == EmptyView {
        self.init(fraction: nil, isLinear: false, label: EmptyView(), current: EmptyView())
    }
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, isLinear: false, label: label(), current: EmptyView())
    }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, isLinear: false, label: Text(titleKey), current: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, isLinear: false, label: Text(title), current: EmptyView())
    }
    /// - Parameter value: nil where it is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            fraction: Self.fraction(value, total), isLinear: true, label: EmptyView(), current: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), isLinear: true, label: label(), current: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), isLinear: true, label: Text(titleKey), current: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), isLinear: true, label: Text(title), current: EmptyView())
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), isLinear: true, label: label(), current: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view that a style was given, for another style to draw.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, isLinear: configuration.fractionCompleted != nil,
            label: configuration.label ?? .init(EmptyView()),
            current: configuration.currentValueLabel ?? .init(EmptyView()))
    }
}

/// A progress view drawn in the environment's style.
private struct ResolvedProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let isLinear: Bool
    @Environment(\.progressStyleBox) private var style

    var body: some View {
        if let style {
            style.body(configuration)
        } else if isLinear {
            LinearProgress(configuration: configuration)
        } else {
            CircularProgress(configuration: configuration)
        }
    }
}

/// A bar, 4 points high (iOS).
struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.tintStyle) private var tint

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let label = configuration.label { label }
            BarShape(fraction: 1)
                .fill(Color(uiColor: .tertiarySystemFill))
                .overlay { BarShape(fraction: configuration.fractionCompleted ?? 0).fill(BarTint.along(tint)) }
                .frame(height: 4)
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// What a bar is filled with.
enum BarTint {
    /// A gradient that is no more than its colours goes along the bar, from its start.
    static func along(_ tint: AnyShapeStyle?) -> AnyShapeStyle {
        guard let gradient = tint?.base as? Gradient else { return AnyShapeStyle(TintShapeStyle()) }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
}

/// The filled part of a bar with round ends.
struct BarShape: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * min(fraction, 1), min(rect.height, rect.width))
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
            cornerRadius: rect.height / 2)
    }
}

/// A ring of spokes, 20 points across (iOS). It stands still: an idle window draws nothing.
struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    private var side: CGFloat {
        switch controlSize {
        case .mini, .small: 16
        case .regular: 20
        case .large, .extraLarge: 37
        }
    }

    var body: some View {
        VStack(spacing: 6) {
            if let fraction = configuration.fractionCompleted {
                ZStack {
                    Circle().stroke(Color(uiColor: .tertiarySystemFill), lineWidth: side / 8)
                    Circle().trim(from: 0, to: fraction)
                        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: side / 8, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .padding(side / 16)
                .frame(width: side, height: side)
            } else {
                Spokes().frame(width: side, height: side)
            }
            if let label = configuration.label { label.font(.footnote).foregroundStyle(.secondary) }
            if let current = configuration.currentValueLabel {
                current.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// Eight spokes, each paler than the one before.
private struct Spokes: View {
    @Environment(\.explicitTint) private var tint

    var body: some View {
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                Spoke(turn: Double(index) / 8)
                    .fill(tint ?? AnyShapeStyle(Color(uiColor: .systemGray)))
                    .opacity(1 - Double(index) * 0.1)
            }
        }
    }
}

private struct Spoke: Shape {
    let turn: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let bar = Path(
            roundedRect: CGRect(x: -radius / 10, y: -radius, width: radius / 5, height: radius * 0.52),
            cornerRadius: radius / 10)
        return bar.applying(
            CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: -turn * 2 * .pi))
    }
}

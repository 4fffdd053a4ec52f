/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(Double?) }
    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// - Parameter radius: points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(Double(radius)))
    }

    func shape(_ size: ControlSize) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: ButtonMetrics(size).radius))
        case .roundedRectangle(let radius):
            AnyShape(RoundedRectangle(cornerRadius: radius ?? ButtonMetrics(size).radius))
        }
    }

    func ring(_ size: ControlSize) -> FocusTraits.Ring {
        switch kind {
        case .capsule, .circle: .capsule
        case .automatic: .roundedRectangle(ButtonMetrics(size).radius)
        case .roundedRectangle(let radius): .roundedRectangle(radius ?? ButtonMetrics(size).radius)
        }
    }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// The outline of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// The outline of bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// How large the controls in the view are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Equatable, Sendable {
        /// As large as a device.
        case defaultLayout
        /// As large as the view wants to be.
        case sizeThatFits
        /// Points.
        case fixed(width: CGFloat, height: CGFloat)
        case orientation(InterfaceOrientation)
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }

    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }

    /// So large, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .fixed(width: width, height: height))
    }

    /// The device upright.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }

    /// The device upright with its top below.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

    /// The device on its side, its top to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }

    /// The device on its side, its top to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
}

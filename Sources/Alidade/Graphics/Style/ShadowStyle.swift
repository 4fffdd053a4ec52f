import Foundation

/// A shadow that a style gives to what it fills. Lengths in points.
public struct ShadowStyle: Equatable, Sendable {
    package struct Resolved: Equatable, Sendable {
        package var color: DisplayColor
        package var radius: Double
        package var offset: CGSize
        package var isInner: Bool
    }

    var color: Color
    var radius: CGFloat
    var offset: CGSize
    var isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    package func resolve(in context: ColorContext) -> Resolved {
        Resolved(color: color.resolve(in: context), radius: Double(radius), offset: offset, isInner: isInner)
    }
}

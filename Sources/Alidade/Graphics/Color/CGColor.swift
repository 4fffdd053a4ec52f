import Foundation

/// A constant colour in sRGB. (Linux's Foundation has no CGColor.)
public final class CGColor: Hashable, Sendable {
    package let color: DisplayColor

    package init(_ color: DisplayColor) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = DisplayColor(.sRGB, red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = DisplayColor(.sRGB, red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        color = DisplayColor(.sRGB, red: Float(gray), green: Float(gray), blue: Float(gray), alpha: Float(alpha))
    }

    public static let white = CGColor(DisplayColor.white)
    public static let black = CGColor(DisplayColor.black)
    public static let clear = CGColor(DisplayColor.clear)

    public var alpha: CGFloat { CGFloat(color.alpha) }
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha, 0…1.
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    public init(_ color: CGColor) { self.init(color.color) }
    public init(cgColor: CGColor) { self.init(cgColor.color) }
}

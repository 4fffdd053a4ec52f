import Foundation

/// UIKit's colour, as far as SwiftUI source uses it.
open class UIColor: NSObject, @unchecked Sendable {
    package enum Storage: Sendable {
        case color(Color)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }

    /// A colour that a SwiftUI colour describes.
    public convenience init(_ color: Color) { self.init(storage: .color(color)) }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// A colour set of an asset catalogue; nil where the bundle has none of that name.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard NamedColors.resolve(name, bundlePath: bundle?.bundlePath, .light) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// A colour that is asked for again in each appearance.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    package func resolve(in context: ColorContext) -> DisplayColor {
        var color = self
        // A provider may answer with another dynamic colour; one that answers with itself must not hang the frame.
        for _ in 0..<8 {
            switch color.storage {
            case .color(let value): return value.resolve(in: context)
            case .dynamic(let provider): color = provider(UITraitCollection(colorScheme: context.colorScheme))
            }
        }
        return .clear
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        @Sendable func change(_ color: DisplayColor) -> Color {
            Color(DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
        }
        if case .color(let color) = storage, case .constant(let constant) = color.storage {
            return UIColor(change(constant))
        }
        let base = self
        return UIColor { traits in UIColor(change(base.resolve(in: ColorContext(colorScheme: traits.colorScheme)))) }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(resolve(in: ColorContext(colorScheme: traitCollection.colorScheme))))
    }

    /// The colour in light appearance.
    open var cgColor: CGColor { CGColor(resolve(in: .light)) }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(in: .light)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(in: .light)
        let hsb = ColorMath.hsb(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
        hue?.pointee = CGFloat(hsb.hue)
        saturation?.pointee = CGFloat(hsb.saturation)
        brightness?.pointee = CGFloat(hsb.brightness)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = resolve(in: .light)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        if case .color(let mine) = storage, case .color(let theirs) = other.storage { return mine == theirs }
        return false
    }

    open override var hash: Int {
        if case .color(let color) = storage { return color.hashValue }
        return ObjectIdentifier(self).hashValue
    }

    open override var description: String {
        if case .color(let color) = storage { return "UIColor(\(color))" }
        return "UIColor(dynamic)"
    }
}

extension Color {
    /// UIKit's colour as a SwiftUI one; it still follows light and dark.
    public init(uiColor: UIColor) {
        switch uiColor.storage {
        case .color(let color): self = color
        case .dynamic: self.init(.derived(.ui(uiColor)))
        }
    }

    public init(_ color: UIColor) { self.init(uiColor: color) }
}

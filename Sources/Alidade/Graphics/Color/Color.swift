import Foundation

/// A colour, or a rule that finds one: system colours differ in light and dark.
///
/// Channel values outside 0…1 are kept (they are extended-range sRGB) and clamped when painted; NaN counts as 0.
public struct Color: Hashable, Sendable {
    /// The space in which red, green and blue are given.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    package enum Storage: Hashable, Sendable {
        case constant(DisplayColor)
        // Carries its opacity, so that the commonest colours of all (`.black.opacity(0.1)`) allocate nothing.
        case system(SystemColor, opacity: Float)
        case derived(DerivedColor)
    }

    package var storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
    package init(_ color: DisplayColor) { storage = .constant(color) }
    package init(_ system: SystemColor) { storage = .system(system, opacity: 1) }

    /// A colour from its parts, 0…1 each.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .constant(
            DisplayColor(colorSpace, red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity)))
    }

    /// A grey, 0 black to 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue (0…1 around the wheel), saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A constant colour.
    public init(_ resolved: Resolved) { storage = .constant(resolved.displayColor) }

    /// A colour set of an asset catalogue; clear, with one warning, where there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        storage = .derived(.named(name, bundlePath: bundle?.bundlePath))
    }

    /// A colour set of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// The same colour, its opacity multiplied by `opacity` (0…1).
    public func opacity(_ opacity: Double) -> Color {
        let factor = Float(opacity)
        switch storage {
        case .constant(var color):
            color.alpha *= factor
            return Color(.constant(color))
        case .system(let system, let old):
            return Color(.system(system, opacity: old * factor))
        case .derived:
            return Color(.derived(.opacity(self, factor)))
        }
    }

    /// A colour between this one (`fraction` 0) and another (1).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.derived(.mix(self, rhs, fraction: fraction, isPerceptual: colorSpace == .perceptual)))
    }

    /// The standard gradient of this colour: a little lighter above.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The colour, where it is the same in every environment.
    public var cgColor: CGColor? {
        switch storage {
        case .constant(let color): return CGColor(color)
        case .system, .derived: return nil
        }
    }

    /// The colour to draw.
    package func resolve(in context: ColorContext) -> DisplayColor {
        switch storage {
        case .constant(let color): return color
        case .system(let system, let opacity):
            var color = system.resolve(in: context)
            color.alpha *= opacity
            return color
        case .derived(let derived): return derived.resolve(in: context)
        }
    }
}

/// A rule that makes a colour from others.
package indirect enum DerivedColor: Hashable, Sendable {
    case opacity(Color, Float)
    case mix(Color, Color, fraction: Double, isPerceptual: Bool)
    case named(String, bundlePath: String?)
    case ui(UIColor)

    package func resolve(in context: ColorContext) -> DisplayColor {
        switch self {
        case .opacity(let base, let opacity):
            var color = base.resolve(in: context)
            color.alpha *= opacity
            return color
        case .mix(let first, let second, let fraction, let isPerceptual):
            let a = first.resolve(in: context)
            let b = second.resolve(in: context)
            return isPerceptual
                ? ColorMath.mixPerceptually(a, b, fraction) : ColorMath.mixPremultiplied(a, b, fraction)
        case .named(let name, let bundlePath):
            return NamedColors.resolve(name, bundlePath: bundlePath, context) ?? .clear
        case .ui(let color):
            return color.resolve(in: context)
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .constant(let color):
            if color == .clear { return "clear" }
            if color == .black { return "black" }
            if color == .white { return "white" }
            return Resolved(color).description
        case .system(let system, let opacity):
            return opacity == 1 ? system.name : "\(Int(guarded: Double(opacity) * 100))% \(system.name)"
        case .derived(.opacity(let base, let opacity)):
            return "\(Int(guarded: Double(opacity) * 100))% \(base)"
        case .derived(.mix(let first, let second, let fraction, _)):
            return "mix(\(first), \(second), \(fraction))"
        case .derived(.named(let name, _)):
            return "NamedColor(name: \"\(name)\", bundle: nil)"
        case .derived(.ui(let color)):
            return color.description
        }
    }
}

/// The name of a colour set in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String
    var bundle: Bundle? { Bundle(path: bundlePath) }

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

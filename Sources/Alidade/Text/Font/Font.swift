import Foundation

/// A font that depends on its surroundings: a text style grows with the reader's preferred text size.
///
/// Sizes are points. Bad sizes (NaN, infinite, negative) become usable ones when text is set.
public struct Font: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        /// Scales with a text style; not at all where that is nil.
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    struct Traits: OptionSet, Hashable, Sendable {
        var rawValue: UInt8

        static let italic = Traits(rawValue: 1)
        static let monospaced = Traits(rawValue: 2)
        static let monospacedDigit = Traits(rawValue: 4)
        static let lowercaseSmallCaps = Traits(rawValue: 8)
        static let uppercaseSmallCaps = Traits(rawValue: 16)
    }

    var source: Source
    var weight: Weight?
    var design: Design?
    var traits: Traits = []
    var lineSpacing: Leading = .standard
    var width: Width?

    init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        self.weight = weight
        self.design = design
    }

    // MARK: System fonts

    /// The system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font in a text style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), design: design)
    }

    /// The system font in a fixed size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    /// The system font in a fixed size.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.size(size), weight: weight, design: design)
    }

    // MARK: Custom fonts

    /// A family by name, scaled like body text. The system font where no such family is installed.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }

    /// A family by name, scaled like a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }

    /// A family by name in a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }

    // MARK: Variants

    /// The same font in italics.
    public func italic() -> Font { with(.italic) }

    /// Lowercase and uppercase letters as small capitals.
    public func smallCaps() -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps]) }

    /// Lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

    /// Uppercase letters as small capitals.
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

    /// All digits equally wide.
    public func monospacedDigit() -> Font { with(.monospacedDigit) }

    /// All characters equally wide.
    public func monospaced() -> Font { with(.monospaced) }

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font in another width; Inter has one width only, so this is remembered and not seen.
    public func width(_ width: Width) -> Font {
        var font = self
        font.width = width
        return font
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font with lines closer together or farther apart.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.lineSpacing = leading
        return font
    }

    private func with(_ traits: Traits) -> Font {
        var font = self
        font.traits.formUnion(traits)
        return font
    }
}

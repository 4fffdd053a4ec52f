/// A translucent background. Drawn as a plain translucent colour: what is behind shows through unblurred.
public struct Material: ShapeStyle, Hashable {
    enum Kind: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
    var kind: Kind
    /// Of the picture behind a material, points; that of all materials.
    static let blurRadius = 20.0

    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let ultraThick = Material(kind: .ultraThick)
    public static let bar = Material(kind: .bar)

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        let (white, alpha): (Float, Float)
        switch (kind, context.colors.colorScheme) {
        case (.ultraThin, .light): (white, alpha) = (0.98, 0.44)
        case (.thin, .light): (white, alpha) = (0.97, 0.6)
        case (.regular, .light): (white, alpha) = (0.96, 0.74)
        case (.thick, .light): (white, alpha) = (0.96, 0.86)
        case (.ultraThick, .light): (white, alpha) = (0.96, 0.93)
        case (.bar, .light): (white, alpha) = (0.97, 0.8)
        case (.ultraThin, .dark): (white, alpha) = (0.14, 0.5)
        case (.thin, .dark): (white, alpha) = (0.14, 0.65)
        case (.regular, .dark): (white, alpha) = (0.15, 0.78)
        case (.thick, .dark): (white, alpha) = (0.15, 0.88)
        case (.ultraThick, .dark): (white, alpha) = (0.16, 0.94)
        case (.bar, .dark): (white, alpha) = (0.11, 0.82)
        }
        var resolved = _ResolvedStyle(DisplayColor(red: white, green: white, blue: white, alpha: alpha))
        resolved.backdropBlur = Self.blurRadius
        return resolved
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material(kind: .bar) }
}

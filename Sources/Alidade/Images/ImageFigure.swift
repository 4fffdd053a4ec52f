import AlidadeLayout
import Foundation

/// What an image turned out to be in an environment.
enum ImageFigure {
    case nothing
    case picture(DisplayImage, size: CGSize, isTemplate: Bool, tint: UIColor?)
    case symbol(Symbol, SymbolMetrics, tint: UIColor?)
    /// Nobody knows the name: a frame with the name in it.
    case missing(String, size: CGSize)

    @MainActor init(_ image: Image, _ environment: EnvironmentValues, _ warnings: WarningLog) {
        switch image.source {
        case .named(let name, let bundlePath):
            guard let asset = AssetFolders.asset(name, bundlePath: bundlePath),
                let variant = asset.variant(
                    scale: environment.known.displayScale, isDark: environment.colorScheme == .dark)
            else {
                warnings.warn(
                    "image \(name)",
                    "No image named \"\(name)\" was found; a placeholder is shown. Images are looked for in the "
                        + "program's folder, in its asset catalogues and resource bundles, and in ALIDADE_ASSETS.")
                self = .missing(name, size: Self.placeholderSize)
                return
            }
            let picture = variant.image.smooth(image.interpolation != .none)
            let size = CGSize(
                width: CGFloat(picture.width) / variant.scale, height: CGFloat(picture.height) / variant.scale)
            let isTemplate = image.renderingMode.map { $0 == .template } ?? asset.isTemplate
            self = .picture(picture, size: size, isTemplate: isTemplate, tint: nil)
        case .picture(let uiImage):
            switch uiImage.source {
            case .picture(let picture):
                let isTemplate =
                    image.renderingMode.map { $0 == .template } ?? (uiImage.renderingMode == .alwaysTemplate)
                self = .picture(
                    picture.smooth(image.interpolation != .none), size: uiImage.size, isTemplate: isTemplate,
                    tint: uiImage.tint)
            case .symbol(let name):
                self = Self.symbol(name, environment, warnings, tint: uiImage.tint)
            }
        case .symbol(let name, _):
            self = Self.symbol(name, environment, warnings, tint: nil)
        }
    }

    /// A placeholder's own size, points: that of a small picture.
    private static let placeholderSize = CGSize(width: 100, height: 100)

    @MainActor private static func symbol(
        _ name: String, _ environment: EnvironmentValues, _ warnings: WarningLog, tint: UIColor?
    ) -> ImageFigure {
        let font = environment.symbolFont
        let variant = environment.symbolVariants.applied(to: name)
        if let symbol = SymbolCatalogue.symbol(variant) ?? SymbolCatalogue.symbol(name)
            ?? SymbolCatalogue.symbol(withoutBadge(name))
        {
            let metrics = symbol.metrics(
                fontSize: font.size * environment.imageScale.factor, weight: font.weight, capSize: font.size,
                scale: environment.known.displayScale)
            return .symbol(symbol, metrics, tint: tint)
        }
        warnings.warn(
            "symbol \(name)", "There is no drawing of the symbol \"\(name)\"; a placeholder with its name is shown.")
        let side = (font.size * environment.imageScale.factor * 1.2).rounded(.up)
        return .missing(name, size: CGSize(width: side, height: side))
    }

    /// "bell.badge.fill" is "bell.fill" with a mark that is not drawn.
    private static func withoutBadge(_ name: String) -> String {
        let parts = name.split(separator: ".")
        guard let badge = parts.firstIndex(of: "badge") else { return name }
        let rest = parts[..<badge] + (parts.last == "fill" ? ["fill"] : [])
        return rest.joined(separator: ".")
    }

    /// Points.
    var size: CGSize {
        switch self {
        case .nothing: .zero
        case .picture(_, let size, _, _), .missing(_, let size): size
        case .symbol(_, let metrics, _): metrics.size
        }
    }

    /// From the top to where text beside it stands; nil: at the bottom.
    var baseline: Double? {
        if case .symbol(_, let metrics, _) = self { metrics.baseline } else { nil }
    }
}

extension Image.Scale {
    /// Sizes of symbols, relative to the medium one.
    var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// A size of symbols that is not that of the text beside them, points.
struct SymbolSizeKey: EnvironmentKey { static var defaultValue: Double? { nil } }

extension EnvironmentValues {
    var symbolSize: Double? {
        get { self[SymbolSizeKey.self] }
        set { self[SymbolSizeKey.self] = newValue }
    }

    /// The font that a symbol goes with.
    var symbolFont: ResolvedFont {
        if let size = symbolSize { return ResolvedFont(size: size) }
        var context = FontContext(dynamicTypeSize: dynamicTypeSize)
        context.weight = known.isBold ? .bold : known.fontWeight
        var font = (known.font ?? .body).resolve(in: context)
        if !font.size.isFinite || font.size <= 0 { font.size = 17 }
        font.size = min(font.size, 2_000)
        return font
    }
}

import Foundation

/// What of the surroundings decides how a font looks.
package struct FontContext: Hashable, Sendable {
    package var dynamicTypeSize: DynamicTypeSize
    /// Overrides the font's own weight.
    package var weight: Font.Weight?
    /// For fonts that do not choose a design themselves.
    package var design: Font.Design?
    package var isItalic: Bool
    package var isMonospaced: Bool
    package var monospacedDigits: Bool

    package init(
        dynamicTypeSize: DynamicTypeSize = .large, weight: Font.Weight? = nil, design: Font.Design? = nil,
        isItalic: Bool = false, isMonospaced: Bool = false, monospacedDigits: Bool = false
    ) {
        self.dynamicTypeSize = dynamicTypeSize
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.monospacedDigits = monospacedDigits
    }
}

extension Font {
    /// Makes every choice but that of a file.
    package func resolve(in context: FontContext = FontContext()) -> ResolvedFont {
        var result: ResolvedFont
        var defaultWeight = Weight.regular
        switch source {
        case .style(let style):
            result = ResolvedFont(
                size: TextStyleTable.size(style, context.dynamicTypeSize),
                leading: TextStyleTable.leading(style, context.dynamicTypeSize))
            if style == .headline { defaultWeight = .semibold }
        case .size(let size):
            result = ResolvedFont(size: Double(size))
        case .custom(let name, let size, let style):
            let factor = style.map {
                TextStyleTable.size($0, context.dynamicTypeSize) / TextStyleTable.size($0, .large)
            }
            result = ResolvedFont(family: name, size: Double(size) * (factor ?? 1))
        }
        result.weight = (context.weight ?? weight ?? defaultWeight).value
        result.isItalic = traits.contains(.italic) || context.isItalic
        let isMonospaced = traits.contains(.monospaced) || context.isMonospaced
        result.design = isMonospaced ? .monospaced : (design ?? context.design ?? .default).resolved
        // A family of one's own has no monospaced sibling: the system's is the nearest.
        if isMonospaced { result.family = nil }
        result.monospacedDigits = traits.contains(.monospacedDigit) || context.monospacedDigits
        result.smallCaps = traits.contains(.lowercaseSmallCaps)
        switch lineSpacing {
        case .standard: break
        case .tight: result.leading -= Font.leadingStep
        case .loose: result.leading += Font.leadingStep
        }
        return result
    }

    /// What tight and loose leading take or add, points (UIFontDescriptor's traits).
    private static let leadingStep = 2.0
}

extension Font.Design {
    fileprivate var resolved: ResolvedFont.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

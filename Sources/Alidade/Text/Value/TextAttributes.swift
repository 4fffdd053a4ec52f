import Foundation

/// The look of a stretch of text while a tree of texts is walked from outside in.
struct TextAttributes {
    var font: Font?
    var fonts: FontContext
    var weight: Font.Weight?
    var isBold: Bool
    var color: DisplayColor
    var kerning: Double
    var tracking: Double
    var baselineOffset: Double
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = 1.0

    init(_ environment: TextEnvironment) {
        font = environment.font
        fonts = environment.fonts
        weight = environment.fonts.weight
        isBold = environment.isBold
        color = environment.style.foreground(level: 0).color
        kerning = environment.kerning
        tracking = environment.tracking
        baselineOffset = environment.baselineOffset
        underline = environment.underline
        strikethrough = environment.strikethrough
    }

    mutating func apply(_ modifier: TextModifier, _ environment: TextEnvironment) {
        switch modifier {
        case .font(let font): if let font { self.font = font }
        case .weight(let weight): if let weight { self.weight = weight }
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): fonts.isItalic = isActive
        case .monospaced(let isActive): fonts.isMonospaced = isActive
        case .monospacedDigit: fonts.monospacedDigits = true
        case .design(let design): if let design { fonts.design = design }
        case .style(let style):
            color = style?.resolve(in: environment.style) ?? environment.style.foreground(level: 0).color
        case .kerning(let value): kerning = Double(value)
        case .tracking(let value): tracking = Double(value)
        case .baselineOffset(let value): baselineOffset = Double(value)
        case .underline(let style): underline = style
        case .strikethrough(let style): strikethrough = style
        case .scale(let value): scale = value.factor
        }
    }

    func run(_ text: String, _ environment: TextEnvironment) -> StyledText.Run {
        var context = fonts
        context.weight = isBold ? max(weight ?? .bold, .bold) : weight
        var font = (font ?? .body).resolve(in: context)
        if scale != 1 {
            font.size *= scale
            font.leading *= scale
        }
        func line(_ style: Text.LineStyle?) -> DisplayColor? {
            style.map { $0.color?.resolve(in: environment.style.colors) ?? color }
        }
        return StyledText.Run(
            text: text, font: font, color: color, tracking: tracking != 0 ? tracking : kerning,
            baselineOffset: baselineOffset, underline: line(underline), strikethrough: line(strikethrough))
    }
}

private func max(_ a: Font.Weight, _ b: Font.Weight) -> Font.Weight { a.value >= b.value ? a : b }

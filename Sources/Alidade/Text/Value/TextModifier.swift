import Foundation

/// One change of a text's look. Inner changes win over outer ones.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case style(AnyTextStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case scale(Text.Scale)
}

/// The paint of a text: mostly a colour, kept flat so that texts compare without opening a box.
enum AnyTextStyle: Equatable, Sendable {
    case color(Color)
    case other(AnyShapeStyle)

    init<S: ShapeStyle>(_ style: S) {
        if let color = style as? Color { self = .color(color) } else { self = .other(AnyShapeStyle(style)) }
    }

    func resolve(in context: _ShapeStyleContext) -> DisplayColor {
        switch self {
        case .color(let color): color.resolve(in: context.colors)
        case .other(let style): style._resolve(in: context).color
        }
    }
}

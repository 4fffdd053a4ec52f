import Foundation

extension Text {
    func adding(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// The default font of this text; nil takes the surroundings'.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }

    /// The thickness of strokes; nil takes the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    /// The width of letters; Inter has one width only, so this changes nothing that is seen.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// The design of fonts that do not choose one themselves.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

    /// Bold.
    public func bold() -> Text { adding(.bold(true)) }

    /// Bold, or not.
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

    /// Italics.
    public func italic() -> Text { adding(.italic(true)) }

    /// Italics, or not.
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

    /// All characters equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

    /// All digits equally wide.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }

    /// The colour; nil takes the surroundings'.
    public func foregroundColor(_ color: Color?) -> Text { adding(.style(color.map(AnyTextStyle.color))) }

    /// The colour or other style; of a gradient, text takes the first colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyTextStyle(style))) }

    /// Changes the distance of letters by points; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Changes the distance of letters by points; wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Lifts the text by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// A line below.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }

    /// A line below.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// A line through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A size that goes with the surrounding text's.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale)) : self
    }

    /// The look of a line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The line's dashes. Drawn solid so far.
        public struct Pattern: Hashable, Sendable {
            private var number: Int

            public static let solid = Pattern(number: 0)
            public static let dot = Pattern(number: 1)
            public static let dash = Pattern(number: 2)
            public static let dashDot = Pattern(number: 3)
            public static let dashDotDot = Pattern(number: 4)
        }

        var pattern: Pattern
        var color: Color?

        /// nil: the text's own colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single solid line.
        public static let single = LineStyle()
    }

    /// A size relative to the surrounding text's.
    public struct Scale: Hashable, Sendable {
        var factor: Double

        public static let `default` = Scale(factor: 1)
        /// Smaller, as for units after a number.
        public static let secondary = Scale(factor: 0.78)
    }
}

import Foundation

/// How a string without a look of its own is set in an environment.
enum PlainText {
    case unknown
    /// One run whose text is to be filled in.
    case simple(StyledText)
    case intricate
}

/// What a text takes from its surroundings: the engine fills it from the environment.
package struct TextEnvironment {
    /// nil is `body`.
    package var font: Font?
    package var fonts = FontContext()
    package var isBold = false
    package var kerning: Double = 0
    package var tracking: Double = 0
    package var baselineOffset: Double = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var textCase: Text.Case?
    /// The foreground, the tint (for links) and the colour scheme.
    package var style = _ShapeStyleContext()
    package var alignment = TextAlignment.leading
    package var truncation = Text.TruncationMode.tail
    package var lineLimit: Int?
    package var reservesSpace = false
    /// Lines that there is room for at least.
    package var leastLines = 0
    package var lineSpacing: Double = 0
    package var minimumScaleFactor: Double = 1
    package var isRightToLeft = false
    package var locale = Locale.current
    /// nil is the machine's.
    package var timeZone: TimeZone?
    /// Device pixels a point.
    package var displayScale: Double = 1
    /// The instant that relative dates and timers refer to; nil is the moment of asking.
    package var now: Date?

    package init() {}
}

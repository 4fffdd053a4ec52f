import Foundation

/// What the engine asks of a text system. `AlidadeText` implements it with Pango; tests may use a stub.
package protocol TextTypesetter: AnyObject {
    /// Shapes a paragraph list once. Equal texts may share one object.
    func typeset(_ text: StyledText) -> any TypesetText
}

/// Text with its fonts: the input of shaping. Equal values shape equally.
package struct StyledText: Hashable, Sendable {
    /// Runs in order; "\n" inside a run ends a paragraph.
    package var runs: [Run]
    package var alignment: TextAlignment
    package var truncation: Text.TruncationMode
    /// nil: as many as fit.
    package var lineLimit: Int?
    /// Reserve room for `lineLimit` lines even where there are fewer.
    package var reservesSpace: Bool
    /// Lines that there is room for at least.
    package var leastLines = 0
    /// Added between lines, points.
    package var lineSpacing: Double
    /// 1 disables tightening of font size to fit.
    package var minimumScaleFactor: Double
    package var isRightToLeft: Bool
    /// Device pixels a point: sizes round up to a pixel.
    package var scale: Double

    package struct Run: Hashable, Sendable {
        package var text: String
        package var font: ResolvedFont
        package var color: DisplayColor
        /// Extra advance after each glyph, points (kerning and tracking together).
        package var tracking: Double
        /// Upward shift, points.
        package var baselineOffset: Double
        package var underline: DisplayColor?
        package var strikethrough: DisplayColor?
        /// A picture that stands in the run's place.
        package var attachment: TextAttachment?

        package init(
            text: String, font: ResolvedFont, color: DisplayColor, tracking: Double = 0, baselineOffset: Double = 0,
            underline: DisplayColor? = nil, strikethrough: DisplayColor? = nil
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.underline = underline
            self.strikethrough = strikethrough
        }
    }

    package init(
        runs: [Run], alignment: TextAlignment = .leading, truncation: Text.TruncationMode = .tail,
        lineLimit: Int? = nil, reservesSpace: Bool = false, lineSpacing: Double = 0,
        minimumScaleFactor: Double = 1, isRightToLeft: Bool = false, scale: Double = 1
    ) {
        self.runs = runs
        self.alignment = alignment
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.isRightToLeft = isRightToLeft
        self.scale = scale
    }
}

/// A font with every choice made: what remains is to find a file for it.
package struct ResolvedFont: Hashable, Sendable {
    /// nil: the system font (Inter with the phone's vertical metrics forced on it).
    package var family: String?
    /// Points.
    package var size: Double
    /// CSS scale, 100…900.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    /// Extra space between lines that the text style asks for, points (negative for caption2).
    package var leading: Double
    package var monospacedDigits: Bool
    package var smallCaps: Bool

    package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    package init(
        family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
        leading: Double = 0, monospacedDigits: Bool = false, smallCaps: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.leading = leading
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
    }
}

/// Shaped text that answers any number of proposals without shaping again.
package protocol TypesetText: AnyObject {
    /// The size for a proposal; nan or infinity means as long as it likes. Never more than a finite proposal's width.
    func size(width: Double, height: Double) -> CGSize
    /// Whether the size for a width is known to be the same for every height; false is always right.
    func hasOneHeight(width: Double) -> Bool
    /// Distances from the top to the first and last baseline for the size that a proposal gives.
    func baselines(width: Double, height: Double) -> (first: Double, last: Double)
    /// The lines inside a box of this size.
    func layout(size: CGSize) -> TextLayout
    /// What spacing between views needs to know of the first and the last line.
    var edgeMetrics: TextEdgeMetrics { get }
}

extension TypesetText {
    package func hasOneHeight(width: Double) -> Bool { false }
}

/// Vertical metrics of the first and last line, points.
package struct TextEdgeMetrics: Equatable, Sendable {
    package var firstAscent, firstDescent, firstLeading: Double
    package var lastDescent, lastAscent, lastCapHeight: Double

    package init(
        firstAscent: Double, firstDescent: Double, firstLeading: Double, lastAscent: Double, lastDescent: Double,
        lastCapHeight: Double
    ) {
        self.firstAscent = firstAscent
        self.firstDescent = firstDescent
        self.firstLeading = firstLeading
        self.lastAscent = lastAscent
        self.lastDescent = lastDescent
        self.lastCapHeight = lastCapHeight
    }
}

/// Placed glyphs, ready to draw. Compared by identity first, then by value.
package final class TextLayout: Equatable {
    /// The text as shown (an ellipsis included where it was cut), for tests and accessibility.
    package let string: String
    package let runs: [GlyphRun]
    /// Underlines and strikethroughs, relative to the box's top-left corner.
    package let rules: [Rule]
    /// The ink, relative to the box's top-left corner, with a margin for antialiasing.
    package let inkBounds: CGRect

    package struct Rule: Equatable {
        package var rect: CGRect
        package var color: DisplayColor

        package init(rect: CGRect, color: DisplayColor) {
            self.rect = rect
            self.color = color
        }
    }

    package init(string: String, runs: [GlyphRun], rules: [Rule], inkBounds: CGRect) {
        self.string = string
        self.runs = runs
        self.rules = rules
        self.inkBounds = inkBounds
    }

    package static func == (a: TextLayout, b: TextLayout) -> Bool {
        a === b || (a.runs == b.runs && a.rules == b.rules)
    }
}

/// Glyphs of one font and colour.
package struct GlyphRun: Equatable {
    package var font: FontFile
    /// Points; a back end multiplies by its scale and asks for pixels.
    package var size: Double
    package var color: DisplayColor
    /// Glyph numbers of the font file.
    package var glyphs: [UInt32]
    /// Baseline origins relative to the text box's top-left corner, points.
    package var positions: [CGPoint]

    package init(font: FontFile, size: Double, color: DisplayColor, glyphs: [UInt32], positions: [CGPoint]) {
        self.font = font
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.positions = positions
    }
}

/// A face in a file, shared by everybody who draws with it; compared by identity.
package final class FontFile: Equatable {
    package let path: String
    package let index: Int
    /// Slant added because the family has no italic.
    package let isSynthesizedItalic: Bool
    /// Emoboldened because the family has no bold.
    package let isSynthesizedBold: Bool
    package let isColor: Bool

    package init(path: String, index: Int, isSynthesizedItalic: Bool, isSynthesizedBold: Bool, isColor: Bool) {
        self.path = path
        self.index = index
        self.isSynthesizedItalic = isSynthesizedItalic
        self.isSynthesizedBold = isSynthesizedBold
        self.isColor = isColor
    }

    package static func == (a: FontFile, b: FontFile) -> Bool { a === b }
}

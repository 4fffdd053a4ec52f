import Alidade
import AlidadeText
import Foundation

let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)
let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)

func run(
    _ text: String, size: Double = 17, leading: Double = 1.713, weight: Int = 400, family: String? = nil,
    color: DisplayColor = black, tracking: Double = 0, underline: DisplayColor? = nil
) -> StyledText.Run {
    StyledText.Run(
        text: text, font: ResolvedFont(family: family, size: size, weight: weight, leading: leading), color: color,
        tracking: tracking, underline: underline)
}

/// A text of one run in body at scale 3.
func styled(
    _ text: String, size: Double = 17, leading: Double = 1.713, family: String? = nil, lineLimit: Int? = nil,
    truncation: Text.TruncationMode = .tail, alignment: TextAlignment = .leading, isRightToLeft: Bool = false
) -> StyledText {
    StyledText(
        runs: [run(text, size: size, leading: leading, family: family)], alignment: alignment, truncation: truncation,
        lineLimit: lineLimit, isRightToLeft: isRightToLeft, scale: 3)
}

extension PangoTypesetter {
    func text(_ style: StyledText) -> PangoText { typeset(style) as! PangoText }
}

extension TextLayout {
    /// Glyph positions of all runs, left to right.
    var xs: [Double] { runs.flatMap { $0.positions.map { Double($0.x) } }.sorted() }
    var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.count } }
}

/// The same numbers on every machine.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

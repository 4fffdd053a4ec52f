import Alidade
import AlidadeText
import Foundation

let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)

/// A text of one run at scale 3.
func styled(
    _ text: String, size: Double = 17, leading: Double = 1.713, weight: Int = 400, family: String? = nil,
    lineLimit: Int? = nil, truncation: Text.TruncationMode = .tail, scale: Double = 3
) -> StyledText {
    StyledText(
        runs: [
            StyledText.Run(
                text: text, font: ResolvedFont(family: family, size: size, weight: weight, leading: leading),
                color: black)
        ], truncation: truncation, lineLimit: lineLimit, scale: scale)
}

import Alidade
import Foundation

/// Gives every text the size that it states: "31" is 31 points wide and 16 high, "51x48" 51 by 48. One line, text
/// edges, and no leading, so that texts touch each other from above to below.
final class StubTypesetter: TextTypesetter {
    func typeset(_ text: StyledText) -> any TypesetText {
        let lengths = text.runs.map(\.text).joined().split(separator: "x").compactMap { Double($0) }
        return StubTypesetText(width: lengths.first ?? 10, height: lengths.count > 1 ? lengths[1] : 16)
    }
}

private final class StubTypesetText: TypesetText {
    let width: Double
    let height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    func size(width: Double, height: Double) -> CGSize {
        CGSize(width: width.isNaN ? self.width : min(width, self.width), height: self.height)
    }

    func baselines(width: Double, height: Double) -> (first: Double, last: Double) { (12, self.height - 4) }

    func layout(size: CGSize) -> TextLayout { TextLayout(string: "", runs: [], rules: [], inkBounds: .zero) }

    var edgeMetrics: TextEdgeMetrics {
        TextEdgeMetrics(
            firstAscent: 12, firstDescent: 4, firstLeading: 0, lastAscent: 12, lastDescent: 4, lastCapHeight: 9)
    }
}

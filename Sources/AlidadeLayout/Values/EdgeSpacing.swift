/// What a view prefers beside one of its edges, points. `absent` marks a value that the edge does not have.
///
/// Two facing edges agree on a distance by category: a plain edge next to a text's edge, a text's line next to
/// another's, and, where they share no category, by their bare values.
package struct EdgeSpacing: Equatable, Sendable {
    /// Below every real value, so that `max` and `+` need no test for it.
    package static let absent = -Double.infinity

    /// Against anything: the larger of the two sides counts.
    package var bare = absent
    /// Against text; added to the text's own `text`.
    package var besideText = absent
    /// This is a text's edge: against what is not text.
    package var text = absent
    /// This is a text's edge, against another text's. A top edge holds its font's leading, a bottom edge the length of
    /// a pixel.
    package var line = absent

    /// No preference of any kind.
    package static let none = EdgeSpacing()
    /// What shapes, colours and most views have: nothing of their own, and whatever a text beside them likes.
    package static let plain = EdgeSpacing(besideText: 0)

    package init(
        bare: Double = absent, besideText: Double = absent, text: Double = absent, line: Double = absent
    ) {
        self.bare = bare
        self.besideText = besideText
        self.text = text
        self.line = line
    }

    package mutating func formUnion(_ other: EdgeSpacing) {
        bare = max(bare, other.bare)
        besideText = max(besideText, other.besideText)
        text = max(text, other.text)
        line = max(line, other.line)
    }

    /// From this edge to one that faces it and comes later; nil where neither has a preference that the other knows.
    package func distance(to next: EdgeSpacing) -> Double? {
        var result = max(besideText + next.text, text + next.besideText)
        if line > Self.absent, next.line > Self.absent {
            // A line's leading lies above it, on whole pixels of the text before.
            let gap = line > 0 ? (next.line / line).rounded(.up) * line : next.line
            result = max(result, gap)
        }
        if result == Self.absent { result = max(bare, next.bare) }
        return result == Self.absent ? nil : result
    }
}

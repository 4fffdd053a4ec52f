import Alidade

/// The text system: Pango's itemising and HarfBuzz's shaping, with breaking and truncation of our own.
///
/// Needs no display. Used from one thread at a time; several may exist side by side.
package final class PangoTypesetter: TextTypesetter {
    /// What was done so far, for tests.
    package struct Statistics: Equatable {
        /// Texts asked for.
        package var typesets = 0
        /// Texts that had to be shaped; the others were remembered.
        package var shapedTexts = 0
        /// Paragraphs that went through Pango's itemising.
        package var itemizedParagraphs = 0
        /// Times lines were broken.
        package var breakings = 0
    }

    package private(set) var statistics = Statistics()

    private let shaper = Shaper(library: FontLibrary())
    private var cache = RecentCache<ShapingKey, ShapedText>(capacity: 1 << 20)

    package init() {}

    package func typeset(_ text: StyledText) -> any TypesetText {
        PangoText(text, shaped: shaped(ShapingKey(text)), typesetter: self)
    }

    /// An ellipsis or a hyphen in the font of a run.
    func mark(_ text: String, like run: StyledText.Run) -> ShapedText {
        var run = run
        run.text = text
        return shaped(ShapingKey(StyledText(runs: [run])))
    }

    func countBreaking() { statistics.breakings += 1 }

    private func shaped(_ key: ShapingKey) -> ShapedText {
        statistics.typesets += 1
        if let known = cache.value(for: key, weight: PangoTypesetter.weight) { return known }
        let shaped = shaper.shape(key)
        statistics.shapedTexts += 1
        statistics.itemizedParagraphs = shaper.itemizeCount
        cache.insert(shaped, for: key, weight: PangoTypesetter.weight(shaped))
        return shaped
    }

    /// Clusters, plus the cost of having an entry at all.
    private static func weight(_ text: ShapedText) -> Int {
        text.paragraphs.reduce(16) { $0 + $1.clusterCount + 8 }
    }
}

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
        /// Stretches that HarfBuzz shaped; the others were sums of known advances.
        package var shapedStretches = 0
        /// Times lines were broken.
        package var breakings = 0
    }

    package private(set) var statistics = Statistics()

    private let shaper: Shaper
    private var cache: RecentCache<ShapedText>

    /// Remembers as many texts as make `capacity` characters, twice. With `fontDirectories` only fonts in these are
    /// used; otherwise the machine's.
    package init(capacity: Int = 1 << 15, fontDirectories: [String]? = nil) {
        shaper = Shaper(library: FontLibrary(directories: fontDirectories))
        cache = RecentCache(capacity: capacity)
    }

    package func typeset(_ text: StyledText) -> any TypesetText {
        PangoText(text, shaped: shaped(text), typesetter: self)
    }

    /// An ellipsis or a hyphen in the font of a run.
    func mark(_ text: String, like run: StyledText.Run) -> ShapedText {
        var run = run
        run.text = text
        return shaped(StyledText(runs: [run]))
    }

    func countBreaking() { statistics.breakings += 1 }

    private func shaped(_ text: StyledText) -> ShapedText {
        statistics.typesets += 1
        let hash = ShapedText.hash(of: text)
        if let known = cache.value(hash: hash, weight: { $0.weight }, isWanted: { $0.isShape(of: text) }) {
            return known
        }
        let shaped = shaper.shape(text)
        statistics.shapedTexts += 1
        statistics.itemizedParagraphs = shaper.itemizeCount
        statistics.shapedStretches = shaper.shapeCount
        cache.insert(shaped, hash: hash, weight: shaped.weight)
        return shaped
    }
}

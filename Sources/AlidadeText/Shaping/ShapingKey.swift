import Alidade

/// What shaping depends on. Colour, limits, alignment and scale are left out: they never cost a second shaping.
struct ShapingKey: Hashable {
    struct Piece: Hashable {
        var text: String
        var font: ResolvedFont
        var tracking: Double
        var baselineOffset: Double

        init(_ run: StyledText.Run) {
            text = run.text
            font = run.font
            tracking = run.tracking.isFinite ? run.tracking : 0
            baselineOffset = run.baselineOffset.isFinite ? run.baselineOffset : 0
        }
    }

    /// Apart from the others so that the usual text of one run needs no array.
    var first: Piece?
    var others: [Piece] = []
    var isRightToLeft: Bool

    init(_ text: StyledText) {
        isRightToLeft = text.isRightToLeft
        guard let run = text.runs.first else { return }
        first = Piece(run)
        if text.runs.count > 1 { others = text.runs.dropFirst().map(Piece.init) }
    }

    var count: Int { first == nil ? 0 : others.count + 1 }

    var pieces: [Piece] { first.map { [$0] + others } ?? [] }
}

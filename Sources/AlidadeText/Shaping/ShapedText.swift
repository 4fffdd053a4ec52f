import Alidade

/// The shaped paragraphs of a text, shared by all texts that differ only in colour, limits, alignment or scale.
final class ShapedText {
    let paragraphs: [ShapedParagraph]
    /// One for each styled run.
    let faces: [Face]
    /// The widest paragraph, points.
    let width: Double
    /// All runs have the same vertical metrics and no baseline offset: lines are equally high.
    let isUniform: Bool

    init(paragraphs: [ShapedParagraph], faces: [Face], isUniform: Bool) {
        self.paragraphs = paragraphs
        self.faces = faces
        self.isUniform = isUniform
        var width = 0.0
        for paragraph in paragraphs { width = max(width, paragraph.width) }
        self.width = width
    }
}

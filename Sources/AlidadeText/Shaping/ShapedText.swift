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
    /// What was shaped.
    private let runs: [StyledText.Run]
    private let isRightToLeft: Bool

    init(_ text: StyledText, paragraphs: [ShapedParagraph], faces: [Face]) {
        runs = text.runs
        isRightToLeft = text.isRightToLeft
        self.paragraphs = paragraphs
        self.faces = faces
        var width = 0.0
        for paragraph in paragraphs { width = max(width, paragraph.width) }
        self.width = width
        var isUniform = !(text.runs.contains { $0.baselineOffset != 0 })
        if let first = faces.first {
            for face in faces where face !== first {
                if face.metrics != first.metrics || face.font.leading != first.font.leading { isUniform = false }
            }
        }
        self.isUniform = isUniform
    }

    /// Whether shaping `text` would give this. Colours, limits, alignment and scale do not matter.
    func isShape(of text: StyledText) -> Bool {
        guard text.runs.count == runs.count, text.isRightToLeft == isRightToLeft else { return false }
        for (a, b) in zip(text.runs, runs)
        where a.text != b.text || a.font != b.font || a.tracking != b.tracking || a.baselineOffset != b.baselineOffset {
            return false
        }
        return true
    }

    /// Equal for texts of one shape.
    static func hash(of text: StyledText) -> Int {
        var hasher = Hasher()
        for run in text.runs {
            hasher.combine(run.text)
            hasher.combine(run.font.size)
            hasher.combine(run.font.weight)
        }
        return hasher.finalize()
    }

    /// Clusters, plus the cost of having an entry at all.
    var weight: Int { paragraphs.reduce(16) { $0 + $1.clusterCount + 8 } }
}

extension StyledText.Run {
    /// Bad values count as none.
    var usableTracking: Double { tracking.isFinite ? tracking : 0 }
    var usableBaselineOffset: Double { baselineOffset.isFinite ? baselineOffset : 0 }
}

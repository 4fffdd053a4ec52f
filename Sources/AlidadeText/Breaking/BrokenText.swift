import Alidade

/// The lines of a text for one proposal, with their heights.
struct BrokenText {
    struct Height {
        var ascent: Double
        var descent: Double
        /// To the next line, line spacing included.
        var leading: Double
    }

    var lines: [BrokenLine]
    /// One for each line, or one for all of them.
    var heights: [Height]
    /// Text is missing.
    var isTruncated: Bool
    /// 1, or less where the text was made smaller to fit. Heights and widths here have been multiplied by it.
    var factor: Double
    /// The widest line.
    var width: Double
    var height: Double

    func height(_ line: Int) -> Height { heights[min(line, heights.count - 1)] }
}

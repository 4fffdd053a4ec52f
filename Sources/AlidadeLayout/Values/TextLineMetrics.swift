/// What spacing needs to know of a line of text, points.
package struct TextLineMetrics: Equatable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascent: Double
    /// From the baseline down to the bottom of the line.
    package var descent: Double
    /// What the font adds between two lines; may be negative.
    package var leading: Double
    /// The height of a capital letter.
    package var capHeight: Double

    package init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }

    /// From a view above to the top of this line.
    func distanceAbove(pixel: Double) -> Double { descent + extra(pixel: pixel) }

    /// From the bottom of this line to a view below.
    func distanceBelow(pixel: Double) -> Double {
        let extra = extra(pixel: pixel)
        return max(ascent + descent + extra - capHeight, descent + extra)
    }

    /// A tenth of the line's height, up to a whole pixel.
    private func extra(pixel: Double) -> Double {
        let tenth = (ascent + descent) / 10
        return pixel > 0 ? (tenth / pixel).rounded(.up) * pixel : tenth
    }
}

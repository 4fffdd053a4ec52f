/// The distances that a text asks of its neighbours above and below (points, rounded to the pixel as Apple's are).
extension TextEdgeMetrics {
    /// From a view that is no text down to this one.
    package func gapAbove(scale: Double) -> Double {
        let line = firstAscent + firstDescent
        return line + TextEdgeMetrics.slack(line, scale) - firstAscent
    }

    /// From this text down to a view that is none.
    package func gapBelow(scale: Double) -> Double {
        let line = lastAscent + lastDescent
        let slack = TextEdgeMetrics.slack(line, scale)
        return max(line + slack - lastCapHeight, slack + lastDescent)
    }

    /// From a text down to this one: this one's leading.
    package func gapBelowText(scale: Double) -> Double {
        max(TextEdgeMetrics.roundUp(firstLeading, scale), 0)
    }

    /// A tenth of the line.
    private static func slack(_ line: Double, _ scale: Double) -> Double { roundUp(line * 0.1, scale) }

    private static func roundUp(_ value: Double, _ scale: Double) -> Double {
        (value * scale - 1e-6).rounded(.up) / scale
    }
}

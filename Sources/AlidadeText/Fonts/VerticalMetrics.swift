import Alidade

/// The vertical measures of a line in one font, points.
struct VerticalMetrics: Equatable {
    var ascent: Double
    var descent: Double
    var capHeight: Double
    /// Between lines, beside what the text style asks for.
    var leading: Double

    var lineHeight: Double { ascent + descent }

    /// San Francisco's measures per point, forced on the system font so that vertical numbers are a phone's.
    static func system(size: Double) -> VerticalMetrics {
        VerticalMetrics(ascent: 0.952148 * size, descent: 0.241211 * size, capHeight: 0.704590 * size, leading: 0)
    }
}

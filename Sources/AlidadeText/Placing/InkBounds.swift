import Foundation

/// A rectangle that surely holds the ink, found without asking any glyph.
struct InkBounds {
    private var x0 = Double.infinity, y0 = Double.infinity
    private var x1 = -Double.infinity, y1 = -Double.infinity

    mutating func add(
        from start: Double, to end: Double, baseline: Double, ascent: Double, descent: Double, margin: Double
    ) {
        x0 = min(x0, start - margin)
        x1 = max(x1, end + margin)
        y0 = min(y0, baseline - ascent - margin)
        y1 = max(y1, baseline + descent + margin)
    }

    var rect: CGRect { x1 >= x0 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .zero }
}

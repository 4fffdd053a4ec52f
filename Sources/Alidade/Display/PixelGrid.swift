import Foundation

/// Rounds rectangles to device pixels. Both back ends use it, so that the window and the picture agree.
///
/// Origin and far corner are rounded apart and the size is their difference, so that neighbours never gap.
package enum PixelGrid {
    /// `rect` is in points of the surface; the answer is in whole device pixels.
    package static func snap(_ rect: CGRect, scale: Double) -> (x: Int, y: Int, width: Int, height: Int) {
        let x0 = round(rect.minX, scale)
        let y0 = round(rect.minY, scale)
        return (x0, y0, max(0, round(rect.maxX, scale) - x0), max(0, round(rect.maxY, scale) - y0))
    }

    /// Nearest pixel, halves up; values beyond ±2^30 are clamped so that no painter overflows.
    package static func round(_ value: Double, _ scale: Double) -> Int {
        let pixels = (value * scale + 0.5).rounded(.down)
        guard pixels == pixels else { return 0 }
        return Int(min(max(pixels, -1_073_741_824), 1_073_741_824))
    }
}

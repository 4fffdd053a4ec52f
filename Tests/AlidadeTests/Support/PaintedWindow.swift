import Alidade
import AlidadeImage
import Foundation

/// A window's pixels as they become when only what a frame says is copied and painted.
@MainActor
final class PaintedWindow {
    private(set) var pixels: [UInt32] = []
    private(set) var width = 0
    private(set) var height = 0
    /// Pixels painted and pixels copied in the last frame.
    private(set) var painted = 0
    private(set) var copied = 0
    let scale: Double
    /// Steps of 255 by which a channel may differ.
    private let tolerance: Int

    init(scale: Double, tolerance: Int = 2) {
        self.scale = scale
        self.tolerance = tolerance
    }

    /// Follows one frame. Returns how many pixels differ from a frame painted whole.
    func show(_ frame: Frame) -> Int {
        let width = Int((Double(frame.size.width) * scale).rounded())
        let height = Int((Double(frame.size.height) * scale).rounded())
        guard let painter = CairoPainter(width: width, height: height, scale: scale, background: frame.background)
        else { return .max }
        painter.paint(frame.items)
        let whole = painter.pixels
        (painted, copied) = (0, 0)
        if width != self.width || height != self.height || pixels.isEmpty {
            (self.width, self.height, pixels) = (width, height, whole)
            painted = whole.count
            return 0
        }
        for copy in frame.copies { apply(copy, whole) }
        for rect in frame.damage {
            let x0 = Int((Double(rect.minX) * scale).rounded(.down))
            let y0 = Int((Double(rect.minY) * scale).rounded(.down))
            paint(
                x0, y0, Int((Double(rect.maxX) * scale).rounded(.up)), Int((Double(rect.maxY) * scale).rounded(.up)),
                whole)
        }
        return pixels.indices.count { differ(pixels[$0], whole[$0]) }
    }

    private func differ(_ a: UInt32, _ b: UInt32) -> Bool {
        guard a != b else { return false }
        for shift: UInt32 in [0, 8, 16, 24] {
            let steps = Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)
            if abs(steps) > tolerance { return true }
        }
        return false
    }

    private func paint(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ whole: [UInt32]) {
        for y in max(y0, 0)..<max(max(y0, 0), min(y1, height)) {
            for x in max(x0, 0)..<max(max(x0, 0), min(x1, width)) {
                pixels[y * width + x] = whole[y * width + x]
                painted += 1
            }
        }
    }

    /// Where another window of the same size differs first.
    func firstWrong(_ other: PaintedWindow) -> String? {
        guard pixels.count == other.pixels.count else { return "\(pixels.count) pixels, not \(other.pixels.count)" }
        for (index, pair) in zip(pixels, other.pixels).enumerated() where differ(pair.0, pair.1) {
            return "at \(index % width), \(index / width): " + String(pair.0, radix: 16) + ", not "
                + String(pair.1, radix: 16)
        }
        return nil
    }

    private func apply(_ copy: ScrollCopy, _ whole: [UInt32]) {
        let (x, y, w, h) = PixelGrid.snap(copy.rect, scale: scale)
        let dx = copy.dx * scale
        let dy = copy.dy * scale
        guard abs(dx - dx.rounded()) < 1e-4, abs(dy - dy.rounded()) < 1e-4 else {
            return paint(x, y, x + w, y + h, whole)
        }
        let before = pixels
        for row in max(y, 0)..<max(max(y, 0), min(y + h, height)) {
            for column in max(x, 0)..<max(max(x, 0), min(x + w, width)) {
                let from = (row: row - Int(dy.rounded()), column: column - Int(dx.rounded()))
                let isInside = from.row >= y && from.row < y + h && from.column >= x && from.column < x + w
                pixels[row * width + column] =
                    isInside ? before[from.row * width + from.column] : whole[row * width + column]
                if isInside { copied += 1 } else { painted += 1 }
            }
        }
    }
}

import Alidade

/// A rectangle of whole device pixels; empty where it has no width or no height.
package struct PixelBox: Hashable, Sendable {
    package var x0: Int
    package var y0: Int
    package var x1: Int
    package var y1: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (x0, y0, x1, y1) = (x, y, x + max(width, 0), y + max(height, 0))
    }

    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    /// The pixels that a span of pixel coordinates touches; NaN makes it empty.
    init(covering left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        guard left <= right, top <= bottom else {
            self = .empty
            return
        }
        // A hundredth of a pixel of rounding error must not cost a row of pixels.
        self.init(
            x0: Self.whole((left + 0.01).rounded(.down)), y0: Self.whole((top + 0.01).rounded(.down)),
            x1: Self.whole((right - 0.01).rounded(.up)), y1: Self.whole((bottom - 0.01).rounded(.up)))
    }

    static let empty = PixelBox(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Far enough to hold any window, near enough that sums do not overflow.
    static let limit = 1 << 30

    private static func whole(_ value: Double) -> Int {
        Int(min(max(value, -Double(limit)), Double(limit)))
    }

    package var width: Int { max(x1 - x0, 0) }
    package var height: Int { max(y1 - y0, 0) }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func expanded(by margin: Int) -> PixelBox {
        PixelBox(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
    }

    func offset(x: Int, y: Int) -> PixelBox { PixelBox(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}

import Alidade
internal import CX11

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { isEmpty ? 0 : width * height }

    /// The pixels that `rect`, in points of the surface, touches.
    package init(covering rect: CGRect, scale: Double) {
        // A hundredth of a pixel of rounding error must not cost a row of pixels.
        let x0 = Self.clamped((rect.minX * scale + 0.01).rounded(.down))
        let y0 = Self.clamped((rect.minY * scale + 0.01).rounded(.down))
        let x1 = Self.clamped((rect.maxX * scale - 0.01).rounded(.up))
        let y1 = Self.clamped((rect.maxY * scale - 0.01).rounded(.up))
        self.init(x: x0, y: y0, width: max(0, x1 - x0), height: max(0, y1 - y0))
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(snapping rect: CGRect, scale: Double) {
        (x, y, width, height) = PixelGrid.snap(rect, scale: scale)
    }

    private static func clamped(_ value: Double) -> Int {
        guard value == value else { return 0 }
        return Int(min(max(value, -1_073_741_824), 1_073_741_824))
    }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let x0 = max(x, other.x)
        let y0 = max(y, other.y)
        let x1 = min(maxX, other.maxX)
        let y1 = min(maxY, other.maxY)
        return x1 > x0 && y1 > y0 ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .empty
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let x0 = min(x, other.x)
        let y0 = min(y, other.y)
        return PixelRect(
            x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
    }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    package func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }

    package func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// On the wire a place is 16 bits; callers have clipped to the window, which is no larger.
    var wire: XRectangle {
        XRectangle(
            x: Int16(clamping: x), y: Int16(clamping: y), width: UInt16(clamping: width),
            height: UInt16(clamping: height)
        )
    }
}

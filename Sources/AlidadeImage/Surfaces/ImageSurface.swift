import Alidade
internal import CPango

/// Premultiplied ARGB pixels that cairo paints on, with the place of their corner in the device's pixels.
final class ImageSurface {
    let box: PixelBox
    let surface: OpaquePointer
    private let data: UnsafeMutablePointer<UInt8>
    let stride: Int

    /// Larger surfaces are refused: a mistaken size must not take the machine's memory.
    static let largestArea = 1 << 27
    /// The largest side that cairo's arithmetic bears.
    static let largestSide = 32_000

    /// Transparent pixels; nil for an empty box or one that is too large.
    init?(_ box: PixelBox) {
        guard !box.isEmpty, box.width <= Self.largestSide, box.height <= Self.largestSide,
            box.width * box.height <= Self.largestArea,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.box = box
        self.surface = surface
        self.data = data
        stride = Int(cairo_image_surface_get_stride(surface))
        // Callers go on using the device's coordinates.
        cairo_surface_set_device_offset(surface, Double(-box.x0), Double(-box.y0))
    }

    deinit { cairo_surface_destroy(surface) }

    var width: Int { box.width }
    var height: Int { box.height }

    /// The pixels, row by row; a row is `width` of them (ARGB32 rows have no padding).
    func withPixels<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
        cairo_surface_flush(surface)
        let count = width * height
        let result = data.withMemoryRebound(to: UInt32.self, capacity: count) {
            body(UnsafeMutableBufferPointer(start: $0, count: count))
        }
        cairo_surface_mark_dirty(surface)
        return result
    }

    var pixels: [UInt32] { withPixels { Array($0) } }
}

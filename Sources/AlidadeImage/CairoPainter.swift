import Alidade
internal import CPango
import Foundation

/// Paints display lists on pixels in memory, completely: what the window cannot say in its verbs comes from here too.
///
///     let painter = CairoPainter(width: 390, height: 844, scale: 1, background: .white)
///     painter?.paint(items)
///     try painter?.writePNG(to: "picture.png")
package final class CairoPainter {
    /// Device pixels.
    package let width: Int
    package let height: Int
    /// Device pixels a point.
    package let scale: Double
    /// nil leaves the ground transparent.
    package let background: DisplayColor?
    private let surface: ImageSurface

    /// nil where the size is nothing or too much (a side above 32,000 pixels).
    package convenience init?(width: Int, height: Int, scale: Double = 1, background: DisplayColor? = nil) {
        self.init(box: PixelBox(x: 0, y: 0, width: width, height: height), scale: scale, background: background)
    }

    /// A part of a larger surface: coordinates remain the surface's.
    package init?(box: PixelBox, scale: Double, background: DisplayColor? = nil) {
        guard scale > 0, scale.isFinite, let surface = ImageSurface(box) else { return nil }
        self.surface = surface
        (width, height) = (box.width, box.height)
        self.scale = scale
        self.background = background
        clear([box])
    }

    /// Repaints the parts in `damage`, or everything. `offset` moves the items' coordinates, points.
    package func paint(_ items: [DisplayItem], damage: [PixelBox]? = nil, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        let boxes = (damage ?? [surface.box]).map { $0.intersection(surface.box) }.filter { !$0.isEmpty }
        guard !boxes.isEmpty, let context = cairo_create(surface.surface) else { return }
        defer { cairo_destroy(context) }
        if damage != nil { clear(boxes) }
        let painter = ItemPainter(cr: context, scale: scale)
        for box in boxes {
            cairo_rectangle(context, Double(box.x0), Double(box.y0), Double(box.width), Double(box.height))
        }
        cairo_clip(context)
        let whole = boxes.reduce(PixelBox.empty) { $0.union($1) }
        painter.paint(
            items,
            ItemPainter.State(placement: .translation(dx: Double(offset.dx), dy: Double(offset.dy)), clip: whole))
    }

    private func clear(_ boxes: [PixelBox]) {
        guard let context = cairo_create(surface.surface) else { return }
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        let color = background ?? .clear
        cairo_set_source_rgba(
            context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        for box in boxes {
            cairo_rectangle(context, Double(box.x0), Double(box.y0), Double(box.width), Double(box.height))
        }
        cairo_fill(context)
    }

    /// Premultiplied ARGB, row by row.
    package var pixels: [UInt32] { surface.pixels }

    package var image: DisplayImage { DisplayImage(width: width, height: height, pixels: pixels) }

    /// Premultiplied ARGB of one pixel; 0 outside.
    package subscript(x: Int, y: Int) -> UInt32 {
        guard x >= surface.box.x0, y >= surface.box.y0, x < surface.box.x1, y < surface.box.y1 else { return 0 }
        return surface.withPixels { $0[(y - surface.box.y0) * width + x - surface.box.x0] }
    }

    package func writePNG(to path: String) throws {
        let status = cairo_surface_write_to_png(surface.surface, path)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFileError.cannotWrite(path, String(cString: cairo_status_to_string(status)))
        }
    }
}

/// Why a picture could not be read or written.
package enum PictureFileError: Error, Equatable, CustomStringConvertible {
    case cannotWrite(String, String)
    case cannotRead(String, String)
    case emptySize

    package var description: String {
        switch self {
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
        case .emptySize: "a picture needs a size above zero, and below 32,000 pixels a side"
        }
    }
}

import Alidade
internal import CPango
import Foundation

/// Parts of a display list as pixels, for a window that keeps them by content.
package enum TilePainter {
    /// Premultiplied ARGB of `box`, row by row. `offset` places the items' coordinates in the surface, points.
    /// nil where the box is empty or too large.
    package static func pixels(
        _ items: [DisplayItem], offset: CGVector = CGVector(dx: 0, dy: 0), box: PixelBox, scale: Double,
        background: DisplayColor? = nil
    ) -> [UInt32]? {
        guard let painter = CairoPainter(box: box, scale: scale, background: background) else { return nil }
        painter.paint(items, offset: offset)
        return painter.pixels
    }

    /// How much of each pixel a shape covers, 0…255, row by row; of its line where there is a `stroke`.
    package static func coverage(
        _ shape: DisplayShape, stroke: StrokeStyle? = nil, offset: CGVector = CGVector(dx: 0, dy: 0), box: PixelBox,
        scale: Double
    ) -> [UInt8]? {
        guard scale > 0, scale.isFinite, let surface = ImageSurface(box), let context = cairo_create(surface.surface)
        else { return nil }
        let painter = ItemPainter(cr: context, scale: scale)
        let state = ItemPainter.State(
            placement: .translation(dx: Double(offset.dx), dy: Double(offset.dy)), clip: box)
        if let stroke {
            painter.stroke(shape, .color(.black), stroke, state)
        } else {
            painter.fill(shape, .color(.black), state)
        }
        cairo_destroy(context)
        return surface.withPixels { pixels in pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) } }
    }
}

import Alidade
internal import CPango
import Foundation

/// Writes a display list as SVG or PDF. Text and outlines stay such; blurs, shadows and colour filters are pictures.
package enum VectorFile {
    package enum Kind: Sendable { case svg, pdf }

    /// `size` in points, which is the file's unit. `scale` is the pixel grid that rectangles are snapped to, and the
    /// resolution of embedded pictures.
    package static func write(
        _ items: [DisplayItem], size: CGSize, scale: Double = 2, background: DisplayColor? = nil, as kind: Kind,
        to path: String
    ) throws {
        let (width, height) = (Double(size.width), Double(size.height))
        guard width > 0, height > 0, width < 32_000, height < 32_000, scale > 0, scale.isFinite else {
            throw PictureFileError.emptySize
        }
        let surface =
            switch kind {
            case .svg: cairo_svg_surface_create(path, width, height)
            case .pdf: cairo_pdf_surface_create(path, width, height)
            }
        guard let surface else { throw PictureFileError.cannotWrite(path, "no memory") }
        defer { cairo_surface_destroy(surface) }
        if let context = cairo_create(surface) {
            if let background {
                cairo_set_source_rgba(
                    context, Double(background.red), Double(background.green), Double(background.blue),
                    Double(background.alpha))
                cairo_paint(context)
            }
            let painter = ItemPainter(cr: context, scale: scale, isVector: true, unit: 1 / scale)
            let box = PixelBox(covering: 0, 0, width * scale, height * scale)
            painter.paint(items, ItemPainter.State(placement: .translation(dx: 0, dy: 0), clip: box))
            cairo_show_page(context)
            cairo_destroy(context)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFileError.cannotWrite(path, String(cString: cairo_status_to_string(status)))
        }
    }
}

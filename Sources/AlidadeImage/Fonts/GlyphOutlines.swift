import Alidade
internal import CPango
import Foundation

/// The outlines of one font's glyphs.
///
/// They are taken in a context of their own, each at the origin: cairo leaves out the outlines of glyphs that lie outside
/// a context's surface, and where those of a projected text lie is not known before they are projected.
final class GlyphOutlines {
    /// Pixels an em. Outlines are taken large, because cairo hands them out in fixed point.
    private static let detail = 64.0

    private let cr: OpaquePointer

    /// nil where the font cannot be read.
    init?(_ font: FontFile) {
        guard let face = FontFaces.face(font),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cr = cairo_create(surface) else { return nil }
        self.cr = cr
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(cr, options)
        cairo_font_options_destroy(options)
        cairo_set_font_face(cr, face)
        var matrix = cairo_matrix_t(
            xx: Self.detail, yx: 0, xy: font.isSynthesizedItalic ? -0.2 * Self.detail : 0, yy: Self.detail, x0: 0, y0: 0
        )
        cairo_set_font_matrix(cr, &matrix)
    }

    deinit { cairo_destroy(cr) }

    /// A glyph of `size` points an em whose pen stands at (x, y).
    func path(_ glyph: UInt, x: Double, y: Double, size: Double) -> Path {
        var pen = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_new_path(cr)
        cairo_glyph_path(cr, &pen, 1)
        guard let copy = cairo_copy_path(cr) else { return Path() }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return Path() }
        let factor = size / Self.detail
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: x + data[index].point.x * factor, y: y + data[index].point.y * factor)
        }
        var result: [Path.Element] = []
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: result.append(.move(to: point(index + 1)))
            case CAIRO_PATH_LINE_TO: result.append(.line(to: point(index + 1)))
            case CAIRO_PATH_CURVE_TO:
                result.append(.curve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2)))
            default: result.append(.closeSubpath)
            }
            index += max(Int(header.length), 1)
        }
        return Path(elements: result)
    }
}

import Alidade
internal import CPango

/// A font file at a size, ready for HarfBuzz. Lives as long as the library that made it.
final class LoadedFont {
    let file: FontFile
    /// Scaled so that one point is `PANGO_SCALE` units; unhinted, unrounded.
    let shaper: OpaquePointer
    /// Points.
    let size: Double
    /// Advance of a space, points.
    let spaceAdvance: Double
    /// The font's own extent above and below the baseline, points: bounds for ink.
    let inkAscent: Double
    let inkDescent: Double

    private let font: UnsafeMutablePointer<PangoFont>

    /// nil where the font has no file (a bitmap font of the X server, a broken installation).
    init?(_ font: UnsafeMutablePointer<PangoFont>, size: Double) {
        guard let shaper = pango_font_get_hb_font(font) else { return nil }
        let fontPattern: OpaquePointer? = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
            pango_fc_font_get_pattern($0)
        }
        guard let pattern = fontPattern, let path = FontPattern.string(pattern, FC_FILE) else { return nil }
        g_object_ref(font)
        self.font = font
        self.shaper = shaper
        self.size = size
        file = FontFileTable.file(
            path: path, index: FontPattern.integer(pattern, FC_INDEX) ?? 0,
            isItalic: FontPattern.isSlantedByMatrix(pattern), isBold: FontPattern.flag(pattern, FC_EMBOLDEN),
            isColor: FontPattern.flag(pattern, FC_COLOR))
        var glyph: hb_codepoint_t = 0
        if hb_font_get_nominal_glyph(shaper, 0x20, &glyph) != 0 {
            spaceAdvance = Double(hb_font_get_glyph_h_advance(shaper, glyph)) / Double(PANGO_SCALE)
        } else {
            spaceAdvance = size / 4
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        inkAscent = max(Double(extents.ascender) / Double(PANGO_SCALE), size)
        inkDescent = max(-Double(extents.descender) / Double(PANGO_SCALE), size / 3)
    }

    deinit {
        g_object_unref(font)
    }

    /// A metric of the font's tables in points, or nil where the font does not say.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var position: hb_position_t = 0
        guard hb_ot_metrics_get_position(shaper, tag, &position) != 0 else { return nil }
        return Double(position) / Double(PANGO_SCALE)
    }
}

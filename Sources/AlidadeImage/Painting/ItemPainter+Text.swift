import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    func text(_ layout: TextLayout, at origin: CGPoint, _ state: State) {
        guard origin.isNumeric else { return }
        for run in layout.runs { glyphs(run, origin, state) }
        for rule in layout.rules {
            let rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
            fill(.rectangle(rect), .color(rule.color), state)
        }
    }

    /// Pixels an em beyond which glyphs are drawn as outlines: cairo would keep a picture of each.
    private static let largestPicture = 256.0

    private func glyphs(_ run: GlyphRun, _ origin: CGPoint, _ state: State) {
        guard run.size > 0, run.size < 10_000, run.glyphs.count == run.positions.count,
            let face = FontFaces.face(run.font)
        else { return }
        if run.font.isColor {
            cairo_set_source_rgba(cr, 0, 0, 0, state.alpha)
        } else if !setSource(run.color, state.alpha) {
            return
        }
        cairo_set_font_face(cr, face)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_set_font_options(cr, options)
        cairo_font_options_destroy(options)
        switch state.placement {
        case .translation(let dx, let dy):
            let pixels = run.size * scale
            setFont(run.font, size: pixels)
            let pens = pens(run, origin, dx, dy, state.clip)
            guard !pens.isEmpty else { return }
            if pixels > Self.largestPicture, !run.font.isColor {
                cairo_new_path(cr)
                cairo_glyph_path(cr, pens, Int32(pens.count))
                applyRule(FillStyle())
                cairo_fill(cr)
            } else {
                cairo_show_glyphs(cr, pens, Int32(pens.count))
            }
        case .affine(let matrix):
            let pens = plainPens(run, origin)
            use(matrix)
            setFont(run.font, size: run.size)
            if run.font.isColor || isVector {
                cairo_show_glyphs(cr, pens, Int32(pens.count))
            } else {
                cairo_new_path(cr)
                cairo_glyph_path(cr, pens, Int32(pens.count))
                applyRule(FillStyle())
                cairo_fill(cr)
            }
            useDevicePixels()
        case .projective(let matrix):
            projected(run, plainPens(run, origin), matrix, state)
        }
    }

    private func setFont(_ font: FontFile, size: Double) {
        // 0.2 is fontconfig's synthetic slant; y points down here, so it leans with the opposite sign.
        var matrix = cairo_matrix_t(
            xx: size, yx: 0, xy: font.isSynthesizedItalic ? -0.2 * size : 0, yy: size, x0: 0, y0: 0)
        cairo_set_font_matrix(cr, &matrix)
    }

    /// Pens on whole pixels, as the window's glyphs are; in a vector file where they belong.
    private func pens(
        _ run: GlyphRun, _ origin: CGPoint, _ dx: Double, _ dy: Double, _ clip: PixelBox
    ) -> [cairo_glyph_t] {
        let reach = Int(run.size * scale * 2)
        let visible = clip.expanded(by: reach)
        var result: [cairo_glyph_t] = []
        result.reserveCapacity(run.glyphs.count)
        // The origin by itself, so that a text is spaced the same wherever it stands.
        let left = PixelGrid.round(Double(origin.x) + dx, scale)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            // Added in this order, so that halves fall as they do in the window.
            let px = Double(origin.x) + dx + Double(position.x)
            let py = Double(origin.y) + dy + Double(position.y)
            let x = left + PixelGrid.round(Double(position.x), scale)
            let y = PixelGrid.round(py, scale)
            guard x >= visible.x0, x <= visible.x1, y >= visible.y0, y <= visible.y1 else { continue }
            result.append(
                isVector
                    ? cairo_glyph_t(index: UInt(glyph), x: px * scale, y: py * scale)
                    : cairo_glyph_t(index: UInt(glyph), x: Double(x), y: Double(y)))
        }
        return result
    }

    private func plainPens(_ run: GlyphRun, _ origin: CGPoint) -> [cairo_glyph_t] {
        zip(run.glyphs, run.positions).compactMap { glyph, position in
            guard position.isNumeric else { return nil }
            return cairo_glyph_t(
                index: UInt(glyph), x: Double(origin.x + position.x), y: Double(origin.y + position.y))
        }
    }

    private func projected(_ run: GlyphRun, _ pens: [cairo_glyph_t], _ matrix: Matrix3, _ state: State) {
        if run.font.isColor { return projectedPictures(run, pens, matrix, state) }
        guard let outlines = GlyphOutlines(run.font) else { return }
        cairo_new_path(cr)
        for pen in pens { append(outlines.path(pen.index, x: pen.x, y: pen.y, size: run.size), state.placement) }
        applyRule(FillStyle())
        cairo_fill(cr)
    }

    /// Emoji are drawn flat, at the size they appear, and the picture is projected.
    private func projectedPictures(
        _ run: GlyphRun, _ pens: [cairo_glyph_t], _ matrix: Matrix3, _ state: State
    ) {
        for pen in pens {
            let growth = min(max(matrix.growth(at: pen.x, pen.y), 0.1), 16)
            let side = run.size * 1.5
            let rect = CGRect(x: pen.x - run.size * 0.1, y: pen.y - run.size * 1.2, width: side, height: side)
            let pixels = Int((side * growth).rounded(.up)) + 1
            guard let layer = ImageSurface(PixelBox(x: 0, y: 0, width: pixels, height: pixels)),
                let context = cairo_create(layer.surface)
            else { continue }
            let flat = ItemPainter(cr: context, scale: Double(pixels) / side)
            var glyph = run
            glyph.glyphs = [UInt32(pen.index)]
            glyph.positions = [CGPoint(x: pen.x, y: pen.y)]
            flat.glyphs(
                glyph, .zero,
                State(
                    placement: .translation(dx: -Double(rect.minX), dy: -Double(rect.minY)), clip: layer.box,
                    alpha: state.alpha))
            cairo_destroy(context)
            image(DisplayImage(width: pixels, height: pixels, pixels: layer.pixels), in: rect, state)
        }
    }
}

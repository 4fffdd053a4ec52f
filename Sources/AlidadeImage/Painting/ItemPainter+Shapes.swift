import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    func fill(_ shape: DisplayShape, _ paint: DisplayPaint, _ state: State) {
        let box = state.placement.pixels(covering: shape.path.boundingRect, scale: scale, limit: state.clip)
        guard !box.isEmpty else { return }
        if case .translation(let dx, let dy) = state.placement, case .rectangle(let rect) = shape {
            let snapped = Self.snapped(rect, dx, dy, scale).intersection(state.clip)
            guard !snapped.isEmpty, setSource(paint, box, state) else { return }
            cairo_new_path(cr)
            cairo_rectangle(
                cr, Double(snapped.x0), Double(snapped.y0), Double(snapped.width), Double(snapped.height))
        } else {
            guard setSource(paint, box, state) else { return }
            outline(shape, state.placement)
            applyRule(shape.fillStyle())
        }
        cairo_fill(cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    }

    func stroke(_ shape: DisplayShape, _ paint: DisplayPaint, _ style: StrokeStyle, _ state: State) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let reach = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
        let margin = style.lineWidth * min(reach, 20)
        let bounds = shape.path.boundingRect.insetBy(dx: -margin, dy: -margin)
        let box = state.placement.pixels(covering: bounds, scale: scale, limit: state.clip)
        guard !box.isEmpty, setSource(paint, box, state) else { return }
        if case .projective = state.placement {
            let growth = max(state.placement.growth(near: bounds, scale: scale), 0.01)
            cairo_new_path(cr)
            append(shape.path.strokedPath(style, tolerance: CGFloat(0.1 / growth)), state.placement)
            applyRule(FillStyle(antialiased: shape.fillStyle().isAntialiased))
            cairo_fill(cr)
            return
        }
        strokeOutline(shape, style, state.placement)
        cairo_set_line_cap(cr, style.lineCap.cairo)
        cairo_set_line_join(cr, style.lineJoin.cairo)
        cairo_set_miter_limit(cr, style.miterLimit.isFinite ? max(Double(style.miterLimit), 1) : 10)
        applyRule(FillStyle(antialiased: shape.fillStyle().isAntialiased))
        // The pen has the item's units, so that a stretched circle's line is stretched too.
        use(state.placement.matrix(scale: scale))
        cairo_set_line_width(cr, Double(style.lineWidth))
        let length = Double(bounds.width + bounds.height) * 4
        if let dash = DashPattern(style), length / Double(dash.lengths.reduce(0, +)) < 20_000 {
            cairo_set_dash(cr, dash.lengths.map { Double($0) }, Int32(dash.lengths.count), Double(dash.phase))
        } else {
            cairo_set_dash(cr, nil, 0, 0)
        }
        cairo_stroke(cr)
        useDevicePixels()
    }

    /// A rectangle's line keeps its width and has its outer edge on the pixel grid, as a filled rectangle has.
    private func strokeOutline(_ shape: DisplayShape, _ style: StrokeStyle, _ placement: Placement) {
        guard case .translation(let dx, let dy) = placement else { return outline(shape, placement) }
        let half = style.lineWidth / 2
        let pixels = Double(half) * scale
        func middle(_ rect: CGRect) -> CGRect? {
            let outer = Self.snapped(rect.standardized.insetBy(dx: -half, dy: -half), dx, dy, scale)
            let inner = rectangle(outer).insetBy(dx: pixels, dy: pixels)
            return inner.isNull ? nil : inner
        }
        cairo_new_path(cr)
        switch shape {
        case .rectangle(let rect):
            if let line = middle(rect) { return append(PathOutline.rectangle(line)) }
        case .roundedRectangle(let rect, let size, let corner):
            let sizes = CGSize(width: Double(size.width) * scale, height: Double(size.height) * scale)
            if let line = middle(rect) {
                return append(PathOutline.roundedRectangle(line, RectangleCornerSizes(sizes), corner))
            }
        case .ellipse, .path: break
        }
        append(shape.path, placement)
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

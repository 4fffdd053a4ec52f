import Alidade
internal import CPango
import Foundation

/// Walks a display list and paints it with one cairo context. Everything that cairo sees is in device pixels.
struct ItemPainter {
    let cr: OpaquePointer
    /// Device pixels a point.
    let scale: Double
    /// Text and outlines stay such; effects on pixels are embedded as pictures.
    let isVector: Bool
    /// From device pixels to the context's own units.
    private var base: cairo_matrix_t

    /// What changes on the way down the tree.
    struct State {
        var placement: Placement
        /// Pixels that may be touched; cairo's own clip is never larger.
        var clip: PixelBox
        /// Opacity of an only child of one colour, which needs no layer.
        var alpha = 1.0
    }

    /// `unit` is the length of a device pixel in the context's units.
    init(cr: OpaquePointer, scale: Double, isVector: Bool = false, unit: Double = 1) {
        self.cr = cr
        self.scale = scale
        self.isVector = isVector
        base = cairo_matrix_t(xx: unit, yx: 0, xy: 0, yy: unit, x0: 0, y0: 0)
        useDevicePixels()
        // Of curves, in device pixels. cairo's tenth loses half a per cent of a small circle.
        cairo_set_tolerance(cr, 0.02 * unit)
    }

    func useDevicePixels() {
        var matrix = base
        cairo_set_matrix(cr, &matrix)
    }

    /// Makes cairo's units those of the placed item. Only for matrices that have an inverse.
    func use(_ matrix: Matrix3) {
        var inner = cairo_matrix_t(
            xx: matrix.m11, yx: matrix.m12, xy: matrix.m21, yy: matrix.m22, x0: matrix.m31, y0: matrix.m32)
        var outer = base
        var product = cairo_matrix_t()
        cairo_matrix_multiply(&product, &inner, &outer)
        cairo_set_matrix(cr, &product)
    }

    /// Runs `body` with cairo's clip and state restored afterwards.
    func saved(_ body: () -> Void) {
        cairo_save(cr)
        body()
        cairo_restore(cr)
        useDevicePixels()
    }

    func clip(to box: PixelBox) {
        cairo_rectangle(cr, Double(box.x0), Double(box.y0), Double(box.width), Double(box.height))
        cairo_clip(cr)
    }

    func paint(_ items: [DisplayItem], _ state: State) {
        for item in items { paint(item, state) }
    }

    private func paint(_ item: DisplayItem, _ state: State) {
        let box = state.placement.pixels(covering: item.bounds, scale: scale, limit: state.clip)
        guard !box.isEmpty else { return }
        switch item.content {
        case .fill(let shape, let paint):
            fill(shape, paint, state)
        case .stroke(let shape, let paint, let style):
            stroke(shape, paint, style, state)
        case .text(let layout, let origin):
            text(layout, at: origin, state)
        case .image(let image, let rect):
            self.image(image, in: rect, state)
        case .group(let effect, let children):
            group(effect, children, box, state)
        case .scroll(let clipRect, let offset, let children):
            saved {
                var inner = state
                if let clipRect { inner.clip = clip(to: .rectangle(clipRect), FillStyle(), state) }
                guard !inner.clip.isEmpty else { return }
                inner.placement = state.placement.translated(dx: Double(offset.dx), dy: Double(offset.dy))
                self.paint(children, inner)
            }
        }
    }

    /// Narrows cairo's clip to a shape; answers the pixels that are left.
    func clip(to shape: DisplayShape, _ style: FillStyle, _ state: State) -> PixelBox {
        if case .translation(let dx, let dy) = state.placement, case .rectangle(let rect) = shape {
            let box = Self.snapped(rect, dx, dy, scale).intersection(state.clip)
            clip(to: box)
            return box
        }
        let box = state.placement.pixels(covering: shape.path.boundingRect, scale: scale, limit: state.clip)
        if box.isEmpty { return .empty }
        outline(shape, state.placement)
        applyRule(shape.fillStyle(style))
        cairo_clip(cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
        return box
    }

    /// Sets how the path is filled.
    func applyRule(_ style: FillStyle) {
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    static func snapped(_ rect: CGRect, _ dx: Double, _ dy: Double, _ scale: Double) -> PixelBox {
        let placed = CGRect(
            x: Double(rect.minX) + dx, y: Double(rect.minY) + dy, width: Double(rect.width),
            height: Double(rect.height))
        let snapped = PixelGrid.snap(placed, scale: scale)
        return PixelBox(x: snapped.x, y: snapped.y, width: snapped.width, height: snapped.height)
    }
}

extension DisplayShape {
    /// A path brings its own rule.
    func fillStyle(_ fallback: FillStyle = FillStyle()) -> FillStyle {
        if case .path(_, let style) = self { return style }
        return fallback
    }
}

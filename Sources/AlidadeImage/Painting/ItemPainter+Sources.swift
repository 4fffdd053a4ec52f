import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    /// Makes `paint` cairo's source; false where there is nothing to paint. `box` is where it will be seen.
    func setSource(_ paint: DisplayPaint, _ box: PixelBox, _ state: State) -> Bool {
        switch paint {
        case .color(let color):
            return setSource(color, state.alpha)
        case .linearGradient(let stops, let start, let end):
            let ramp = GradientRamp(stops, opacity: state.alpha)
            guard start.isNumeric, end.isNumeric, start != end else { return setSource(ramp.last) }
            if case .projective(let matrix) = state.placement {
                let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
                let length = dx * dx + dy * dy
                let (x0, y0) = (Double(start.x), Double(start.y))
                return setSampled(ramp, box, matrix) { x, y in ((x - x0) * dx + (y - y0) * dy) / length }
            }
            return setPattern(
                cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), ramp,
                state.placement.matrix(scale: scale))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return setRadial(
                GradientRamp(stops, opacity: state.alpha), center, stretch: CGSize(width: 1, height: 1), startRadius,
                endRadius, box, state)
        case .ellipticalGradient(let stops, let center, let radii, let startFraction, let endFraction):
            return setRadial(
                GradientRamp(stops, opacity: state.alpha), center, stretch: radii, startFraction, endFraction, box,
                state)
        case .angularGradient(let stops, let center, let start, let end):
            return setAngular(GradientRamp(stops, opacity: state.alpha), center, start, end, box, state)
        case .image(let image, let rect):
            return setTiled(image, rect, box, state)
        }
    }

    func setSource(_ color: DisplayColor, _ opacity: Double) -> Bool {
        func unit(_ value: Float) -> Double { value > 0 ? min(Double(value), 1) : 0 }
        let alpha = unit(color.alpha) * opacity
        guard alpha > 0 else { return false }
        cairo_set_source_rgba(cr, unit(color.red), unit(color.green), unit(color.blue), alpha)
        return true
    }

    /// Premultiplied.
    private func setSource(_ color: SIMD4<Float>) -> Bool {
        guard color.w > 0 else { return false }
        let alpha = Double(color.w)
        cairo_set_source_rgba(
            cr, Double(color.x) / alpha, Double(color.y) / alpha, Double(color.z) / alpha, alpha)
        return true
    }

    private func setPattern(_ pattern: OpaquePointer?, _ ramp: GradientRamp, _ matrix: Matrix3) -> Bool {
        guard let pattern else { return false }
        ramp.forEachPlainStop { cairo_pattern_add_color_stop_rgba(pattern, $0, $1, $2, $3, $4) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        use(matrix)
        cairo_set_source(cr, pattern)
        useDevicePixels()
        cairo_pattern_destroy(pattern)
        return true
    }

    private func setRadial(
        _ ramp: GradientRamp, _ center: CGPoint, stretch: CGSize, _ start: Double, _ end: Double, _ box: PixelBox,
        _ state: State
    ) -> Bool {
        let (sx, sy) = (Double(stretch.width), Double(stretch.height))
        guard center.isNumeric, start.isFinite, end.isFinite, start != end, sx.isFinite, sy.isFinite, sx > 0, sy > 0
        else { return setSource(ramp.last) }
        let (cx, cy) = (Double(center.x), Double(center.y))
        let matrix = state.placement.matrix(scale: scale)
        if case .projective = state.placement {
            return setSampled(ramp, box, matrix) { x, y in
                let (u, v) = ((x - cx) / sx, (y - cy) / sy)
                return ((u * u + v * v).squareRoot() - start) / (end - start)
            }
        }
        // cairo wants radii that are not negative; what is cut off is beyond the centre.
        guard start >= 0, end >= 0 else {
            return setSampled(ramp, box, matrix) { x, y in
                let (u, v) = ((x - cx) / sx, (y - cy) / sy)
                return ((u * u + v * v).squareRoot() - start) / (end - start)
            }
        }
        let unit = Matrix3(m11: sx, m22: sy, m31: cx, m32: cy)
        let whole = unit.concatenating(matrix)
        guard whole.inverse != nil else { return false }
        return setPattern(cairo_pattern_create_radial(0, 0, start, 0, 0, end), ramp, whole)
    }

    private func setAngular(
        _ ramp: GradientRamp, _ center: CGPoint, _ start: Angle, _ end: Angle, _ box: PixelBox, _ state: State
    ) -> Bool {
        guard center.isNumeric, start.radians.isFinite, end.radians.isFinite else { return setSource(ramp.last) }
        let turn = 2 * Double.pi
        // More than a turn shows its last turn.
        let sweep = end.radians - start.radians
        let visible = min(max(sweep, -turn), turn)
        let first = end.radians - visible
        let offset = sweep == 0 ? 0 : 1 - visible / sweep
        let size = abs(visible)
        let (cx, cy) = (Double(center.x), Double(center.y))
        return setSampled(ramp, box, state.placement.matrix(scale: scale)) { x, y in
            var angle = (atan2(y - cy, x - cx) - first) * (visible < 0 ? -1 : 1)
            angle -= (angle / turn).rounded(.down) * turn
            if angle <= size, size > 0 { return offset + (1 - offset) * angle / size }
            // Outside, the nearer end's colour.
            return angle - size < turn - angle ? 1 : offset
        }
    }

    /// A source worked out pixel by pixel: `location` tells the ramp's place for a point of the item.
    private func setSampled(
        _ ramp: GradientRamp, _ box: PixelBox, _ matrix: Matrix3, _ location: (Double, Double) -> Double
    ) -> Bool {
        guard let inverse = matrix.inverse, let layer = ImageSurface(box) else { return false }
        let table = ramp.table()
        let last = Double(table.count - 1)
        layer.withPixels { pixels in
            for row in 0..<layer.height {
                for column in 0..<layer.width {
                    let p = inverse.map(Double(box.x0 + column) + 0.5, Double(box.y0 + row) + 0.5)
                    guard p.w != 0 else { continue }
                    let t = location(p.x / p.w, p.y / p.w)
                    let index = t.isNaN ? 0 : min(max(t, 0), 1) * last + 0.5
                    pixels[row * layer.width + column] = table[Int(index)]
                }
            }
        }
        setSource(layer)
        return true
    }

    /// A layer at its own place.
    func setSource(_ layer: ImageSurface) {
        cairo_set_source_surface(cr, layer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cr), isVector ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    }
}

extension CGPoint {
    var isNumeric: Bool { x.isFinite && y.isFinite }
}

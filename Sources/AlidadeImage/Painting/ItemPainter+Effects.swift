import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    func group(_ effect: DisplayEffect, _ children: [DisplayItem], _ box: PixelBox, _ state: State) {
        switch effect {
        case .opacity(let value):
            opacity(value.isNaN ? 1 : min(max(value, 0), 1), children, box, state)
        case .blendMode(let mode):
            if mode == .normal { return paint(children, state) }
            layered(box, state) {
                paint(children, $0)
            } then: {
                cairo_set_operator(cr, mode.cairo)
                cairo_paint(cr)
            }
        case .clip(let shape, let style):
            saved {
                var inner = state
                inner.clip = clip(to: shape, style, state)
                if !inner.clip.isEmpty { paint(children, inner) }
            }
        case .mask(let mask):
            self.mask(children, by: mask, box, state)
        case .shadow(let color, let radius, let offset):
            shadow(children, color, radius: radius, offset: offset, box, state)
        case .blur(let radius, let opaque):
            blur(children, radius: radius, isOpaque: opaque, box, state)
        case .transform(let transform):
            guard let placement = state.placement.transformed(by: transform, scale: scale) else { return }
            var inner = state
            inner.placement = placement
            paint(children, inner)
        case .color(let effect):
            guard let layer = layer(box, state, { $0.paint(children, $1) }) else { return }
            layer.withPixels { ColorMatrix(effect).apply(to: $0) }
            draw(layer, state.alpha)
        // A finished list has none.
        case .backdrop: paint(children, state)
        case .compositing:
            // Only blend modes can tell a layer from none.
            guard children.contains(where: \.blends) else { return paint(children, state) }
            layered(box, state) {
                paint(children, $0)
            } then: {
                cairo_paint_with_alpha(cr, 1)
            }
        }
    }

    private func opacity(_ value: Double, _ children: [DisplayItem], _ box: PixelBox, _ state: State) {
        if value <= 0 { return }
        if value >= 1 { return paint(children, state) }
        if children.count == 1, children[0].isOneColour {
            var inner = state
            inner.alpha *= value
            return paint(children, inner)
        }
        layered(box, state) {
            paint(children, $0)
        } then: {
            cairo_paint_with_alpha(cr, value * state.alpha)
        }
    }

    /// Paints `body` into a layer no larger than `box`, makes it the source and runs `then`.
    private func layered(_ box: PixelBox, _ state: State, _ body: (State) -> Void, then: () -> Void) {
        saved {
            clip(to: box)
            cairo_push_group(cr)
            var inner = state
            inner.clip = box
            inner.alpha = 1
            body(inner)
            cairo_pop_group_to_source(cr)
            then()
        }
    }

    private func mask(_ children: [DisplayItem], by mask: [DisplayItem], _ box: PixelBox, _ state: State) {
        saved {
            clip(to: box)
            var inner = state
            inner.clip = box
            inner.alpha = 1
            cairo_push_group(cr)
            paint(children, inner)
            guard let content = cairo_pop_group(cr) else { return }
            cairo_push_group_with_content(cr, CAIRO_CONTENT_COLOR_ALPHA)
            paint(mask, inner)
            guard let alpha = cairo_pop_group(cr) else { return cairo_pattern_destroy(content) }
            cairo_set_source(cr, content)
            cairo_mask(cr, alpha)
            cairo_pattern_destroy(alpha)
            cairo_pattern_destroy(content)
        }
    }

    /// A picture of its own for what is worked on pixel by pixel; nil where it would be empty or too large.
    func layer(_ box: PixelBox, _ state: State, _ body: (ItemPainter, State) -> Void) -> ImageSurface? {
        guard let layer = ImageSurface(box), let context = cairo_create(layer.surface) else { return nil }
        var inner = state
        inner.clip = box
        inner.alpha = 1
        body(ItemPainter(cr: context, scale: scale), inner)
        cairo_destroy(context)
        return layer
    }

    private func draw(_ layer: ImageSurface, _ alpha: Double) {
        setSource(layer)
        cairo_paint_with_alpha(cr, alpha)
    }

    /// Radius is the Gaussian's standard deviation, in points: a shadow of radius 10 is the one that CSS and design
    /// tools, which count two deviations, call 20.
    private func sigma(_ radius: Double, _ box: PixelBox, _ state: State) -> Double {
        guard radius > 0, radius.isFinite else { return 0 }
        switch state.placement {
        case .translation: return radius * scale
        case .affine(let matrix): return radius * matrix.growth(at: 0, 0)
        case .projective(let matrix):
            guard let inverse = matrix.inverse else { return 0 }
            let p = inverse.map(Double(box.x0 + box.x1) / 2, Double(box.y0 + box.y1) / 2)
            return p.w != 0 ? radius * matrix.growth(at: p.x / p.w, p.y / p.w) : 0
        }
    }

    private func blur(
        _ children: [DisplayItem], radius: Double, isOpaque: Bool, _ box: PixelBox, _ state: State
    ) {
        let sigma = sigma(radius, box, state)
        guard sigma > 0.05 else { return paint(children, state) }
        // What lies just outside of the clip shines into it.
        let wanted = box.expanded(by: GaussianBlur.reach(sigma))
        let reach = children.reduce(PixelBox.empty) {
            $0.union(state.placement.pixels(covering: $1.bounds, scale: scale, limit: wanted))
        }
        // The picture must also have room for the light that spreads.
        let room = reach.expanded(by: GaussianBlur.reach(sigma)).intersection(wanted)
        guard let layer = layer(room, state, { $0.paint(children, $1) }) else { return }
        layer.withPixels { pixels in
            guard let start = pixels.baseAddress else { return }
            start.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
                GaussianBlur.blur($0, width: layer.width, height: layer.height, channels: 4, sigma: sigma)
            }
            if isOpaque { Self.makeOpaque(pixels, layer, within: reach) }
        }
        saved {
            clip(to: isOpaque ? reach.intersection(box) : box)
            draw(layer, state.alpha)
        }
    }

    /// Divides by alpha what the blur has mixed with nothing at the edges.
    private static func makeOpaque(
        _ pixels: UnsafeMutableBufferPointer<UInt32>, _ layer: ImageSurface, within box: PixelBox
    ) {
        let matrix = ColorMatrix(
            red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0), alpha: SIMD4(0, 0, 0, 1),
            constant: SIMD4(0, 0, 0, 1))
        matrix.apply(to: pixels)
    }

    private func shadow(
        _ children: [DisplayItem], _ color: DisplayColor, radius: Double, offset: CGSize, _ box: PixelBox,
        _ state: State
    ) {
        let (dx, dy) = (Double(offset.width), Double(offset.height))
        let alpha = Double(min(max(color.alpha, 0), 1)) * state.alpha
        guard alpha > 0, dx.isFinite, dy.isFinite else { return paint(children, state) }
        let sigma = sigma(radius, box, state)
        // Cast by the children where they would be after the offset; only what falls into `box` matters.
        var moved = state
        moved.placement = state.placement.translated(dx: dx, dy: dy)
        let wanted = box.expanded(by: GaussianBlur.reach(sigma))
        let reach = children.reduce(PixelBox.empty) {
            $0.union(moved.placement.pixels(covering: $1.bounds, scale: scale, limit: wanted))
        }
        let room = reach.expanded(by: GaussianBlur.reach(sigma)).intersection(wanted)
        if let layer = layer(room, moved, { $0.paint(children, $1) }) {
            Self.castShadow(layer, color, sigma)
            saved {
                clip(to: box)
                draw(layer, state.alpha)
            }
        }
        if state.alpha < 1 {
            layered(box, state) {
                paint(children, $0)
            } then: {
                cairo_paint_with_alpha(cr, state.alpha)
            }
        } else {
            paint(children, state)
        }
    }

    /// Replaces a picture by its blurred shadow.
    private static func castShadow(_ layer: ImageSurface, _ color: DisplayColor, _ sigma: Double) {
        layer.withPixels { pixels in
            var plane = pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
            plane.withUnsafeMutableBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                GaussianBlur.blur(start, width: layer.width, height: layer.height, channels: 1, sigma: sigma)
            }
            let ramp = GradientRamp(
                [
                    DisplayStop(
                        color: DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: 0),
                        location: 0),
                    DisplayStop(color: color, location: 1),
                ], opacity: 1
            ).table(256)
            for index in pixels.indices { pixels[index] = ramp[Int(plane[index])] }
        }
    }
}

extension DisplayItem {
    /// Draws each pixel at most once and in one colour, so that its opacity can go into the colour.
    var isOneColour: Bool {
        switch content {
        case .fill(_, .color), .stroke(_, .color, _): true
        case .scroll(_, _, let children): children.count == 1 && children[0].isOneColour
        default: false
        }
    }

    /// Whether something in here depends on what is painted before it.
    var blends: Bool {
        switch content {
        case .group(.blendMode(let mode), let children): mode != .normal || children.contains(where: \.blends)
        case .group(_, let children), .scroll(_, _, let children): children.contains(where: \.blends)
        default: false
        }
    }
}

extension BlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        // cairo has no "plus darker"; multiplying comes nearest.
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

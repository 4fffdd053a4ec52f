import Alidade
internal import CX11

/// Walks a display list and says each item in verbs.
///
/// Rectangles, text, plain clips and scrolling are said natively; everything else becomes a mask or a tile.
@MainActor struct FramePainter {
    let store: PictureStore
    let tiles: TileCache
    let scale: Double
    let canvas: Canvas

    func paint(_ items: [DisplayItem], background: DisplayColor) {
        canvas.fill(canvas.clip.bounds, background)
        draw(items, Place(dx: 0, dy: 0), opacity: 1)
        canvas.finish()
    }

    /// Where an item's coordinates lie in the window, points.
    struct Place {
        var dx: Double
        var dy: Double

        func callAsFunction(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width, height: rect.height)
        }
    }

    private func draw(_ items: [DisplayItem], _ place: Place, opacity: Double) {
        for item in items { draw(item, place, opacity: opacity) }
    }

    private func draw(_ item: DisplayItem, _ place: Place, opacity: Double) {
        guard canvas.clip.intersects(PixelRect(covering: place(item.bounds), scale: scale)) else { return }
        switch item.content {
        case .fill(.rectangle(let rect), .color(let color)):
            canvas.fill(PixelRect(snapping: place(rect), scale: scale), color.multipliedAlpha(opacity))
        case .fill(.roundedRectangle(let rect, let size, let style), .color(let color)):
            rounded(rect, size, style, item, place, color.multipliedAlpha(opacity))
        case .fill(let shape, .color(let color)):
            mask(.fill(shape), item, place, color.multipliedAlpha(opacity))
        case .stroke(.rectangle(let rect), .color(let color), let style) where style.isFrame:
            frame(rect, style, item, place, color.multipliedAlpha(opacity))
        case .stroke(let shape, .color(let color), let style):
            mask(.stroke(shape, style), item, place, color.multipliedAlpha(opacity))
        case .text(let layout, let origin):
            text(layout, CGPoint(x: origin.x + place.dx, y: origin.y + place.dy), item, place, opacity)
        case .scroll(let clip, let offset, let children):
            let saved = canvas.clip
            if let clip { canvas.clip = saved.intersection(PixelRect(snapping: place(clip), scale: scale)) }
            if !canvas.clip.isEmpty {
                draw(children, Place(dx: place.dx + offset.dx, dy: place.dy + offset.dy), opacity: opacity)
            }
            canvas.clip = saved
        case .group(let effect, let children):
            group(effect, children, item, place, opacity)
        case .fill, .stroke, .image:
            tile(item, place, opacity)
        }
    }

    private func group(
        _ effect: DisplayEffect, _ children: [DisplayItem], _ item: DisplayItem, _ place: Place, _ opacity: Double
    ) {
        switch effect {
        case .opacity(let value) where value >= 1 || value.isNaN:
            draw(children, place, opacity: opacity)
        case .opacity(let value) where children.fadeApart:
            draw(children, place, opacity: opacity * max(0, value))
        case .compositing where !children.contains(where: \.blends) && (opacity >= 1 || children.fadeApart),
            .blendMode(.normal) where opacity >= 1 || children.fadeApart:
            draw(children, place, opacity: opacity)
        case .transform(let matrix) where matrix.isTranslation && (opacity >= 1 || children.fadeApart):
            draw(
                children, Place(dx: place.dx + matrix.m31, dy: place.dy + matrix.m32), opacity: opacity)
        case .clip(.roundedRectangle(let rect, let size, let style), _) where opacity >= 1:
            let box = PixelRect(snapping: place(rect), scale: scale)
            guard let parts = RoundedCorners(box, cornerSize: size, style: style, scale: scale) else {
                tile(item, place, opacity)
                return
            }
            clipped(children, by: parts, item, place)
        case .clip(.rectangle(let rect), _) where opacity >= 1 || children.fadeApart:
            let saved = canvas.clip
            canvas.clip = saved.intersection(PixelRect(snapping: place(rect), scale: scale))
            if !canvas.clip.isEmpty { draw(children, place, opacity: opacity) }
            canvas.clip = saved
        case .blendMode(let mode):
            tile(item, place, opacity, operation: store.operation(mode), painting: children)
        default:
            tile(item, place, opacity)
        }
    }

    private func text(
        _ layout: TextLayout, _ origin: CGPoint, _ item: DisplayItem, _ place: Place, _ opacity: Double
    ) {
        // Emoji are pictures and huge glyphs do not fit a request: both go as a tile.
        if layout.runs.contains(where: { $0.font.isColor || $0.size * scale > Self.largestGlyph }) {
            tile(item, place, opacity)
            return
        }
        let bounds = canvas.clip.bounds
        // The origin by itself, so that a text is spaced the same wherever it stands.
        let left = PixelGrid.round(origin.x, scale)
        for run in layout.runs {
            guard run.size > 0, let font = store.font(run.font, pixelSize: run.size * scale) else { continue }
            let color = run.color.multipliedAlpha(opacity)
            let reach = Int(run.size * scale * 2)
            var pens: [(glyph: UInt32, x: Int, y: Int)] = []
            pens.reserveCapacity(run.glyphs.count)
            for (glyph, position) in zip(run.glyphs, run.positions) {
                let y = PixelGrid.round(origin.y + position.y, scale)
                guard y + reach > bounds.y, y - reach < bounds.maxY else { continue }
                pens.append((glyph, left + PixelGrid.round(position.x, scale), y))
            }
            canvas.glyphs(font, pens, color)
        }
        for rule in layout.rules {
            let rect = rule.rect.offsetBy(dx: origin.x, dy: origin.y)
            canvas.fill(PixelRect(snapping: rect, scale: scale), rule.color.multipliedAlpha(opacity))
        }
    }

    /// Pixels an em. Larger glyphs are drawn as shapes.
    static let largestGlyph = 256.0

    private func mask(_ source: MaskSource, _ item: DisplayItem, _ place: Place, _ color: DisplayColor) {
        guard color.alpha > 0 else { return }
        let piece = tiles.mask(
            source, bounds: item.bounds, place: place, scale: scale, visible: canvas.clip.bounds)
        if let piece { canvas.mask(piece.picture, at: piece.rect, color) }
    }

    private func rounded(
        _ rect: CGRect, _ size: CGSize, _ style: RoundedCornerStyle, _ item: DisplayItem, _ place: Place,
        _ color: DisplayColor
    ) {
        let box = PixelRect(snapping: place(rect), scale: scale)
        guard let parts = RoundedCorners(box, cornerSize: size, style: style, scale: scale) else {
            mask(.fill(.roundedRectangle(rect, cornerSize: size, style)), item, place, color)
            return
        }
        for part in parts.middle { canvas.fill(part, color) }
        guard color.alpha > 0, parts.corners.contains(where: canvas.clip.intersects) else { return }
        let stamp = parts.stampRect
        let bounds = CGRect(
            x: 0, y: 0, width: Double(stamp.width) / scale, height: Double(stamp.height) / scale)
        let piece = tiles.mask(
            .fill(parts.stamp), bounds: bounds, place: Place(dx: 0, dy: 0), scale: scale, visible: stamp)
        guard let piece else { return }
        for (index, corner) in parts.corners.enumerated() where canvas.clip.intersects(corner) {
            canvas.mask(piece.picture, from: parts.source(index), at: corner, color)
        }
    }

    /// A rectangle's line of whole pixels is four fills; its outer edge is on the pixel grid, as a filled one's is.
    private func frame(_ rect: CGRect, _ style: StrokeStyle, _ item: DisplayItem, _ place: Place, _ color: DisplayColor)
    {
        let half = style.lineWidth / 2
        let outer = PixelRect(snapping: place(rect.standardized.insetBy(dx: -half, dy: -half)), scale: scale)
        let pixels = style.lineWidth * scale
        guard pixels >= 1, pixels < 10_000, abs(pixels - pixels.rounded()) < 1e-6 else {
            mask(.stroke(.rectangle(rect), style), item, place, color)
            return
        }
        let line = Int(pixels.rounded())
        guard outer.width >= 2 * line, outer.height >= 2 * line else {
            mask(.stroke(.rectangle(rect), style), item, place, color)
            return
        }
        let sides = outer.height - 2 * line
        canvas.fill(PixelRect(x: outer.x, y: outer.y, width: outer.width, height: line), color)
        canvas.fill(PixelRect(x: outer.x, y: outer.y + line, width: line, height: sides), color)
        canvas.fill(PixelRect(x: outer.maxX - line, y: outer.y + line, width: line, height: sides), color)
        canvas.fill(PixelRect(x: outer.x, y: outer.maxY - line, width: outer.width, height: line), color)
    }

    /// Children inside a rounded rectangle: native where the clip is straight, and four small tiles at the corners.
    private func clipped(_ children: [DisplayItem], by parts: RoundedCorners, _ item: DisplayItem, _ place: Place) {
        let saved = canvas.clip
        canvas.clip = saved.intersection(parts.middle)
        if !canvas.clip.isEmpty { draw(children, place, opacity: 1) }
        for corner in parts.corners {
            canvas.clip = saved.intersection(corner)
            guard !canvas.clip.isEmpty,
                let piece = tiles.tile(item, place: place, scale: scale, visible: corner, part: corner)
            else { continue }
            canvas.tile(piece.picture, at: piece.rect)
        }
        canvas.clip = saved
    }

    private func tile(
        _ item: DisplayItem, _ place: Place, _ opacity: Double, operation: Int32 = PictOpOver,
        painting children: [DisplayItem]? = nil
    ) {
        var painted = item
        if let children { painted.content = .group(.compositing, children) }
        if opacity < 1 { painted.content = .group(.opacity(opacity), [painted]) }
        guard let piece = tiles.tile(painted, place: place, scale: scale, visible: canvas.clip.bounds) else { return }
        canvas.tile(piece.picture, at: piece.rect, operation: operation)
    }
}

extension StrokeStyle {
    /// Nothing but a line with square corners.
    fileprivate var isFrame: Bool { dash.isEmpty && lineJoin == .miter && miterLimit >= 1.5 }
}

extension PictureStore {
    /// XRender's operator for a blend mode; modes it lacks, and old servers, draw normally.
    func operation(_ mode: BlendMode) -> Int32 {
        switch mode {
        case .sourceAtop: return PictOpAtop
        case .destinationOver: return PictOpOverReverse
        case .destinationOut: return PictOpOutReverse
        case .plusLighter: return PictOpAdd
        default: break
        }
        guard connection.render?.hasBlendModes == true else { return PictOpOver }
        switch mode {
        // The picture's painter has no "plus darker" either.
        case .multiply, .plusDarker: return PictOpMultiply
        case .screen: return PictOpScreen
        case .overlay: return PictOpOverlay
        case .darken: return PictOpDarken
        case .lighten: return PictOpLighten
        case .colorDodge: return PictOpColorDodge
        case .colorBurn: return PictOpColorBurn
        case .softLight: return PictOpSoftLight
        case .hardLight: return PictOpHardLight
        case .difference: return PictOpDifference
        case .exclusion: return PictOpExclusion
        case .hue: return PictOpHSLHue
        case .saturation: return PictOpHSLSaturation
        case .color: return PictOpHSLColor
        case .luminosity: return PictOpHSLLuminosity
        default: return PictOpOver
        }
    }
}

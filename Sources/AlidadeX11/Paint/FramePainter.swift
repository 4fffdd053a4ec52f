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
        case .fill(let shape, .color(let color)):
            mask(.fill(shape), item, place, color.multipliedAlpha(opacity))
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
        case .opacity(let value) where value >= 1:
            draw(children, place, opacity: opacity)
        case .opacity(let value) where children.fadeApart:
            draw(children, place, opacity: opacity * max(0, value))
        case .compositing where opacity >= 1 || children.fadeApart, .blendMode(.normal) where opacity >= 1:
            draw(children, place, opacity: opacity)
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
        for run in layout.runs {
            guard run.size > 0, let font = store.font(run.font, pixelSize: run.size * scale) else { continue }
            let color = run.color.multipliedAlpha(opacity)
            let reach = Int(run.size * scale * 2)
            var pens: [(glyph: UInt32, x: Int, y: Int)] = []
            pens.reserveCapacity(run.glyphs.count)
            for (glyph, position) in zip(run.glyphs, run.positions) {
                let y = PixelGrid.round(origin.y + position.y, scale)
                guard y + reach > bounds.y, y - reach < bounds.maxY else { continue }
                pens.append((glyph, PixelGrid.round(origin.x + position.x, scale), y))
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
        for piece in tiles.masks(source, bounds: item.bounds, place: place, scale: scale, visible: canvas.clip) {
            canvas.mask(piece.picture, at: piece.rect, color)
        }
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
        case .multiply: return PictOpMultiply
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

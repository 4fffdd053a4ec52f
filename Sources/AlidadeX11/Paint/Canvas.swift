import Alidade
internal import CX11

/// The verbs that put pictures on a back pixmap, and nothing else. (The fifth, copy, is `BackPixmap.copy`.)
///
/// Fills of one colour are gathered into one request, and so are glyphs of one font and colour; the clip is sent only
/// when it differs from the last one.
@MainActor final class Canvas {
    private let store: PictureStore
    private let display: OpaquePointer
    private let target: Picture
    private(set) var statistics = WindowStatistics()

    /// What may be painted now; set it freely, it is sent when something is drawn.
    var clip: PixelRegion
    private var sentClip: PixelRegion?
    private var fillColor = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    private var fillRects: [XRectangle] = []
    private var glyphColor = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    private var specs: [XftGlyphFontSpec] = []
    /// Xft makes room for more than a thousand anew each time.
    private static let specLimit = 1_000

    init(store: PictureStore, target: Picture, clip: PixelRegion) {
        self.store = store
        self.target = target
        self.clip = clip
        display = store.connection.display
    }

    /// Verb 1. `rect` is clipped here, so any length is welcome.
    func fill(_ rect: PixelRect, _ color: DisplayColor) {
        guard color.alpha > 0, clip.intersects(rect) else { return }
        let part = rect.intersection(clip.bounds)
        if !specs.isEmpty || color != fillColor || sentClip != clip { finish() }
        sendClip()
        fillColor = color
        fillRects.append(part.wire)
        statistics.fills += 1
    }

    /// Verb 2. Pens are baseline origins in pixels.
    func glyphs(
        _ font: UnsafeMutablePointer<XftFont>, _ glyphs: some Collection<(glyph: UInt32, x: Int, y: Int)>,
        _ color: DisplayColor
    ) {
        guard color.alpha > 0, !glyphs.isEmpty else { return }
        // Of another font it is not sure that it is still open when the glyphs are sent.
        if specs.isEmpty || specs[0].font != font || color != glyphColor || sentClip != clip
            || specs.count > Self.specLimit
        {
            finish()
            sendClip()
            glyphColor = color
        }
        let before = specs.count
        for (glyph, x, y) in glyphs where abs(x) < 32_000 && abs(y) < 32_000 {
            specs.append(XftGlyphFontSpec(font: font, glyph: glyph, x: Int16(x), y: Int16(y)))
        }
        statistics.glyphs += specs.count - before
    }

    /// Verb 3: `color` where the mask is. The mask's pixel at `source` goes to `place`'s top-left corner; what `place`
    /// lacks is cut off.
    func mask(_ mask: Picture, from source: (x: Int, y: Int) = (0, 0), at place: PixelRect, _ color: DisplayColor) {
        let part = place.intersection(clip.bounds)
        guard color.alpha > 0, !part.isEmpty else { return }
        finish()
        sendClip()
        XRenderComposite(
            display, PictOpOver, store.solid(color), mask, target, 0, 0, Int32(part.x - place.x + source.x),
            Int32(part.y - place.y + source.y), Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height))
        statistics.masks += 1
    }

    /// Verb 4: a tile, premultiplied ARGB.
    func tile(_ tile: Picture, at place: PixelRect, operation: Int32 = PictOpOver) {
        let part = place.intersection(clip.bounds)
        guard !part.isEmpty else { return }
        finish()
        sendClip()
        XRenderComposite(
            display, operation, tile, 0, target, Int32(part.x - place.x), Int32(part.y - place.y), 0, 0,
            Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height))
        statistics.tiles += 1
    }

    /// Sends what was gathered. Call it once after the last verb.
    func finish() {
        if !specs.isEmpty {
            XftGlyphFontSpecRender(
                display, PictOpOver, store.solid(glyphColor), target, 0, 0, specs, Int32(specs.count))
            specs.removeAll(keepingCapacity: true)
        }
        guard !fillRects.isEmpty else { return }
        var wire = fillColor.wire
        XRenderFillRectangles(display, PictOpOver, target, &wire, fillRects, Int32(fillRects.count))
        fillRects.removeAll(keepingCapacity: true)
    }

    private func sendClip() {
        if sentClip == clip { return }
        let rects = clip.rects.map(\.wire)
        XRenderSetPictureClipRectangles(display, target, 0, 0, rects, Int32(rects.count))
        sentClip = clip
    }
}

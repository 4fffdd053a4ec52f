import Alidade
internal import CX11

/// Masks and tiles in the server, found again by what they show.
///
/// An entry is found by the item's value and by where its coordinates fall between pixels, so content that scrolls
/// by whole pixels is painted and sent once. The least recently used go first when the budget is spent.
@MainActor final class TileCache {
    private let connection: DisplayConnection
    private var buckets: [Key: [Entry]] = [:]
    private var contexts: [Int: GC] = [:]
    private var clock = 0
    private(set) var bytes = 0
    private(set) var uploads = 0
    private(set) var uploadedBytes = 0

    /// Bytes of pixels kept in the server: six times what the largest window shows, within bounds. Scrolled content
    /// comes back within a few screens; what is older has mostly been painted for a state that never returns.
    private(set) var budget = leastBudget
    private static let leastBudget = 8 << 20
    private static let largestBudget = 48 << 20

    /// Says how many pixels a window has.
    func makeRoom(forWindowOf pixels: Int) {
        budget = max(budget, min(pixels * 4 * 6, Self.largestBudget))
    }

    struct Piece {
        let picture: Picture
        let rect: PixelRect
    }

    /// Cheap to compute; equal content has equal keys, and `Entry.content` decides.
    private struct Key: Hashable {
        let width: Int
        let height: Int
        let phaseX: Double
        let phaseY: Double
        let scale: Double
        let identity: UInt64
    }

    private enum Content: Equatable {
        case item(DisplayItem)
        case mask(MaskSource)
    }

    private final class Entry {
        let content: Content
        /// Pixels relative to the item's coordinate origin.
        let rect: PixelRect
        let pixmap: Pixmap
        let picture: Picture
        let bytes: Int
        var lastUse: Int

        init(content: Content, rect: PixelRect, pixmap: Pixmap, picture: Picture, bytes: Int, lastUse: Int) {
            self.content = content
            self.rect = rect
            self.pixmap = pixmap
            self.picture = picture
            self.bytes = bytes
            self.lastUse = lastUse
        }
    }

    init(connection: DisplayConnection) { self.connection = connection }

    /// The item painted alone on nothing, as far as it lies in `part`; nil where nothing of it is visible or it cannot
    /// be painted.
    func tile(
        _ item: DisplayItem, place: FramePainter.Place, scale: Double, visible: PixelRect, part: PixelRect? = nil
    ) -> Piece? {
        piece(
            .item(item), identity: item.identity, bounds: item.bounds, place: place, scale: scale, visible: visible,
            part: part, depth: 32)
    }

    /// A shape's coverage.
    func mask(
        _ source: MaskSource, bounds: CGRect, place: FramePainter.Place, scale: Double, visible: PixelRect
    ) -> Piece? {
        piece(
            .mask(source), identity: 0, bounds: bounds, place: place, scale: scale, visible: visible, part: nil,
            depth: 8)
    }

    private func piece(
        _ content: Content, identity: UInt64, bounds: CGRect, place: FramePainter.Place, scale: Double,
        visible: PixelRect, part: PixelRect?, depth: Int
    ) -> Piece? {
        let covered = PixelRect(covering: place(bounds), scale: scale)
        let whole = part.map(covered.intersection) ?? covered
        guard whole.intersects(visible) else { return nil }
        // The whole pixels of the place do not change the picture, only what is between them.
        let baseX = Int((place.dx * scale).rounded(.down))
        let baseY = Int((place.dy * scale).rounded(.down))
        // What is much larger than what shows is painted as far as it shows.
        let wanted =
            whole.area <= Self.largestWhole && whole.width <= 8192 && whole.height <= 8192
            ? whole : whole.intersection(visible)
        guard wanted.area <= Self.largestWhole * 4 else { return nil }
        let rect = wanted.offsetBy(dx: -baseX, dy: -baseY)
        let phaseX = place.dx - Double(baseX) / scale
        let phaseY = place.dy - Double(baseY) / scale
        let key = Key(
            width: rect.width, height: rect.height, phaseX: phaseX, phaseY: phaseY, scale: scale, identity: identity)
        clock += 1
        if let found = buckets[key]?.first(where: { $0.rect == rect && $0.content == content }) {
            found.lastUse = clock
            return Piece(picture: found.picture, rect: wanted)
        }
        guard let entry = paint(content, rect, phaseX, phaseY, scale, depth) else { return nil }
        buckets[key, default: []].append(entry)
        bytes += entry.bytes
        if bytes > budget { evict() }
        return Piece(picture: entry.picture, rect: wanted)
    }

    /// Pixels of a tile that is kept whole though only a part shows.
    static let largestWhole = 2 << 20

    private func paint(
        _ content: Content, _ rect: PixelRect, _ dx: Double, _ dy: Double, _ scale: Double, _ depth: Int
    ) -> Entry? {
        guard let render = connection.render else { return nil }
        let uploaded: (pixmap: Pixmap, bytes: Int)
        switch content {
        case .item(let item):
            guard let pixels = Rasterizer.argb([item], dx: dx, dy: dy, rect: rect, scale: scale) else { return nil }
            uploaded = upload(pixels, rect, depth: 32)
        case .mask(let source):
            guard let bytes = Rasterizer.coverage(source, dx: dx, dy: dy, rect: rect, scale: scale) else { return nil }
            uploaded = upload(bytes, rect, depth: 8)
        }
        let picture = XRenderCreatePicture(
            connection.display, uploaded.pixmap, depth == 32 ? render.argb : render.alpha, 0, nil)
        uploads += 1
        uploadedBytes += uploaded.bytes
        return Entry(
            content: content, rect: rect, pixmap: uploaded.pixmap, picture: picture, bytes: uploaded.bytes,
            lastUse: clock)
    }

    private func upload<Pixel>(_ pixels: [Pixel], _ rect: PixelRect, depth: Int) -> (Pixmap, Int) {
        let display = connection.display
        let pixmap = XCreatePixmap(
            display, connection.root, UInt32(rect.width), UInt32(rect.height), UInt32(depth))
        let gc = context(depth: depth, pixmap)
        pixels.withUnsafeBytes { raw in
            ClientImage.withImage(
                raw, width: rect.width, height: rect.height, depth: depth, bitsPerPixel: depth,
                bytesPerRow: rect.width * depth / 8
            ) { image in
                XPutImage(display, pixmap, gc, image, 0, 0, 0, 0, UInt32(rect.width), UInt32(rect.height))
            }
        }
        return (pixmap, rect.width * rect.height * depth / 8)
    }

    /// A graphics context fits every pixmap of its depth.
    private func context(depth: Int, _ pixmap: Pixmap) -> GC? {
        if let known = contexts[depth] { return known }
        let made = XCreateGC(connection.display, pixmap, 0, nil)
        contexts[depth] = made
        return made
    }

    /// Down to three quarters of the budget, so that it does not happen every frame.
    private func evict() {
        var all: [(key: Key, entry: Entry)] = []
        for (key, entries) in buckets { for entry in entries { all.append((key, entry)) } }
        all.sort { $0.entry.lastUse < $1.entry.lastUse }
        for (key, entry) in all {
            // The newest has just been asked for.
            if bytes <= budget / 4 * 3 || entry.lastUse == clock { break }
            free(entry)
            buckets[key]?.removeAll { $0 === entry }
            if buckets[key]?.isEmpty == true { buckets[key] = nil }
        }
    }

    private func free(_ entry: Entry) {
        XRenderFreePicture(connection.display, entry.picture)
        XFreePixmap(connection.display, entry.pixmap)
        bytes -= entry.bytes
    }

    func removeAll() {
        for entries in buckets.values { for entry in entries { free(entry) } }
        buckets.removeAll()
    }
}

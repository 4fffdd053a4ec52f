import Alidade
internal import CX11

/// Painting without RENDER: the complete painter makes the picture and the damaged parts are sent whole.
@MainActor enum ImageFallback {
    static func paint(
        _ frame: Frame, _ damage: PixelRegion, scale: Double, connection: DisplayConnection, on back: BackPixmap
    ) {
        let masks = ChannelMasks(visual: connection.visual.pointee)
        let bits = bitsPerPixel(connection)
        for rect in damage.rects {
            guard
                let pixels = Rasterizer.argb(
                    frame.items, dx: 0, dy: 0, rect: rect, scale: scale, background: frame.background)
            else { continue }
            let bytesPerRow = (rect.width * bits + 31) / 32 * 4
            var wire = [UInt8](repeating: 0, count: bytesPerRow * rect.height)
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    let pixel = masks.pixel(pixels[y * rect.width + x])
                    let start = y * bytesPerRow + x * bits / 8
                    for byte in 0..<(bits / 8) { wire[start + byte] = UInt8(truncatingIfNeeded: pixel >> (8 * byte)) }
                }
            }
            wire.withUnsafeBytes { raw in
                ClientImage.withImage(
                    raw, width: rect.width, height: rect.height, depth: Int(connection.depth), bitsPerPixel: bits,
                    bytesPerRow: bytesPerRow, isLittleEndian: true
                ) { back.put($0, at: rect) }
            }
        }
    }

    private static func bitsPerPixel(_ connection: DisplayConnection) -> Int {
        var count: Int32 = 0
        guard let formats = XListPixmapFormats(connection.display, &count) else { return 32 }
        defer { XFree(formats) }
        for index in 0..<Int(count) where formats[index].depth == connection.depth {
            return Int(formats[index].bits_per_pixel)
        }
        return 32
    }
}

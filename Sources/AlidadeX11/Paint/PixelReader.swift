internal import CX11

/// Pixels of a drawable as 8 bits a channel, whatever the screen's depth.
@MainActor enum PixelReader {
    /// 0xRRGGBB, row by row; nil where the drawable is gone or the area is not inside of it.
    static func read(_ connection: DisplayConnection, drawable: Drawable, width: Int, height: Int) -> [UInt32]? {
        guard
            let image = XGetImage(
                connection.display, drawable, 0, 0, UInt32(width), UInt32(height), ~0, ZPixmap)
        else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        guard let get = image.pointee.f.get_pixel else { return nil }
        let masks = ChannelMasks(visual: connection.visual.pointee)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        if image.pointee.bits_per_pixel == 32, masks.isPlain, image.pointee.byte_order == ClientImage.byteOrder,
            let data = image.pointee.data
        {
            for y in 0..<height {
                let row = UnsafeRawPointer(data) + y * Int(image.pointee.bytes_per_line)
                for x in 0..<width { pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF) }
            }
            return pixels
        }
        for y in 0..<height {
            for x in 0..<width { pixels.append(masks.rgb(get(image, Int32(x), Int32(y)))) }
        }
        return pixels
    }
}

/// Where a visual's pixels keep their colours.
struct ChannelMasks {
    let red: Channel
    let green: Channel
    let blue: Channel

    struct Channel {
        let shift: Int
        let bits: Int

        init(mask: UInt) {
            shift = mask == 0 ? 0 : mask.trailingZeroBitCount
            bits = mask.nonzeroBitCount
        }

        /// 8 bits to the channel's own.
        func pack(_ value: UInt32) -> UInt {
            let scaled = bits >= 8 ? UInt(value) << (bits - 8) : UInt(value) >> (8 - bits)
            return scaled << shift
        }

        /// The channel's own bits to 8; all ones is 255.
        func unpack(_ pixel: UInt) -> UInt32 {
            guard bits > 0 else { return 0 }
            let most = (UInt(1) << bits) - 1
            return UInt32((((pixel >> shift) & most) * 255 + most / 2) / most)
        }
    }

    init(visual: Visual) {
        red = Channel(mask: visual.red_mask)
        green = Channel(mask: visual.green_mask)
        blue = Channel(mask: visual.blue_mask)
    }

    /// Pixels are 0xRRGGBB as they are.
    var isPlain: Bool {
        red.shift == 16 && green.shift == 8 && blue.shift == 0 && red.bits == 8 && green.bits == 8 && blue.bits == 8
    }

    func rgb(_ pixel: UInt) -> UInt32 { red.unpack(pixel) << 16 | green.unpack(pixel) << 8 | blue.unpack(pixel) }

    func pixel(_ rgb: UInt32) -> UInt {
        red.pack(rgb >> 16 & 255) | green.pack(rgb >> 8 & 255) | blue.pack(rgb & 255)
    }
}

/// A PNG of plain pixels, stored without compression: enough to look at a window.
package enum PNGFile {
    /// `pixels` are 0xRRGGBB, row by row.
    package static func encode(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
        var raw: [UInt8] = []
        raw.reserveCapacity((width * 3 + 1) * height)
        for y in 0..<height {
            raw.append(0)
            for x in 0..<width {
                let pixel = pixels[y * width + x]
                raw += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
            }
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits a channel, colour without alpha.
        chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0], &file)
        chunk("IDAT", zlib(raw), &file)
        chunk("IEND", [], &file)
        return file
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Deflate's stored blocks hold 65,535 bytes each.
    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        out.reserveCapacity(data.count + data.count / 6_000 + 16)
        var start = 0
        repeat {
            let count = min(65_535, data.count - start)
            let isLast = start + count == data.count
            out += [
                isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
            ]
            out += data[start..<(start + count)]
            start += count
        } while start < data.count
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in data {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return out + bytes(b << 16 | a)
    }

    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        return value
    }

    private static func chunk(_ name: String, _ data: [UInt8], _ file: inout [UInt8]) {
        let body = Array(name.utf8) + data
        var check: UInt32 = ~0
        for byte in body { check = table[Int((check ^ UInt32(byte)) & 255)] ^ (check >> 8) }
        file += bytes(UInt32(data.count)) + body + bytes(~check)
    }
}

internal import CX11

/// Pixels of this process dressed as an `XImage`, for as long as a call lasts.
enum ClientImage {
    /// This machine's, in Xlib's numbers.
    static var byteOrder: Int32 { 1.littleEndian == 1 ? LSBFirst : MSBFirst }

    /// Xlib swaps the bytes where the server wants the other order.
    static func withImage(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, depth: Int, bitsPerPixel: Int, bytesPerRow: Int,
        isLittleEndian: Bool = 1.littleEndian == 1, _ body: (UnsafeMutablePointer<XImage>) -> Void
    ) {
        var image = XImage()
        image.width = Int32(width)
        image.height = Int32(height)
        image.format = ZPixmap
        // XPutImage only reads.
        image.data = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?.assumingMemoryBound(to: CChar.self)
        image.byte_order = isLittleEndian ? LSBFirst : MSBFirst
        image.bitmap_unit = 32
        image.bitmap_bit_order = image.byte_order
        image.bitmap_pad = bitsPerPixel == 8 ? 8 : 32
        image.depth = Int32(depth)
        image.bits_per_pixel = Int32(bitsPerPixel)
        image.bytes_per_line = Int32(bytesPerRow)
        guard XInitImage(&image) != 0 else { return }
        body(&image)
    }
}

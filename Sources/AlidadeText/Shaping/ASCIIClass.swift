/// What a paragraph of plain ASCII spares: itemising, bidi and fallback.
struct ASCIIClass {
    /// Only printable ASCII.
    private(set) var isPlain = true
    private(set) var hasLetters = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
            if byte < 0x20 || byte > 0x7E {
                isPlain = false
                return
            }
            let lower = byte | 0x20
            if lower >= 0x61, lower <= 0x7A { hasLetters = true }
        }
    }
}

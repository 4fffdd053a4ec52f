internal import CX11

/// A text that has been asked of another program.
struct SelectionReading {
    let selection: Atom
    let body: @MainActor (String?) -> Void
    var asksForLatin1 = false
    /// The text comes in parts (ICCCM's INCR).
    var isInParts = false
    var bytes: [UInt8] = []
    /// When the other program is given up.
    var deadline = Double.infinity

    /// Seconds without a sign.
    static let patience = 5.0
    /// Bytes.
    static let sizeLimit = 64 << 20

    init(selection: Atom, body: @escaping @MainActor (String?) -> Void) {
        self.selection = selection
        self.body = body
    }

    var text: String { asksForLatin1 ? Latin1.text(bytes) : String(decoding: bytes, as: UTF8.self) }
}

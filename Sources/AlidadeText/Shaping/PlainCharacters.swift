/// The characters that need no itemising: left to right or neutral, never joined to a neighbour, never an emoji.
///
/// ASCII, Latin-1, the dashes, quotes, bullets and the ellipsis, the euro and the minus sign. Each has a small code,
/// so that a table can be indexed by it.
enum PlainCharacters {
    static let count = 217
    private static let latin1: UInt8 = 95
    private static let punctuation: UInt8 = 191
    private static let euro: UInt8 = 215
    private static let minus: UInt8 = 216

    /// Bytes that a code's character takes in UTF-8.
    static func length(_ code: UInt8) -> Int { code < latin1 ? 1 : code < punctuation ? 2 : 3 }

    static func scalar(_ code: UInt8) -> UInt32 {
        switch code {
        case ..<latin1: UInt32(code) + 0x20
        case ..<punctuation: UInt32(code - latin1) + 0xA0
        case ..<euro: UInt32(code - punctuation) + 0x2010
        case euro: 0x20AC
        default: 0x2212
        }
    }

    /// What a stretch of text turned out to be.
    struct Decoded {
        var count: Int
        var hasLetters: Bool
    }

    /// Writes the codes of `bytes` to `codes`, which has room for one a byte; nil where another character stands.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, into codes: UnsafeMutablePointer<UInt8>
    ) -> Decoded? {
        var result = Decoded(count: 0, hasLetters: false)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                let lower = byte | 0x20
                if lower >= 0x61, lower <= 0x7A { result.hasLetters = true }
                codes[result.count] = byte - 0x20
                index += 1
            } else if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] >= 0xA0, bytes[index + 1] != 0xAD {
                let next = bytes[index + 1]
                if next == 0xAA || next == 0xBA { result.hasLetters = true }
                codes[result.count] = latin1 + (next - 0xA0)
                index += 2
            } else if byte == 0xC3, index + 1 < bytes.count {
                let next = bytes[index + 1]
                // The multiplication and the division sign are no letters.
                if next != 0x97, next != 0xB7 { result.hasLetters = true }
                codes[result.count] = latin1 + 0x20 + (next - 0x80)
                index += 2
            } else if byte == 0xE2, index + 2 < bytes.count, let code = wide(bytes[index + 1], bytes[index + 2]) {
                codes[result.count] = code
                index += 3
            } else {
                return nil
            }
            result.count += 1
        }
        return result
    }

    private static func wide(_ second: UInt8, _ third: UInt8) -> UInt8? {
        switch (second, third) {
        case (0x80, 0x90...0xA7): punctuation + (third - 0x90)
        case (0x82, 0xAC): euro
        case (0x88, 0x92): minus
        default: nil
        }
    }
}

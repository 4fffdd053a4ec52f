internal import CPango

/// Advances of ASCII characters by the character that follows, learnt from HarfBuzz's own answers.
///
/// The system font is set with pair kerning and nothing that looks further, so after a few texts every new one is a
/// sum of known advances, twenty times faster than shaping. Each answer of HarfBuzz is compared with what is known
/// already: a font that contradicts itself (ligatures, contexts) is never read from the table again.
final class PairTable {
    /// Codes of the characters ' '…'~' and of the end of a stretch.
    private static let characters = 95
    private static let codes = 96
    private static let unknown = Int32.min

    private let advances: UnsafeMutablePointer<Int32>
    private let glyphs: UnsafeMutablePointer<UInt32>
    private(set) var isUsable = true

    init() {
        advances = .allocate(capacity: PairTable.characters * PairTable.codes)
        advances.initialize(repeating: PairTable.unknown, count: PairTable.characters * PairTable.codes)
        glyphs = .allocate(capacity: PairTable.characters)
        glyphs.initialize(repeating: 0, count: PairTable.characters)
    }

    deinit {
        advances.deallocate()
        glyphs.deallocate()
    }

    /// Whether all pairs of a stretch are known; `bytes` are printable ASCII.
    func knows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isUsable, !bytes.isEmpty else { return false }
        for index in bytes.indices where advance(bytes, index) == PairTable.unknown { return false }
        return true
    }

    func advance(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int32 {
        let next = index + 1 < bytes.count ? Int(bytes[index + 1]) - 0x20 : PairTable.characters
        return advances[(Int(bytes[index]) - 0x20) * PairTable.codes + next]
    }

    func glyph(_ byte: UInt8) -> UInt32 { glyphs[Int(byte) - 0x20] }

    /// Takes over what HarfBuzz answered for a stretch of printable ASCII.
    func learn(
        _ bytes: UnsafeBufferPointer<UInt8>, _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
        _ positions: UnsafePointer<hb_glyph_position_t>
    ) {
        guard isUsable else { return }
        guard infos.count == bytes.count else {
            isUsable = false
            return
        }
        let first = Int(infos[0].cluster)
        for index in bytes.indices {
            let code = Int(bytes[index]) - 0x20
            let next = index + 1 < bytes.count ? Int(bytes[index + 1]) - 0x20 : PairTable.characters
            let slot = code * PairTable.codes + next
            let known = advances[slot]
            let glyph = glyphs[code]
            if Int(infos[index].cluster) != first + index || positions[index].x_offset != 0
                || positions[index].y_offset != 0
                || (known != PairTable.unknown && known != positions[index].x_advance)
                || (glyph != 0 && glyph != infos[index].codepoint)
            {
                isUsable = false
                return
            }
            advances[slot] = positions[index].x_advance
            glyphs[code] = infos[index].codepoint
        }
    }
}

internal import CPango

/// Advances of plain characters by the character that follows, learnt from HarfBuzz's own answers.
///
/// The system font is set with pair kerning and nothing that looks further, so after a few texts every new one is a
/// sum of known advances, twenty times faster than shaping. Each answer of HarfBuzz is compared with what is known
/// already: a font that contradicts itself (ligatures, contexts) is never read from the table again.
final class PairTable {
    private typealias Row = UnsafeMutablePointer<Int32>

    private static let unknown = Int32.min
    /// One more for the end of a stretch.
    private static let rowLength = PlainCharacters.count + 1

    /// A row for each first character, made when it is first met.
    private let rows: UnsafeMutablePointer<Row?>
    private let glyphs: UnsafeMutablePointer<UInt32>
    private(set) var isUsable = true

    init() {
        rows = .allocate(capacity: PlainCharacters.count)
        rows.initialize(repeating: nil, count: PlainCharacters.count)
        glyphs = .allocate(capacity: PlainCharacters.count)
        glyphs.initialize(repeating: 0, count: PlainCharacters.count)
    }

    deinit {
        for code in 0..<PlainCharacters.count { rows[code]?.deallocate() }
        rows.deallocate()
        glyphs.deallocate()
    }

    /// Whether all pairs of a stretch are known.
    func knows(_ codes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isUsable, !codes.isEmpty else { return false }
        for index in codes.indices where advance(codes, index) == PairTable.unknown { return false }
        return true
    }

    func advance(_ codes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int32 {
        rows[Int(codes[index])]?[PairTable.next(codes, index)] ?? PairTable.unknown
    }

    func glyph(_ code: UInt8) -> UInt32 { glyphs[Int(code)] }

    /// Takes over what HarfBuzz answered for a stretch that begins at byte `start` of its paragraph.
    func learn(
        _ codes: UnsafeBufferPointer<UInt8>, start: Int, _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
        _ positions: UnsafePointer<hb_glyph_position_t>
    ) {
        guard isUsable else { return }
        guard infos.count == codes.count else {
            isUsable = false
            return
        }
        var byte = start
        for index in codes.indices {
            let code = Int(codes[index])
            let row = rows[code] ?? makeRow(code)
            let known = row[PairTable.next(codes, index)]
            let glyph = glyphs[code]
            if Int(infos[index].cluster) != byte || positions[index].x_offset != 0 || positions[index].y_offset != 0
                || (known != PairTable.unknown && known != positions[index].x_advance)
                || (glyph != 0 && glyph != infos[index].codepoint)
            {
                isUsable = false
                return
            }
            row[PairTable.next(codes, index)] = positions[index].x_advance
            glyphs[code] = infos[index].codepoint
            byte += PlainCharacters.length(codes[index])
        }
    }

    private static func next(_ codes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        index + 1 < codes.count ? Int(codes[index + 1]) : PlainCharacters.count
    }

    private func makeRow(_ code: Int) -> Row {
        let row = Row.allocate(capacity: PairTable.rowLength)
        row.initialize(repeating: PairTable.unknown, count: PairTable.rowLength)
        rows[code] = row
        return row
    }
}

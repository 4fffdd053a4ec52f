internal import CPango

/// Where a paragraph may be broken (Unicode annex 14), by cluster.
struct BreakTable {
    /// A place between words: a line may end before cluster `at`; its ink ends at `visibleEnd`, white space stripped.
    struct Opportunity {
        var at: Int32
        var visibleEnd: Int32
        /// A soft hyphen stands here: a line that ends here shows it.
        var insertsHyphen: Bool
    }

    /// In order; the last is the paragraph's end.
    private(set) var opportunities: [Opportunity] = []
    /// Some soft hyphen may become visible.
    private(set) var hasHyphens = false
    private var flags: [UInt8] = []

    private static let whiteFlag: UInt8 = 1
    private static let graphemeFlag: UInt8 = 2

    /// Cluster `index` is white space.
    func isWhite(_ index: Int) -> Bool { flags[index] & BreakTable.whiteFlag != 0 }

    /// A grapheme starts at cluster `index`, so a word too long for a line may be broken before it.
    func startsGrapheme(_ index: Int) -> Bool { flags[index] & BreakTable.graphemeFlag != 0 }

    /// Bits of PangoLogAttr, whose layout is a part of Pango's binary interface.
    private enum Attribute {
        static let lineBreak: UInt32 = 1 << 0
        static let white: UInt32 = 1 << 3
        static let cursorPosition: UInt32 = 1 << 4
        static let insertsHyphen: UInt32 = 1 << 13
    }

    init(_ paragraph: ShapedParagraph, language: OpaquePointer) {
        let count = paragraph.clusterCount
        flags = [UInt8](repeating: 0, count: count + 1)
        flags[count] = BreakTable.graphemeFlag
        var attributes = BreakTable.attributes(of: paragraph.text, language: language)
        if attributes.isEmpty { attributes = [0] }
        var lineEnd: Int32 = 0
        var character = 0
        var byte = 0
        var next = 0
        func reach(_ attribute: UInt32) {
            while next < count, Int(paragraph.starts[next]) <= byte {
                if next > 0, attribute & Attribute.lineBreak != 0, Int(paragraph.starts[next]) == byte {
                    if attribute & Attribute.insertsHyphen != 0 { hasHyphens = true }
                    opportunities.append(
                        Opportunity(
                            at: Int32(next), visibleEnd: lineEnd,
                            insertsHyphen: attribute & Attribute.insertsHyphen != 0))
                }
                if attribute & Attribute.cursorPosition != 0 { flags[next] |= BreakTable.graphemeFlag }
                if attribute & Attribute.white != 0 {
                    flags[next] |= BreakTable.whiteFlag
                } else {
                    lineEnd = Int32(next + 1)
                }
                next += 1
            }
        }
        for unit in paragraph.text.utf8 {
            if unit & 0xC0 != 0x80 {
                reach(character < attributes.count ? attributes[character] : 0)
                character += 1
            }
            byte += 1
        }
        while next < count { reach(0) }
        opportunities.append(Opportunity(at: Int32(count), visibleEnd: lineEnd, insertsHyphen: false))
    }

    private static func attributes(of text: String, language: OpaquePointer) -> [UInt32] {
        var text = text
        let count = text.unicodeScalars.count + 1
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress, bytes.count < Int32.max / 2 else { return [] }
            return [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                buffer.initialize(repeating: 0)
                UnsafeMutableRawPointer(buffer.baseAddress!).withMemoryRebound(
                    to: PangoLogAttr.self, capacity: count
                ) { attributes in
                    base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                        pango_get_log_attrs($0, Int32(bytes.count), -1, language, attributes, Int32(count))
                    }
                }
                initialized = count
            }
        }
    }
}

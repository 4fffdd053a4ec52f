/// What ends a paragraph or a line by force: LF, CR, CR LF, and the characters U+2028, U+2029 and U+0085.
enum ParagraphSeparator {
    static func first(in units: String.UTF8View, from start: String.Index) -> Range<String.Index>? {
        var index = start
        while index != units.endIndex {
            let unit = units[index]
            let next = units.index(after: index)
            switch unit {
            case 0x0A, 0x0B, 0x0C: return index..<next
            case 0x0D:
                let isPair = next != units.endIndex && units[next] == 0x0A
                return index..<(isPair ? units.index(after: next) : next)
            case 0xC2 where next != units.endIndex && units[next] == 0x85:
                return index..<units.index(after: next)
            case 0xE2 where next != units.endIndex && units[next] == 0x80:
                let last = units.index(after: next)
                if last != units.endIndex, units[last] == 0xA8 || units[last] == 0xA9 {
                    return index..<units.index(after: last)
                }
            default: break
            }
            index = next
        }
        return nil
    }
}

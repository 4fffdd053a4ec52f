import Foundation

/// Cuts Swift source into words, so far as finding declarations needs: comments and the insides of strings are gone.
struct SourceScanner {
    struct Word: Equatable {
        var text: String
        /// Brackets of any kind around it.
        var depth: Int
        /// From 1.
        var line: Int
        var startsLine: Bool

        func `is`(_ text: String) -> Bool { self.text == text }
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var depth = 0
    private var words: [Word] = []
    private var lastLine = 0

    static func words(of source: String) -> [Word] {
        var scanner = SourceScanner(source)
        scanner.scan(untilClosing: false)
        return scanner.words
    }

    private init(_ source: String) { bytes = Array(source.utf8) }

    private func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func at(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where place < bytes.count {
            if bytes[place] == 10 { line += 1 }
            place += 1
        }
    }

    private mutating func add(_ text: String, depth: Int, line: Int) {
        words.append(Word(text: text, depth: depth, line: line, startsLine: line != lastLine))
        lastLine = self.line
    }

    /// Reads to the end, or past the parenthesis that closes an interpolation.
    private mutating func scan(untilClosing: Bool) {
        let outside = depth
        while place < bytes.count {
            let byte = byte()
            if byte == 32 || byte == 9 || byte == 10 || byte == 13 {
                advance()
            } else if at("//") {
                while place < bytes.count, self.byte() != 10 { advance() }
            } else if at("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && isRawString) {
                let start = line
                skipString()
                add("\"\"", depth: depth, line: start)
            } else if Self.isWordByte(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                scanWord()
            } else if byte == UInt8(ascii: "`") {
                advance()
            } else {
                let start = line
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    add(String(UnicodeScalar(byte)), depth: depth, line: start)
                    depth += 1
                    advance()
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if untilClosing, depth == outside, byte == UInt8(ascii: ")") {
                        advance()
                        return
                    }
                    depth = max(0, depth - 1)
                    add(String(UnicodeScalar(byte)), depth: depth, line: start)
                    advance()
                default:
                    add(String(UnicodeScalar(byte)), depth: depth, line: start)
                    advance()
                }
            }
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }

    private mutating func scanWord() {
        let start = place
        let startLine = line
        advance()
        while Self.isWordByte(byte()) { advance() }
        add(String(decoding: bytes[start..<place], as: UTF8.self), depth: depth, line: startLine)
    }

    private mutating func skipComment() {
        var level = 0
        repeat {
            if at("/*") {
                level += 1
                advance(2)
            } else if at("*/") {
                level -= 1
                advance(2)
            } else {
                advance()
            }
        } while level > 0 && place < bytes.count
    }

    private var isRawString: Bool {
        var index = place
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    }

    private mutating func skipString() {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            advance()
        }
        let isLong = at("\"\"\"")
        advance(isLong ? 3 : 1)
        func ends() -> Bool {
            guard isLong ? at("\"\"\"") : byte() == UInt8(ascii: "\"") else { return false }
            let quotes = isLong ? 3 : 1
            return (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
        }
        while place < bytes.count {
            if ends() {
                advance((isLong ? 3 : 1) + hashes)
                return
            }
            // A string in one line that is not closed ends with the line: the compiler says so.
            if !isLong, byte() == 10 { return }
            if byte() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                advance(1 + hashes)
                if byte() == UInt8(ascii: "(") {
                    advance()
                    let outer = depth
                    depth += 1
                    scan(untilClosing: true)
                    depth = outer
                } else {
                    advance()
                }
                continue
            }
            advance()
        }
    }
}

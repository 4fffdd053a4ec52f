/// Cuts Swift source into words, as exactly as brackets, strings and comments need.
struct Lexer {
    private let source: String
    private let bytes: String.UTF8View
    private var place: String.Index
    private var depth = 0
    private var tokens: [Token] = []

    /// The words of `source`. What is broken is cut somehow: the compiler has said already what is wrong with it.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        lexer.run(until: nil)
        return lexer.tokens
    }

    private init(_ source: String) {
        self.source = source
        bytes = source.utf8
        place = source.startIndex
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        guard let index = bytes.index(place, offsetBy: offset, limitedBy: bytes.endIndex), index < bytes.endIndex else {
            return nil
        }
        return bytes[index]
    }

    private mutating func skip(_ count: Int = 1) {
        place = bytes.index(place, offsetBy: count, limitedBy: bytes.endIndex) ?? bytes.endIndex
    }

    /// Reads on to the end, or past the bracket that closes the level it began on.
    private mutating func run(until closing: UInt8?) {
        let outside = depth
        while true {
            let spaceStart = place
            let startsLine = skipSpace() || spaceStart == source.startIndex
            guard let first = byte() else { return }
            let start = place
            let hasSpace = place != spaceStart
            let kind = scan(first)
            var level = depth
            switch first {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if first == closing && depth == outside { return }
                depth = max(0, depth - 1)
                level = depth
            default: break
            }
            tokens.append(
                Token(
                    kind: kind, text: source[start..<place], depth: level, startsLine: startsLine,
                    hasSpaceBefore: hasSpace))
        }
    }

    /// Skips spaces and comments, and says whether a line ended among them.
    private mutating func skipSpace() -> Bool {
        var sawNewline = false
        while let next = byte() {
            switch next {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                sawNewline = true
                skip()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: skip()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while let inner = byte(), inner != UInt8(ascii: "\n") { skip() }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                if skipBlockComment() { sawNewline = true }
            default: return sawNewline
            }
        }
        return sawNewline
    }

    private mutating func skipBlockComment() -> Bool {
        var nesting = 0
        var sawNewline = false
        repeat {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                nesting += 1
                skip(2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                nesting -= 1
                skip(2)
            case (nil, _): return sawNewline
            case (let inner, _):
                if inner == UInt8(ascii: "\n") { sawNewline = true }
                skip()
            }
        } while nesting > 0
        return sawNewline
    }

    private mutating func scan(_ first: UInt8) -> Token.Kind {
        if isNameStart(first) {
            while let next = byte(), isNameStart(next) || isDigit(next) { skip() }
            return .identifier
        }
        if isDigit(first) {
            skip()
            while let next = byte(), isNameStart(next) || isDigit(next) || isFraction(next) { skip() }
            return .number
        }
        switch first {
        case UInt8(ascii: "`"):
            skip()
            while let next = byte(), next != UInt8(ascii: "`") { skip() }
            skip()
            return .identifier
        case UInt8(ascii: "\""):
            skipString(hashes: 0)
            return .literal
        case UInt8(ascii: "#"):
            var hashes = 0
            while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
            if byte(hashes) == UInt8(ascii: "\"") {
                skip(hashes)
                skipString(hashes: hashes)
                return .literal
            }
            if byte(hashes) == UInt8(ascii: "/") {
                skip(hashes + 1)
                skipPast(UInt8(ascii: "/"), hashes: hashes)
                return .literal
            }
            skip()
            return .punctuation
        case _ where isOperator(first):
            while let next = byte(), isOperator(next) || next == UInt8(ascii: ".") {
                // A comment ends an operator.
                if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
                skip()
            }
            return .symbol
        default:
            skip()
            return .punctuation
        }
    }

    /// Skips a string literal from its first quote.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(1) == quote && byte(2) == quote && (hashes > 0 ? byte(3) != UInt8(ascii: "#") : true)
        skip(isLong ? 3 : 1)
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                skip(1 + hashes)
                if byte() == UInt8(ascii: "(") {
                    skip()
                    skipInterpolation()
                } else {
                    skip()
                }
            } else if next == quote, !isLong || (byte(1) == quote && byte(2) == quote),
                hasHashes(hashes, at: isLong ? 3 : 1)
            {
                return skip((isLong ? 3 : 1) + hashes)
            } else if next == UInt8(ascii: "\n"), !isLong {
                return
            } else {
                skip()
            }
        }
    }

    private mutating func skipInterpolation() {
        var inner = self
        inner.depth = 0
        inner.run(until: UInt8(ascii: ")"))
        place = inner.place
    }

    /// Skips past `end` with so many hashes after it.
    private mutating func skipPast(_ end: UInt8, hashes: Int) {
        while let next = byte() {
            if next == UInt8(ascii: "\\") {
                skip(2)
            } else if next == end, hasHashes(hashes, at: 1) {
                return skip(1 + hashes)
            } else {
                skip()
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// A point inside a number, not one before a member or a range.
    private func isFraction(_ byte: UInt8) -> Bool {
        guard byte == UInt8(ascii: "."), let next = self.byte(1) else { return false }
        return isDigit(next)
    }

    /// Letters, underscore, dollar and everything beyond ASCII.
    private func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

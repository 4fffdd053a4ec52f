/// A word of Swift source.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or keyword, with its backticks or `$`.
        case identifier
        case number
        /// A whole string literal, interpolations and all; or an extended regular expression.
        case literal
        /// A run of operator characters.
        case symbol
        /// A bracket, comma, colon, semicolon, `@`, `#` or `.`.
        case punctuation
    }

    let kind: Kind
    let text: Substring
    /// How many brackets are open around it; a bracket itself counts as outside.
    var depth: Int
    /// Whether it begins a line.
    let startsLine: Bool
    /// Whether there is space or a comment before it.
    let hasSpaceBefore: Bool

    var range: Range<String.Index> { text.startIndex..<text.endIndex }

    func `is`(_ word: String) -> Bool { text == word && kind != .literal }
}

/// A condition on listed views: `Text`, `view=Text and text~Row`, `id="header" or id=footer`.
package struct NodeCondition: Equatable, Sendable {
    package enum Field: String, Sendable { case view, text, id, any }

    package struct Term: Equatable, Sendable {
        package var field: Field
        /// `~` instead of `=`.
        package var contains: Bool
        package var value: String
    }

    /// One of these must hold, with all of its terms.
    package private(set) var alternatives: [[Term]] = []

    /// What cannot be understood, in one line.
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    package init(_ text: String) throws(Mistake) {
        var terms: [Term] = []
        var words: [Substring] = []
        var last: Substring?
        func end() throws(Mistake) {
            guard words.isEmpty else {
                terms.append(try Self.term(words, in: text))
                words = []
                return
            }
            let reason = last.map { "a condition is missing beside \"\($0)\"" } ?? "the condition is empty"
            throw Mistake(description: "--where \(text): \(reason)")
        }
        for word in try Self.words(text) {
            guard word == "and" || word == "or" else {
                words.append(word)
                continue
            }
            last = word
            try end()
            if word == "or" {
                alternatives.append(terms)
                terms = []
            }
        }
        try end()
        alternatives.append(terms)
    }

    // MARK: Words

    /// Cut at spaces that are not between quotes.
    private static func words(_ text: String) throws(Mistake) -> [Substring] {
        var words: [Substring] = []
        var start: String.Index?
        var index = text.startIndex
        var mayQuote = true
        while index < text.endIndex {
            let character = text[index]
            if character.isWhitespace {
                if let begun = start { words.append(text[begun..<index]) }
                start = nil
                mayQuote = true
            } else {
                start = start ?? index
                if mayQuote, character == "\"" || character == "'" {
                    if let close = closing(of: character, in: text, after: index) {
                        index = close
                    } else if character == "\"" {
                        throw Mistake(description: "--where \(text): a quote is not closed")
                    }
                }
                mayQuote = character == "=" || character == "~"
            }
            index = text.index(after: index)
        }
        if let begun = start { words.append(text[begun...]) }
        return words
    }

    /// The quote that ends a value: one with the value's end behind it, since an apostrophe may be inside.
    private static func closing(of quote: Character, in text: String, after open: String.Index) -> String.Index? {
        var index = text.index(after: open)
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index] == quote, next == text.endIndex || text[next].isWhitespace { return index }
            index = next
        }
        return nil
    }

    // MARK: Terms

    private static func term(_ words: [Substring], in text: String) throws(Mistake) -> Term {
        guard let first = words.first, let last = words.last else {
            throw Mistake(description: "--where \(text): the condition is empty")
        }
        let whole = text[first.startIndex..<last.endIndex]
        let isQuoted = first.hasPrefix("\"") || first.hasPrefix("'")
        guard !isQuoted, let sign = whole.firstIndex(where: { $0 == "=" || $0 == "~" }) else {
            return Term(field: .any, contains: false, value: unquoted(whole))
        }
        var name = String(whole[..<sign])
        while name.last?.isWhitespace ?? false { name.removeLast() }
        guard let field = Field(rawValue: name), field != .any else {
            // Other text that happens to have a sign in it is no field's name.
            if name.contains(where: { !$0.isLetter }) {
                return Term(field: .any, contains: false, value: unquoted(whole))
            }
            throw Mistake(
                description: "--where \(text): "
                    + (name.isEmpty ? "a field is missing before \(whole[sign])" : "there is no field \"\(name)\"")
                    + "; there are view, text and id (quotes go round a value with \(whole[sign]) in it)")
        }
        let value = whole[whole.index(after: sign)...].drop(while: \.isWhitespace)
        guard !value.isEmpty else {
            throw Mistake(description: "--where \(text): a value is missing after \(name)\(whole[sign])")
        }
        return Term(field: field, contains: whole[sign] == "~", value: unquoted(value))
    }

    private static func unquoted(_ text: Substring) -> String {
        for quote in ["\"", "'"] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        return String(text)
    }
}

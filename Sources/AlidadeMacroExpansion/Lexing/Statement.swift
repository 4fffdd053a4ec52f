/// One statement of a block.
struct Statement: Equatable {
    /// Its words, those inside brackets included.
    let tokens: ArraySlice<Token>

    /// The statements among `tokens`, all of which are inside one block.
    static func split(_ tokens: ArraySlice<Token>) -> [Statement] {
        guard let first = tokens.first else { return [] }
        let level = first.depth
        var statements: [Statement] = []
        var start = tokens.startIndex
        func end(before index: Int) {
            if start < index { statements.append(Statement(tokens: tokens[start..<index])) }
            start = index
        }
        for index in tokens.indices.dropFirst() where tokens[index].depth == level {
            if tokens[index - 1].is(";") {
                end(before: index)
            } else if tokens[index].startsLine, !continues(tokens, from: start, at: index) {
                end(before: index)
            }
        }
        end(before: tokens.endIndex)
        return statements
    }

    /// Whether a word that begins a line belongs to the statement before it.
    private static func continues(_ tokens: ArraySlice<Token>, from start: Int, at index: Int) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        if Attributes(tokens[start..<index]).isAll { return true }
        switch last.kind {
        case .symbol where last.hasSpaceBefore || last.is("="): return true
        case .punctuation where [",", ":", ".", "@", "#"].contains(last.text): return true
        case .identifier where openWords.contains(String(last.text)): return true
        default: break
        }
        switch next.kind {
        case .symbol:
            // An operator with a space after it stands between two operands.
            let following = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
            return following?.hasSpaceBefore ?? true
        case .punctuation: return [".", ",", ":", "{", ")", "]", "}"].contains(next.text)
        case .identifier: return ["else", "catch", "where", "as", "is", "in"].contains(next.text)
        default: return false
        }
    }

    /// Words after which a statement cannot end.
    private static let openWords: Set<String> = [
        "let", "var", "try", "await", "as", "is", "in", "return", "private", "fileprivate", "internal", "public",
        "static",
        "lazy", "weak", "unowned", "nonisolated", "func", "struct", "class", "enum", "if", "guard", "where",
    ]
}

/// The attributes at the beginning of a declaration.
struct Attributes {
    /// Each with its words: `@`, the name and what is in brackets after it.
    private(set) var list: [(name: String, tokens: Range<Int>)] = []
    /// The first word that belongs to none.
    private(set) var end: Int
    /// Whether there is nothing else.
    let isAll: Bool

    init(_ tokens: ArraySlice<Token>) {
        var place = tokens.startIndex
        while place + 1 < tokens.endIndex, tokens[place].is("@"), tokens[place + 1].kind == .identifier {
            let start = place
            let level = tokens[place].depth
            place += 2
            while place + 1 < tokens.endIndex, tokens[place].is("."), !tokens[place].hasSpaceBefore { place += 2 }
            let name = tokens[place - 1].text
            // Arguments follow without a space.
            for opening in ["<", "("] where place < tokens.endIndex {
                guard tokens[place].text.hasPrefix(opening), !tokens[place].hasSpaceBefore else { continue }
                if opening == "(" {
                    place += 1
                    while place < tokens.endIndex, tokens[place].depth > level { place += 1 }
                    place += 1
                } else {
                    while place < tokens.endIndex, !tokens[place].text.hasSuffix(">") { place += 1 }
                    place += 1
                }
            }
            place = min(place, tokens.endIndex)
            list.append((String(name), start..<place))
        }
        end = place
        isAll = place == tokens.endIndex && !list.isEmpty
    }
}

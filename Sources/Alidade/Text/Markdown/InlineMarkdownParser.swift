/// One pass over the characters, then CommonMark's matching of delimiter runs.
struct InlineMarkdownParser {
    private struct Delimiter {
        var character: Character
        var count: Int
        var canOpen: Bool
        var canClose: Bool
        /// Where in `spans` its own characters stand.
        var span: Int
    }

    private let characters: [Character]
    private let range: Range<Int>
    private let depth: Int
    private var spans: [InlineMarkdown.Span] = []
    private var delimiters: [Delimiter] = []
    private var literal = ""

    /// Brackets nested deeper than this are read as they stand.
    private static let depthLimit = 16

    init(_ characters: [Character], range: Range<Int>? = nil, depth: Int = 0) {
        self.characters = characters
        self.range = range ?? 0..<characters.count
        self.depth = depth
    }

    mutating func parse() -> [InlineMarkdown.Span] {
        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            switch character {
            case "\\": index = escape(at: index)
            case "`": index = code(at: index)
            case "*", "_", "~": index = delimiter(at: index)
            case "[": index = link(at: index)
            case "<": index = autolink(at: index)
            case "&": index = entity(at: index)
            default:
                literal.append(character)
                index += 1
            }
        }
        flush()
        match()
        return spans
    }

    private mutating func flush() {
        if !literal.isEmpty { spans.append(InlineMarkdown.Span(text: literal)) }
        literal = ""
    }

    // MARK: Pieces

    private mutating func escape(at index: Int) -> Int {
        if index + 1 < range.upperBound, InlineMarkdownParser.isASCIIPunctuation(characters[index + 1]) {
            literal.append(characters[index + 1])
            return index + 2
        }
        literal.append("\\")
        return index + 1
    }

    private func run(of character: Character, at index: Int) -> Int {
        var end = index
        while end < range.upperBound, characters[end] == character { end += 1 }
        return end - index
    }

    private mutating func code(at index: Int) -> Int {
        let count = run(of: "`", at: index)
        var end = index + count
        while end < range.upperBound {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = run(of: "`", at: end)
            if closing == count {
                flush()
                var content = characters[(index + count)..<end]
                if content.count > 2, content.first == " ", content.last == " ",
                    content.contains(where: { $0 != " " })
                {
                    content = content.dropFirst().dropLast()
                }
                spans.append(InlineMarkdown.Span(text: String(content), traits: .code))
                return end + count
            }
            end += closing
        }
        literal += String(repeating: "`", count: count)
        return index + count
    }

    private mutating func delimiter(at index: Int) -> Int {
        let character = characters[index]
        let count = run(of: character, at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let isLeft =
            !after.isWhitespace
            && (!InlineMarkdownParser.isPunctuation(after) || before.isWhitespace
                || InlineMarkdownParser.isPunctuation(before))
        let isRight =
            !before.isWhitespace
            && (!InlineMarkdownParser.isPunctuation(before) || after.isWhitespace
                || InlineMarkdownParser.isPunctuation(after))
        var canOpen = isLeft
        var canClose = isRight
        if character == "_" {
            canOpen = isLeft && (!isRight || InlineMarkdownParser.isPunctuation(before))
            canClose = isRight && (!isLeft || InlineMarkdownParser.isPunctuation(after))
        }
        if character == "~", count > 2 {
            canOpen = false
            canClose = false
        }
        flush()
        spans.append(InlineMarkdown.Span(text: String(repeating: character, count: count)))
        delimiters.append(
            Delimiter(
                character: character, count: count, canOpen: canOpen, canClose: canClose, span: spans.count - 1))
        return index + count
    }

    private mutating func link(at index: Int) -> Int {
        if depth < InlineMarkdownParser.depthLimit, let closing = closingBracket(from: index),
            closing + 1 < range.upperBound, characters[closing + 1] == "(",
            let (destination, end) = destination(from: closing + 2)
        {
            flush()
            var inner = InlineMarkdownParser(characters, range: (index + 1)..<closing, depth: depth + 1)
            for var span in inner.parse() {
                span.link = destination
                spans.append(span)
            }
            return end
        }
        literal.append("[")
        return index + 1
    }

    private func closingBracket(from index: Int) -> Int? {
        var open = 0
        var probe = index
        while probe < range.upperBound {
            switch characters[probe] {
            case "\\": probe += 1
            case "[": open += 1
            case "]":
                open -= 1
                if open == 0 { return probe }
            default: break
            }
            probe += 1
        }
        return nil
    }

    /// The target and the index behind the closing parenthesis; a title is read over.
    private func destination(from index: Int) -> (String, Int)? {
        var open = 1
        var probe = index
        var target = ""
        var isInTarget = true
        while probe < range.upperBound {
            let character = characters[probe]
            if character == "\\", probe + 1 < range.upperBound {
                if isInTarget { target.append(characters[probe + 1]) }
                probe += 2
                continue
            }
            if character == "(" { open += 1 }
            if character == ")" {
                open -= 1
                if open == 0 {
                    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
                    return (target, probe + 1)
                }
            }
            if character.isWhitespace {
                if !target.isEmpty { isInTarget = false }
            } else if isInTarget {
                target.append(character)
            }
            probe += 1
        }
        return nil
    }

    private mutating func autolink(at index: Int) -> Int {
        var end = index + 1
        var hasScheme = false
        while end < range.upperBound, characters[end] != ">", characters[end] != "<", !characters[end].isWhitespace {
            if characters[end] == ":" || characters[end] == "@" { hasScheme = true }
            end += 1
        }
        if hasScheme, end < range.upperBound, characters[end] == ">" {
            flush()
            let target = String(characters[(index + 1)..<end])
            spans.append(
                InlineMarkdown.Span(text: target, link: target.contains(":") ? target : "mailto:" + target))
            return end + 1
        }
        literal.append("<")
        return index + 1
    }

    private mutating func entity(at index: Int) -> Int {
        let known: [(String, String)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"),
        ]
        for (name, value) in known where characters[index..<range.upperBound].starts(with: name) {
            literal += value
            return index + name.count
        }
        literal.append("&")
        return index + 1
    }

    // MARK: Emphasis

    private mutating func match() {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].canClose, delimiters[closer].count > 0,
                let opener = opener(for: closer)
            else {
                closer += 1
                continue
            }
            let character = delimiters[closer].character
            let isDouble = delimiters[closer].count >= 2 && delimiters[opener].count >= 2
            let used = character == "~" ? delimiters[closer].count : isDouble ? 2 : 1
            let trait: InlineMarkdown.Traits =
                character == "~" ? .strikethrough : isDouble ? .strong : .emphasis
            for span in (delimiters[opener].span + 1)..<delimiters[closer].span { spans[span].traits.insert(trait) }
            take(used, from: opener)
            take(used, from: closer)
            for between in (opener + 1)..<closer {
                delimiters[between].canOpen = false
                delimiters[between].canClose = false
            }
            if delimiters[closer].count == 0 { closer += 1 }
        }
    }

    private func opener(for closer: Int) -> Int? {
        let wanted = delimiters[closer]
        for index in (0..<closer).reversed() {
            let candidate = delimiters[index]
            guard candidate.character == wanted.character, candidate.canOpen, candidate.count > 0 else { continue }
            if wanted.character == "~" {
                if candidate.count == wanted.count { return index }
                continue
            }
            // Rule of three: lengths that add up to a multiple of three do not match where one could do both.
            let either = candidate.canClose || wanted.canOpen
            if either, (candidate.count + wanted.count) % 3 == 0, candidate.count % 3 != 0 || wanted.count % 3 != 0 {
                continue
            }
            return index
        }
        return nil
    }

    private mutating func take(_ count: Int, from index: Int) {
        delimiters[index].count -= count
        spans[delimiters[index].span].text.removeLast(count)
    }

    private static func isASCIIPunctuation(_ character: Character) -> Bool {
        guard let value = character.asciiValue else { return false }
        return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
            || (0x7B...0x7E).contains(value)
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        isASCIIPunctuation(character) || character.isPunctuation || character.isSymbol
    }
}

/// `#Preview`: turns a view into a type that a host finds.
///
///     #Preview("Dark", traits: .landscapeLeft) { ContentView() }
///
/// becomes a type of a name that nothing else has, which conforms to `PreviewRegistry`: a host looks for conformances to
/// that protocol. The macro's arguments become those of `Preview`'s initializer as they are.
package enum PreviewMacro {
    package static func expansion(of call: SourceSyntax, discriminator: String) throws -> String {
        let source = call.source
        let tokens = Lexer.tokens(of: source)
        guard let name = tokens.firstIndex(where: { $0.is("Preview") }), name > 0 else {
            throw MacroError(message: "AlidadeMacros does not know this form of '#Preview'")
        }
        let location = place(of: tokens[0], in: call)
        let type = uniqueName("PreviewRegistry", discriminator)
        let arguments = source[tokens[name].range.upperBound...]
        let (head, body) = try previewable(in: tokens, of: source) ?? (String(arguments), nil)
        return """
            struct \(type): SwiftUI.PreviewRegistry {
                static var fileID: Swift.String { \(literal(location.fileID)) }
                static var line: Swift.Int { \(location.line) }
                static var column: Swift.Int { \(location.column) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview\(head)\(body ?? "")
                }
            }
            """
    }

    /// The arguments and, as a view of their own, the body, if variables in it are `@Previewable`.
    private static func previewable(in tokens: [Token], of source: String) throws -> (String, String?)? {
        guard tokens.contains(where: { $0.is("Previewable") }),
            let name = tokens.firstIndex(where: { $0.is("Preview") }),
            let open = tokens.lastIndex(where: { $0.depth == 0 && $0.is("{") }),
            let close = tokens.lastIndex(where: { $0.depth == 0 && $0.is("}") }), open < close
        else { return nil }
        var properties: [String] = []
        var rest: [String] = []
        for statement in Statement.split(tokens[(open + 1)..<close]) {
            let attributes = Attributes(statement.tokens)
            guard let first = statement.tokens.first, let last = statement.tokens.last else { continue }
            let text = source[first.range.lowerBound..<last.range.upperBound]
            if let mark = attributes.list.first(where: { $0.name == "Previewable" }) {
                // The property without its mark; the words before the mark are other attributes.
                let before = source[first.range.lowerBound..<tokens[mark.tokens.lowerBound].range.lowerBound]
                let after = source[tokens[mark.tokens.upperBound - 1].range.upperBound..<last.range.upperBound]
                properties.append(String(before) + String(after).trimmed)
            } else {
                rest.append(String(text))
            }
        }
        guard !properties.isEmpty else { return nil }
        let head = source[tokens[name].range.upperBound..<tokens[open].range.lowerBound]
        let body = """
            {
                        struct __PreviewBody: SwiftUI.View {
            \(properties.map { "                \($0)" }.joined(separator: "\n"))
                            var body: some SwiftUI.View {
            \(rest.map { "                    \($0)" }.joined(separator: "\n"))
                            }
                        }
                        return __PreviewBody()
                    }
            """
        return (String(head), body)
    }

    /// Where the `#` is: the text begins with the comments before it.
    private static func place(of first: Token, in call: SourceSyntax) -> SourceSyntax.Location {
        var location = call.location
        for byte in call.source[..<first.range.lowerBound].utf8 {
            if byte == UInt8(ascii: "\n") {
                location.line += 1
                location.column = 1
            } else {
                location.column += 1
            }
        }
        return location
    }

    /// A name that the compiler accepts from a macro without its being declared beforehand.
    private static func uniqueName(_ name: String, _ discriminator: String) -> String {
        "\(discriminator)\(name.utf8.count)\(name)fMu_"
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
        return "\"\(String(escaped))\""
    }
}

extension String {
    fileprivate var trimmed: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

/// `var name: Type = value`, taken apart.
package struct VariableDeclaration: Equatable {
    package var name: String
    package var type: String?
    package var value: String?

    /// Nil if `source` is not one stored variable.
    package init?(_ source: String) {
        let all = Lexer.tokens(of: source)
        // What has more than one name, or accessors of its own, is not one stored variable.
        guard let start = all.firstIndex(where: { $0.depth == 0 && $0.is("var") }), start + 1 < all.count,
            all[start + 1].kind == .identifier
        else { return nil }
        name = String(all[start + 1].text)
        let rest = all[(start + 2)...]
        guard !rest.contains(where: { $0.depth == 0 && $0.is("{") && !Self.isInValue($0, of: rest) }) else {
            return nil
        }
        let equals = rest.firstIndex { $0.depth == 0 && $0.is("=") }
        let typeTokens = rest[..<(equals ?? rest.endIndex)]
        if let colon = typeTokens.first {
            guard colon.is(":"), let first = typeTokens.dropFirst().first, let last = typeTokens.last else {
                return nil
            }
            type = String(source[first.range.lowerBound..<last.range.upperBound])
        }
        if let equals {
            guard let first = all[(equals + 1)...].first, let last = all.last else { return nil }
            value = String(source[first.range.lowerBound..<last.range.upperBound])
        }
    }

    /// A brace after the equals sign opens a closure.
    private static func isInValue(_ token: Token, of rest: ArraySlice<Token>) -> Bool {
        guard let equals = rest.first(where: { $0.depth == 0 && $0.is("=") }) else { return false }
        return token.range.lowerBound > equals.range.lowerBound
    }

    /// The type without its question mark, or nil if it is not optional.
    package var wrappedType: String? {
        guard let type else { return nil }
        if type.hasSuffix("?") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}

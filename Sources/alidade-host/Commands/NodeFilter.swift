import Alidade
import AlidadeWire
import Foundation

/// A condition on listed views: `Text`, `view=Text and text~Row`, `id=header or id=footer`.
struct NodeFilter {
    private struct Term {
        enum Field: String { case view, text, id, any }
        var field: Field
        var contains: Bool
        var value: String
    }

    /// One of these must hold, with all of its terms.
    private var alternatives: [[Term]]

    init(_ text: String) throws(HostFailure) {
        var alternatives: [[Term]] = []
        for part in text.components(separatedBy: " or ") {
            var terms: [Term] = []
            for word in part.components(separatedBy: " and ") { terms.append(try Self.term(word)) }
            alternatives.append(terms)
        }
        self.alternatives = alternatives
    }

    private static func term(_ text: String) throws(HostFailure) -> Term {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let sign = text.firstIndex(where: { $0 == "=" || $0 == "~" }),
            let field = Term.Field(rawValue: text[..<sign].trimmingCharacters(in: .whitespaces)), field != .any
        {
            let value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            return Term(field: field, contains: text[sign] == "~", value: unquoted(value))
        }
        guard !text.isEmpty else {
            throw HostFailure(code: ExitCode.wrongUsage, message: "--where has an empty condition")
        }
        return Term(field: .any, contains: false, value: unquoted(text))
    }

    private static func unquoted(_ text: String) -> String {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    func matches(_ node: ViewReport.Node) -> Bool {
        alternatives.contains { terms in
            terms.allSatisfy { term in
                let values: [String?] =
                    switch term.field {
                    case .view: [node.view]
                    case .text: [node.text]
                    case .id: [node.id]
                    case .any: [node.view, node.text, node.id]
                    }
                return values.contains { value in
                    guard let value else { return false }
                    return term.contains ? value.contains(term.value) : value == term.value
                }
            }
        }
    }
}

import Alidade
import AlidadeWire

extension NodeCondition {
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

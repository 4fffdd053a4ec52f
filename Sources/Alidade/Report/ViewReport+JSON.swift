import Foundation

extension ViewReport {
    /// One object: size, scale, nodes, warnings.
    package var json: String {
        var text = "{\"size\":[\(Self.number(size.width)),\(Self.number(size.height))]"
        text += ",\"scale\":\(Self.number(scale)),\"nodes\":["
        text += nodes.map { "\n" + Self.json(of: $0) }.joined(separator: ",")
        text += nodes.isEmpty ? "]" : "\n]"
        text += ",\"warnings\":[" + warnings.map(Self.quoted).joined(separator: ",") + "]}"
        return text
    }

    private static func json(of node: Node) -> String {
        let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        var text = "{\"depth\":\(node.depth),\"view\":\(quoted(node.view)),\"frame\":["
        text += frame.map { number(Double($0)) }.joined(separator: ",") + "]"
        if let value = node.text { text += ",\"text\":\(quoted(value))" }
        if let value = node.id { text += ",\"id\":\(quoted(value))" }
        if let value = node.label { text += ",\"label\":\(quoted(value))" }
        if let value = node.value { text += ",\"value\":\(quoted(value))" }
        if node.isHidden { text += ",\"hidden\":true" }
        return text + "}"
    }

    /// The shortest text that reads back as the same number; JSON has no infinities.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(value)"
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}": result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

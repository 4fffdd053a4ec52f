import Foundation

extension ViewReport {
    /// A tree for reading: a line a view, indented by depth, with its size and its corner in the window.
    package var text: String {
        let names = nodes.map { node in
            String(repeating: "  ", count: node.depth) + node.view
                + (node.id.map { " #\($0)" } ?? "") + (node.isHidden ? " (hidden)" : "")
        }
        let width = min(40, names.map(\.count).max() ?? 0)
        let numbers = nodes.map { node in
            [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Self.short(Double($0)) }
        }
        let widths = (0..<4).map { column in numbers.map { $0[column].count }.max() ?? 0 }
        var lines: [String] = []
        for (index, node) in nodes.enumerated() {
            func column(_ place: Int) -> String {
                let number = numbers[index][place]
                return String(repeating: " ", count: max(0, widths[place] - number.count)) + number
            }
            let padding = String(repeating: " ", count: max(0, width - names[index].count))
            var line =
                names[index] + padding + "  " + column(0) + " " + column(1) + "  " + column(2) + " × " + column(3)
            if let text = node.text { line += "  " + Self.quoted(Self.excerpt(text)) }
            if let label = node.label { line += "  label " + Self.quoted(Self.excerpt(label)) }
            lines.append(line)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// At most three decimals, none that are nought.
    static func short(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        var text = String(format: "%.3f", value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }

    private static func excerpt(_ text: String) -> String {
        text.count <= 60 ? text : String(text.prefix(59)) + "…"
    }
}

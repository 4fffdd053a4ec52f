import SwiftUI

/// The compiler's words, or what happened to the program before.
struct MessageBox: View {
    let text: String

    var body: some View {
        let parts = MessagePart.parts(of: text)
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<parts.count, id: \.self) { index in
                if parts[index].isCode {
                    MessageCode(lines: parts[index].lines)
                } else {
                    Text(verbatim: parts[index].lines.joined(separator: "\n")).font(.system(size: 12))
                }
            }
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(10)
        .background(Color(red: 0.4, green: 0.05, blue: 0.07, opacity: 0.97), in: RoundedRectangle(cornerRadius: 8))
        .padding(8)
    }
}

/// Lines of source with marks below them: columns must stay above each other, so that they are made smaller rather than
/// wrapped, and cut where they are longer still.
private struct MessageCode: View {
    let lines: [String]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            text(11)
            text(9.5)
            text(8)
        }
    }

    private func text(_ size: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<lines.count, id: \.self) { index in
                Text(verbatim: lines[index]).lineLimit(1).font(.system(size: size, design: .monospaced))
            }
        }
    }
}

/// Lines of one kind.
struct MessagePart: Equatable {
    var isCode: Bool
    var lines: [String]

    /// As many lines as leave something of the view to see.
    private static let limit = 24

    static func parts(of text: String) -> [MessagePart] {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var parts: [MessagePart] = []
        for line in all.prefix(limit) {
            if line.allSatisfy(\.isWhitespace) { continue }
            let isCode = isCode(line)
            if parts.last?.isCode == isCode {
                parts[parts.count - 1].lines.append(line)
            } else {
                parts.append(MessagePart(isCode: isCode, lines: [line]))
            }
        }
        if all.count > limit {
            parts.append(MessagePart(isCode: false, lines: ["… \(all.count - limit) more lines in the terminal"]))
        }
        return parts
    }

    /// ` 12 |  source`, `    |  mark` or `    :`, as the compiler writes them.
    private static func isCode(_ line: String) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return line.first == " " && (rest.hasPrefix("|") || rest == ":") || rest.hasPrefix("| ") && line != rest
    }
}

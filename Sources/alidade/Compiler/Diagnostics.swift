import Foundation

/// What the compiler said, taken apart as far as is needed.
struct Diagnostics {
    /// What concerns the user's files, as the compiler wrote it.
    let text: String
    /// The first line of each error in the user's files, without colours.
    let errors: [String]
    /// The errors in the entry beside them.
    let entryErrors: [String]

    /// The first error with its lines, and how many more there are, without colours.
    let summary: String

    /// The type checker has given up on an expression, and names nothing in it.
    var isTooComplex: Bool {
        errors.contains { $0.contains("unable to type-check this expression in reasonable time") }
    }

    /// - Parameter files: the user's, as the compiler was told of them.
    init(_ text: String, entryFile: String, files: [String] = []) {
        var first: [String] = []
        var isFirst = false
        var own: [Substring] = []
        var errors: [String] = []
        var entryErrors: [String] = []
        var isInEntry = false
        var isLeftOut = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let plain = Self.withoutColours(line)
            if let message = Self.heading(plain) {
                isInEntry = message.path.hasSuffix("/" + entryFile)
                isLeftOut = message.kind == "note" && Self.isOurs(message.path) && !files.contains(message.path)
                isFirst = message.kind == "error" && errors.isEmpty && !isInEntry
                if message.kind == "error" {
                    if isInEntry { entryErrors.append(message.text) } else { errors.append(plain) }
                }
            }
            if isFirst { first.append(plain) }
            if !isInEntry, !isLeftOut { own.append(line) }
        }
        self.text = own.joined(separator: "\n")
        self.errors = errors
        self.entryErrors = entryErrors
        let more = errors.count - 1
        summary =
            first.joined(separator: "\n").trimmingCharacters(in: .newlines)
            + (more > 0 ? "\nand \(more) more error\(more == 1 ? "" : "s") in the terminal" : "")
    }

    /// Sources of the library: a note there says what the user cannot change.
    private static func isOurs(_ path: String) -> Bool {
        ["/Sources/Alidade", "/Sources/SwiftUI/", "/Sources/UIKit/", "/Sources/Combine/"].contains(where: path.contains)
    }

    /// `path:line:column: kind: text`
    private static func heading(_ line: String) -> (path: String, kind: String, text: String)? {
        for kind in ["error", "warning", "note"] {
            guard let range = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, Int(place[place.count - 1]) != nil, Int(place[place.count - 2]) != nil else {
                // Without a place, such as a missing module.
                return place.count == 1 ? (String(place[0]), kind, String(line[range.upperBound...])) : nil
            }
            return (
                place.dropLast(2).joined(separator: ":"), kind, String(line[range.upperBound...])
            )
        }
        return nil
    }

    private static func withoutColours(_ line: Substring) -> String {
        guard line.contains("\u{1B}") else { return String(line) }
        return String(line).replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }
}

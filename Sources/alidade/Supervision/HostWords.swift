import Foundation

/// What a host says on standard error: passed on line by line, and what tells of its end kept.
struct HostWords {
    /// What the runtime said before it gave up: "Index out of range".
    private(set) var failure: String?
    /// The view in whose body it was.
    private(set) var place: String?
    private var rest: [UInt8] = []

    /// What the system prints the way it does everywhere, without saying that it is a warning.
    private static let unmarked = ["No color named '"]

    mutating func hear(_ bytes: ArraySlice<UInt8>) {
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            pass(rest[...end])
            rest.removeSubrange(...end)
        }
    }

    /// What came without an end of its line.
    mutating func finish() {
        if !rest.isEmpty { pass(rest[...]) }
        rest = []
    }

    private mutating func pass(_ bytes: ArraySlice<UInt8>) {
        var line = String(decoding: bytes, as: UTF8.self)
        note(line.hasSuffix("\n") ? String(line.dropLast()) : line)
        if Self.unmarked.contains(where: line.hasPrefix) { line = "alidade: warning: " + line }
        Terminal.write(line)
    }

    private mutating func note(_ line: String) {
        let body = "alidade: in the body of "
        if line.hasPrefix(body) {
            place = String(line.dropFirst(body.count))
        } else if line.hasPrefix("Could not cast value of type") {
            failure = line
        } else {
            for kind in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
                guard let range = line.range(of: kind) else { continue }
                // `File.swift:4: Fatal error: …`; a place in the standard library is of no use.
                let file = line[..<range.lowerBound].split(separator: " ").last?.drop { $0 == ":" } ?? ""
                let text = String(line[range.upperBound...])
                let isUsers = !file.isEmpty && !file.hasPrefix("Swift/")
                failure = isUsers ? "\(text) (\(file.last == ":" ? file.dropLast() : file))" : text
                return
            }
        }
    }
}

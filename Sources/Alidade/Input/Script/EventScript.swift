import Foundation

/// What a user does, written down: one action a line, or several separated by `;`. A line that begins with `#` is a
/// comment.
///
///     resize 390x844
///     scroll 195,400 0,250
///     click 40,60; type "Hello"; key ctrl+a
///     wait 0.5
package struct EventScript: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        /// Points.
        case resize(CGSize)
        /// Points at a place; positive moves towards the end of the content.
        case scroll(at: CGPoint, by: CGVector)
        case click(CGPoint)
        case drag(from: CGPoint, to: CGPoint)
        case move(CGPoint)
        case key(KeyEquivalent, EventModifiers)
        case type(String)
        /// Seconds.
        case wait(Double)
    }

    package var actions: [Action]

    package init(_ actions: [Action] = []) { self.actions = actions }

    /// Something in a script that cannot be understood, with its line from 1.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let line: Int
        package let command: String
        package let problem: String

        package var description: String { "line \(line), \"\(command)\": \(problem)" }
    }

    package init(parsing text: String) throws(Mistake) {
        var actions: [Action] = []
        for command in Self.commands(in: text) {
            do {
                actions.append(try Self.action(command.text))
            } catch {
                throw Mistake(line: command.line, command: command.text, problem: error.message)
            }
        }
        self.actions = actions
    }

    // MARK: Lines

    /// Splits at line ends and at semicolons outside quotes.
    private static func commands(in text: String) -> [(line: Int, text: String)] {
        var result: [(line: Int, text: String)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.drop(while: \.isWhitespace).hasPrefix("#") { continue }
            var part = ""
            var isQuoted = false
            var isEscaped = false
            func finish() {
                let trimmed = part.trimmingCharacters(in: .whitespacesAndNewlines)
                if !trimmed.isEmpty { result.append((index + 1, trimmed)) }
                part = ""
            }
            for character in line {
                if character == ";", !isQuoted {
                    finish()
                    continue
                }
                if character == "\"", !isEscaped { isQuoted.toggle() }
                isEscaped = character == "\\" && !isEscaped
                part.append(character)
            }
            finish()
        }
        return result
    }

    // MARK: Commands

    private struct Problem: Error {
        let message: String
    }

    private static func action(_ command: String) throws(Problem) -> Action {
        let name = String(command.prefix { !$0.isWhitespace })
        let rest = command.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
        let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        func expect(_ count: Int, _ form: String) throws(Problem) {
            guard words.count == count else { throw Problem(message: "expected \(form)") }
        }
        switch name {
        case "resize":
            try expect(1, "resize WxH")
            let size = try pair(words[0], separator: "x", "resize WxH")
            guard size.0 >= 0, size.1 >= 0 else { throw Problem(message: "lengths cannot be negative") }
            return .resize(CGSize(width: size.0, height: size.1))
        case "scroll":
            let form = "scroll X,Y DX,DY"
            try expect(2, form)
            let (at, by) = (try pair(words[0], form), try pair(words[1], form))
            return .scroll(at: CGPoint(x: at.0, y: at.1), by: CGVector(dx: by.0, dy: by.1))
        case "click":
            try expect(1, "click X,Y")
            let at = try pair(words[0], "click X,Y")
            return .click(CGPoint(x: at.0, y: at.1))
        case "drag":
            let form = "drag X,Y X,Y"
            try expect(2, form)
            let (from, to) = (try pair(words[0], form), try pair(words[1], form))
            return .drag(from: CGPoint(x: from.0, y: from.1), to: CGPoint(x: to.0, y: to.1))
        case "move":
            try expect(1, "move X,Y")
            let at = try pair(words[0], "move X,Y")
            return .move(CGPoint(x: at.0, y: at.1))
        case "key":
            try expect(1, "key NAME, such as key tab or key ctrl+a")
            guard let key = KeyScriptNames.parse(words[0]) else {
                throw Problem(message: "no such key; \(KeyScriptNames.help)")
            }
            return .key(key.key, key.modifiers)
        case "type":
            guard !rest.isEmpty else { throw Problem(message: "expected type TEXT") }
            return .type(try unquoted(rest))
        case "wait":
            try expect(1, "wait SECONDS")
            guard let seconds = Double(words[0]), seconds >= 0, seconds <= 86_400 else {
                throw Problem(message: "expected wait SECONDS, from 0 to 86400")
            }
            return .wait(seconds)
        default:
            throw Problem(message: "no such event; there are resize, scroll, click, drag, move, key, type and wait")
        }
    }

    private static func pair(
        _ text: String, separator: Character = ",", _ form: String
    ) throws(Problem) -> (Double, Double) {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]), first.isFinite,
            second.isFinite
        else { throw Problem(message: "\"\(text)\" is no pair of numbers; expected \(form)") }
        return (first, second)
    }

    /// Text as it stands, or in quotes with `\n`, `\t`, `\"` and `\\`.
    private static func unquoted(_ text: String) throws(Problem) -> String {
        guard text.hasPrefix("\"") else { return text }
        var result = ""
        var isEscaped = false
        var isClosed = false
        for character in text.dropFirst() {
            if isClosed { throw Problem(message: "there is something after the closing quote") }
            if isEscaped {
                switch character {
                case "n": result.append("\n")
                case "t": result.append("\t")
                default: result.append(character)
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isClosed = true
            } else {
                result.append(character)
            }
        }
        guard isClosed else { throw Problem(message: "the closing quote is missing") }
        return result
    }
}

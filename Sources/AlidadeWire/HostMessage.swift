import Foundation

/// What the supervisor tells a running preview, one JSON object a line.
package enum HostMessage: Codable, Equatable, Sendable {
    /// Load and show a new generation.
    case show(HostRequest)
    /// Lay this over the view: the compiler's message, or what happened to the process before.
    case message(String)
    /// The message is no longer true.
    case clear

    package func line() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
    }

    package init?(line: Data) {
        guard let message = try? JSONDecoder().decode(HostMessage.self, from: line) else { return nil }
        self = message
    }
}

/// What the process that runs the view tells its supervisor: one byte each.
package enum HostSignal: UInt8, Sendable {
    /// Code of the user's begins to run.
    case busy = 0x62
    /// It has returned.
    case idle = 0x69
    /// The view is shown.
    case shown = 0x73
}

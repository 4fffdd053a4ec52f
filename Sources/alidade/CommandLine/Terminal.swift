import Foundation

/// Messages to the person at the terminal.
enum Terminal {
    static func error(_ message: String, prefix: String = "alidade: ") {
        write(prefix + message + (message.hasSuffix("\n") ? "" : "\n"))
    }

    /// Text as it is, on standard error.
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Why a command ends early.
struct Failure: Error {
    let code: Int32
    let message: String
}

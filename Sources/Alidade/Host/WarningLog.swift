import Foundation

/// Messages to the developer: each once, on standard error, and kept for tests.
package final class WarningLog {
    package private(set) var messages: [String] = []
    private var seen: Set<String> = []
    package var isSilent = false

    /// Says `message` unless something with the same key has been said.
    package func warn(_ key: String, _ message: String) {
        guard seen.insert(key).inserted else { return }
        messages.append(message)
        if !isSilent { FileHandle.standardError.write(Data("alidade: warning: \(message)\n".utf8)) }
    }
}

import Foundation

/// Tells a file that is gone from one that is being saved.
struct MissingFile {
    /// Editors that write a new file may have none for a moment, seconds.
    private static let moment = 0.3
    private var name: String?
    private var since = 0.0
    private var isSaid = false

    /// Seconds until it has been missed for long enough to say so; nil: nothing is missed, or it has been said.
    var timeLeft: Double? { name == nil || isSaid ? nil : max(0, since + Self.moment - Clock.now) }

    /// Looks whether all are there; true where one is back that was said to be gone.
    mutating func look(for files: [String]) -> Bool {
        let gone = files.first { !FileManager.default.fileExists(atPath: $0) }
        defer {
            if gone == nil { isSaid = false }
            name = gone
        }
        if gone != nil, name == nil { since = Clock.now }
        return gone == nil && isSaid
    }

    /// The name of a file that has been missed long enough, once.
    mutating func hasBeenMissed() -> String? {
        guard let name, !isSaid, timeLeft == 0 else { return nil }
        // It may have come back without an event.
        if FileManager.default.fileExists(atPath: name) {
            self.name = nil
            return nil
        }
        isSaid = true
        return (name as NSString).lastPathComponent
    }
}

import AlidadeWire
import Foundation

/// Tells the process that started this one when code of the user's runs, so that it notices when that never ends.
enum Supervisor {
    /// The descriptor on which it listens; -1: nobody does.
    static let descriptor = Int32(ProcessInfo.processInfo.environment["ALIDADE_SIGNAL_FD"] ?? "") ?? -1

    static func tell(_ signal: HostSignal) {
        guard descriptor >= 0 else { return }
        var byte = signal.rawValue
        _ = write(descriptor, &byte, 1)
    }

    /// Runs code of the user's.
    static func watching<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
        tell(.busy)
        defer { tell(.idle) }
        return try body()
    }
}

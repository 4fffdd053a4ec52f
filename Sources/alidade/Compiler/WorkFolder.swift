import AlidadeWire
import Foundation

/// A folder for one run's objects, removed at its end.
struct WorkFolder {
    let path: String

    init() throws(Failure) {
        let base = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        var template = Array((base + "/alidade-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else {
            throw Failure(
                code: ExitCode.failed, message: "cannot make a folder in \(base): \(String(cString: strerror(errno)))")
        }
        path = String(cString: made)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to path: String) throws(Failure) { try Self.write(text, to: path) }

    static func write(_ text: String, to path: String) throws(Failure) {
        do {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        } catch {
            throw Failure(code: ExitCode.failed, message: "cannot write \(path)")
        }
    }
}

import Foundation
import Testing

/// A window of a process of its own, worked from outside as a person does.
@MainActor final class RemoteWindow {
    let server: TestServer
    let process: Child
    private let folder: URL
    private(set) var identifier = ""

    /// The test program stands beside the test runner.
    nonisolated static var program: String {
        let runner = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("X11TestWindow").path
    }

    init(
        _ arguments: [String] = [], screen: String = "1024x900x24", server options: [String] = [],
        windowManager: Bool = false, environment: [String: String] = [:], traced: Bool = false
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("alidade-x11-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = try TestServer(screen: screen, arguments: options, windowManager: windowManager)
        do {
            let output = try Self.file(folder.appendingPathComponent("output"))
            let errors = try Self.file(folder.appendingPathComponent("errors"))
            var environment = environment
            environment["ALIDADE_SNAPSHOT_DIR"] = folder.path
            if traced {
                // A proxy between the two that writes down what passes.
                let number = Int(server.display.dropFirst()).map { $0 + 20_000 } ?? 0
                let log = folder.appendingPathComponent("trace").path
                _ = try server.start("xtrace", ["-n", "-k", "-D:\(number)", "-d\(server.display)", "-o", log])
                try waitUntil("xtrace") { FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(number)") }
                environment["DISPLAY"] = ":\(number)"
            }
            process = try server.start(
                Self.program, arguments, environment: environment, output: output.fileDescriptor,
                errors: errors.fileDescriptor)
            try waitUntil("first size") { self.output.contains("resize(") }
            identifier = server.run("xdotool", ["search", "--onlyvisible", "--class", "X11TestWindow"])
                .trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            server.stop()
            throw error
        }
    }

    private static func file(_ url: URL) throws -> FileHandle {
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        let handle = try FileHandle(forWritingTo: url)
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        return handle
    }

    func stop() {
        process.signal(SIGTERM)
        process.wait()
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What it printed: a line for each event it received.
    var output: String { (try? String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8)) ?? "" }
    var errors: String { (try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)) ?? "" }
    func lines(_ start: String) -> [Substring] {
        output.split(separator: "\n").filter { $0.hasPrefix(start) }
    }

    func tool(_ arguments: String...) { server.run("xdotool", arguments) }
    func property(_ name: String) -> String { server.run("xprop", ["-id", identifier, name]) }

    /// Waits for an exit code.
    func ended() throws -> Int32 {
        try waitUntil("the program ends") { !self.process.isRunning }
        return process.wait()
    }

    /// How many answers the server gave so far, where the connection is traced.
    func replies() -> Int {
        let log = try? String(contentsOf: folder.appendingPathComponent("trace"), encoding: .isoLatin1)
        return log?.components(separatedBy: "Reply to ").count.advanced(by: -1) ?? 0
    }

    private var snapshots = 0

    /// Asks for the window's figures.
    func statistics() throws -> Figures {
        snapshots += 1
        let number = "000\(snapshots)".suffix(4)
        process.signal(SIGUSR1)
        let picture = folder.appendingPathComponent("\(number).png").path
        try waitUntil("a snapshot") { FileManager.default.fileExists(atPath: picture) }
        return try JSONDecoder().decode(
            Figures.self, from: Data(contentsOf: folder.appendingPathComponent("\(number).json")))
    }

    struct Figures: Codable {
        var frames: Int
        var paintedFrames: Int
        var resizes: Int
        var roundTrips: Int
        var requests: Int
    }

    /// How often the process went to sleep and was woken since it began.
    func contextSwitches() -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
            return Int(line.split(separator: "\t").last ?? "") ?? -1
        }
        return -1
    }
}

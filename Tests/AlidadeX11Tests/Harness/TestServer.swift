import Foundation

/// An X server of a test's own, which ends with it.
@MainActor final class TestServer {
    let display: String
    private let server: Child
    private var clients: [Child] = []

    nonisolated static let isInstalled = path(of: "Xvfb") != nil
    nonisolated static let hasWindowManager = path(of: "openbox") != nil && path(of: "xdotool") != nil
    nonisolated static let hasTools = path(of: "xdotool") != nil && path(of: "xprop") != nil

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// `screen` is Xvfb's WIDTHxHEIGHTxDEPTH. Display numbers are high, so that nobody else's is taken.
    init(screen: String = "1024x900x24", arguments: [String] = [], windowManager: Bool = false) throws {
        guard let program = Self.path(of: "Xvfb") else { throw Failure(description: "Xvfb is not installed") }
        for _ in 0..<20 {
            let number = Int.random(in: 5000..<20_000)
            if FileManager.default.fileExists(atPath: "/tmp/.X\(number)-lock") { continue }
            let ready = privatePipe()
            let child = try Child(
                program,
                [":\(number)", "-screen", "0", screen, "-nolisten", "tcp", "-noreset", "-displayfd", "1"] + arguments,
                environment: Self.environment(display: nil), output: ready.fileHandleForWriting.fileDescriptor)
            try ready.fileHandleForWriting.close()
            // The server writes its number once it answers, and nothing where it could not start.
            // It writes the line's end apart, and dies where nobody reads that.
            guard let answer = try? ready.fileHandleForReading.readToEnd(), !answer.isEmpty else {
                child.wait()
                continue
            }
            display = ":\(number)"
            server = child
            if windowManager { try startWindowManager() }
            return
        }
        throw Failure(description: "Xvfb does not start")
    }

    private func startWindowManager() throws {
        let home = FileManager.default.temporaryDirectory.path
        _ = try start("openbox", ["--sm-disable"], environment: ["HOME": home])
        try waitUntil("openbox manages") {
            self.run("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
        }
    }

    /// Ends everything that was started on this server, and the server.
    func stop() {
        for client in clients { client.signal(SIGTERM) }
        for client in clients { client.wait() }
        server.signal(SIGTERM)
        server.wait()
    }

    /// The server dies under its clients.
    func kill() {
        server.signal(SIGKILL)
        server.wait()
    }

    func start(
        _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], output: Int32? = nil,
        errors: Int32? = nil
    ) throws -> Child {
        guard let path = program.hasPrefix("/") ? program : Self.path(of: program) else {
            throw Failure(description: "\(program) is not installed")
        }
        let child = try Child(
            path, arguments, environment: Self.environment(display: display).merging(environment) { $1 },
            output: output, errors: errors)
        clients.append(child)
        return child
    }

    /// Runs a tool to its end and answers what it printed.
    @discardableResult func run(_ program: String, _ arguments: [String]) -> String {
        Self.run(program, arguments, environment: Self.environment(display: display)).output
    }

    /// Runs a program to its end.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) -> (output: String, errors: String, code: Int32) {
        let output = privatePipe()
        let errors = privatePipe()
        guard let path = program.hasPrefix("/") ? program : path(of: program),
            let child = try? Child(
                path, arguments, environment: environment, output: output.fileHandleForWriting.fileDescriptor,
                errors: errors.fileHandleForWriting.fileDescriptor)
        else { return ("", "", 127) }
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return (text, complaints, child.wait())
    }

    /// Tests depend on nothing that the person running them has set.
    nonisolated static func environment(display: String?) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("ALIDADE_") && $0.key != "XMODIFIERS" && $0.key != "DESKTOP_STARTUP_ID"
        }
        environment["DISPLAY"] = display
        environment["LC_ALL"] = "C.UTF-8"
        return environment
    }

    nonisolated static func path(of program: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(program)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

/// Looks again and again until `condition` holds; fails after twenty seconds (other programs may keep the machine busy).
@MainActor func waitUntil(_ what: String, seconds: Double = 20, _ condition: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(seconds)
    while try !condition() {
        if Date() > end { throw TestServer.Failure(description: "waited in vain: \(what)") }
        usleep(5000)
    }
}

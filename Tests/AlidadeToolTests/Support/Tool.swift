import Foundation

/// The built command line, run as a user runs it, in a folder of its own.
struct Tool {
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String

        /// The object that `layout --json` printed.
        var report: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]) ?? [:]
        }
        var nodes: [[String: Any]] { report["nodes"] as? [[String: Any]] ?? [] }

        func frames(_ view: String) -> [[Double]] {
            nodes.filter { $0["view"] as? String == view }.compactMap { $0["frame"] as? [Double] }
        }
        var texts: [String] { nodes.compactMap { $0["text"] as? String } }
    }

    let folder: String

    /// A folder with these files.
    init(_ files: [String: String] = [:]) throws {
        folder = NSTemporaryDirectory() + "alidade-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + name) }
    func data(_ name: String) -> Data { FileManager.default.contents(atPath: folder + "/" + name) ?? Data() }

    /// Where the package was built: this program is there too.
    static let build = (URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path as NSString)
        .deletingLastPathComponent

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.build + "/alidade")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = folder + "/.stdout"
        let errors = folder + "/.stderr"
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: data(".stdout"), as: UTF8.self),
            errors: String(decoding: data(".stderr"), as: UTF8.self))
    }
}

import AlidadeWire
import Foundation

/// Turns the user's files into a shared object that `alidade-host` loads.
///
/// The frontend is called directly and the object linked alone, with no library named: every symbol of the engine, of
/// Swift and of Foundation is already in the process that loads it. A driver would take twice the time.
struct Compilation {
    let toolchain: Toolchain
    let sources: SourceSet
    /// Where objects and the entry are written.
    let folder: WorkFolder
    /// Modules that the files import.
    let imports: Set<String>

    struct Outcome {
        /// nil: it did not compile.
        var image: String?
        /// What the compiler said.
        var diagnostics: Diagnostics
        /// Seconds.
        var compileTime: Double
        var linkTime: Double
    }

    /// Compiles the files, and beside them an entry that makes a view from `entry`, an expression.
    func run(generation: Int, entry: String?) throws(Failure) -> Outcome {
        let start = Clock.now
        let base = folder.path + "/generation-\(generation)"
        var files = sources.files
        if let entry {
            let path = folder.path + "/\(EntryFile.name)"
            try folder.write(EntryFile.source(entry), to: path)
            files.append(path)
        }
        let (ending, text) = try compile(files, to: base + ".o")
        let diagnostics = Diagnostics(text, entryFile: EntryFile.name, files: sources.files)
        let compiled = Clock.now
        guard ending == .exited(0) else {
            if case .signalled(let signal) = ending {
                throw Failure(
                    code: ExitCode.failed, message: "the compiler crashed (signal \(signal)):\n" + diagnostics.text)
            }
            return Outcome(diagnostics: diagnostics, compileTime: compiled - start, linkTime: 0)
        }
        try link(base + ".o", to: base + ".so")
        return Outcome(
            image: base + ".so", diagnostics: diagnostics, compileTime: compiled - start,
            linkTime: Clock.now - compiled)
    }

    /// What the compiler says of a file of ours, which stands alone.
    func diagnostics(ofProbe source: String) throws(Failure) -> Diagnostics {
        let path = folder.path + "/probe.swift"
        try folder.write(source, to: path)
        return Diagnostics(try compile([path], to: folder.path + "/probe.o").1, entryFile: EntryFile.name)
    }

    /// The memory that the type checker may spend on one expression, bytes. Its own limit is reached after minutes where
    /// a name deep inside a body is wrong.
    private static let solverMemory = 60_000_000

    private func compile(_ files: [String], to object: String) throws(Failure) -> (Subprocess.Ending, String) {
        let host = toolchain.library + "/host"
        var arguments = ["-frontend", "-c"] + files
        arguments += [
            "-Onone", "-module-name", sources.moduleName, "-target", Toolchain.target, "-disable-objc-interop",
            "-swift-version", "5", "-solver-memory-threshold=\(Self.solverMemory)", "-I", toolchain.modules, "-I",
            try Stubs.folder(), "-module-cache-path",
            Toolchain.cache + "/modules", "-load-plugin-executable", toolchain.plugin + "#AlidadeMacros",
            "-plugin-path", host + "/plugins", "-in-process-plugin-server-path",
            host + "/libSwiftInProcPluginServer.so", "-o", object,
        ]
        // A file of this name is a script; every other consists of declarations.
        if !files.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        arguments.append(isatty(2) == 1 ? "-color-diagnostics" : "-no-color-diagnostics")
        let output = try Pipe()
        let process = try Subprocess(
            toolchain.frontend, arguments, descriptors: [1: output.writing, 2: output.writing])
        close(output.writing)
        let text = String(decoding: output.readAll(), as: UTF8.self)
        close(output.reading)
        return (process.wait(), text)
    }

    private func link(_ object: String, to image: String) throws(Failure) {
        var arguments = ["-shared", "-o", image, toolchain.runtimeObject, object]
        arguments += try libraries(of: object)
        let output = try Pipe()
        let process = try Subprocess(toolchain.linker, arguments, descriptors: [1: output.writing, 2: output.writing])
        close(output.writing)
        let text = String(decoding: output.readAll(), as: UTF8.self)
        close(output.reading)
        guard process.wait() == .exited(0) else {
            throw Failure(code: ExitCode.doesNotCompile, message: "the linker failed:\n" + text)
        }
    }

    /// Libraries that only the user's files import. Those of the engine are in the process already.
    private func libraries(of object: String) throws(Failure) -> [String] {
        let own = [
            "SwiftUI", "UIKit", "Combine", "Foundation", "Swift", "Observation", "Dispatch", "Glibc", "Synchronization",
        ]
        guard imports.contains(where: { !own.contains($0) }) else { return [] }
        let list = object + ".autolink"
        let process = try Subprocess(toolchain.autolinkExtract, [object, "-o", list])
        guard process.wait() == .exited(0), let text = try? String(contentsOfFile: list, encoding: .utf8) else {
            return []
        }
        let libraries = text.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.hasPrefix("-l") }
        return ["-L", toolchain.library + "/linux", "--as-needed"] + libraries
    }
}

/// Seconds on a clock that only goes forward.
enum Clock {
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

import AlidadeWire
import Foundation

/// Where the compiler, the linker and the built library are.
struct Toolchain {
    let frontend: String
    let linker: String
    let autolinkExtract: String
    /// `lib/swift` of the compiler.
    let library: String
    /// What the package was built into: the folder this program is in.
    let build: String

    /// The running program's folder has everything else.
    static func find() throws(Failure) -> Toolchain {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let build = (program as NSString).deletingLastPathComponent
        let compiler = try compiler()
        let bin = (compiler as NSString).deletingLastPathComponent
        let toolchain = Toolchain(
            frontend: compiler, linker: find("ld.gold") ?? bin + "/ld.lld",
            autolinkExtract: bin + "/swift-autolink-extract",
            library: (bin as NSString).deletingLastPathComponent + "/lib/swift", build: build)
        let needed = [toolchain.host, toolchain.plugin, toolchain.modules + "/SwiftUI.swiftmodule"]
        for path in needed where !FileManager.default.fileExists(atPath: path) {
            throw Failure(
                code: ExitCode.failed,
                message: "\(path) is missing: build the whole package (swift build -c release), or use scripts/alidade")
        }
        return toolchain
    }

    private static func compiler() throws(Failure) -> String {
        let wanted = ProcessInfo.processInfo.environment["ALIDADE_SWIFT"]
        guard let swift = wanted ?? find("swiftc") ?? find("swift") else {
            throw Failure(
                code: ExitCode.failed, message: "there is no swiftc on the path; it compiles the file to be shown")
        }
        let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath().path
        let frontend = (real as NSString).deletingLastPathComponent + "/swift-frontend"
        guard FileManager.default.isExecutableFile(atPath: frontend) else {
            throw Failure(code: ExitCode.failed, message: "\(frontend) is missing, beside the compiler \(swift)")
        }
        return frontend
    }

    /// A program on the path.
    static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var host: String { build + "/alidade-host" }
    var modules: String { build + "/Modules" }
    var plugin: String { build + "/AlidadeMacros-tool" }

    /// What lets a file be compiled against the modules: `#if arch` and the rest follow from it.
    static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    var runtimeObject: String {
        library + "/linux/" + (Self.target.hasPrefix("aarch64") ? "aarch64" : "x86_64") + "/swiftrt.o"
    }

    /// A folder of this user's for what makes the next run quick; it can be removed at any time.
    static var cache: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["ALIDADE_CACHE"], !folder.isEmpty { return folder }
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/alidade" }
        return NSHomeDirectory() + "/.cache/alidade"
    }
}

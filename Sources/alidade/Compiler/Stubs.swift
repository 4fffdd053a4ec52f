import AlidadeWire
import Foundation

/// Empty modules in place of the C libraries that the engine uses inside: the compiler asks for their names only.
///
/// They are in one place for all runs, since the compiler's module cache goes by paths.
enum Stubs {
    static func folder() throws(Failure) -> String {
        let folder = Toolchain.cache + "/stubs"
        let map = folder + "/module.modulemap"
        let text = ["CX11", "CPango", "CJPEG"].map { "module \($0) {}\n" }.joined()
        if (try? String(contentsOfFile: map, encoding: .utf8)) == text { return folder }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(code: ExitCode.failed, message: "cannot make \(folder); ALIDADE_CACHE names another place")
        }
        try WorkFolder.write(text, to: map)
        return folder
    }
}

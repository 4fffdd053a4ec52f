import Foundation

/// Where stored pictures are, and where those of failed comparisons go.
struct PictureStore {
    /// What happens to pictures that are not stored yet, or differ.
    enum Mode: Equatable {
        /// Missing pictures are recorded, others are compared.
        case automatic
        /// All are recorded.
        case record
        /// A missing picture is a failure, as on a server that nobody looks at.
        case compare
    }

    let mode: Mode
    let stored: URL
    /// For a comparison that failed: what the view looks like, and the difference.
    let actual, difference: URL

    /// - Parameters:
    ///   - directory: of the stored pictures; nil: `Pictures/TESTFILE` beside the test's source file.
    ///   - environment: `ALIDADE_PICTURES` is `record` or `compare`; `ALIDADE_PICTURES_OUTPUT` is the folder for
    ///     pictures of failures, by default one in the folder for temporary files.
    init(name: String, directory: String?, file: String, environment: [String: String]) {
        mode =
            switch environment["ALIDADE_PICTURES"] {
            case "record": .record
            case "compare": .compare
            default: .automatic
            }
        let source = URL(fileURLWithPath: file)
        let test = source.deletingPathExtension().lastPathComponent
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("Pictures").appendingPathComponent(test)
        let name = PictureStore.fileName(name)
        stored = folder.appendingPathComponent(name + ".png")
        let output =
            environment["ALIDADE_PICTURES_OUTPUT"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("alidade-pictures")
        let failures = output.appendingPathComponent(test)
        actual = failures.appendingPathComponent(name + ".actual.png")
        difference = failures.appendingPathComponent(name + ".difference.png")
    }

    /// A name that is one file name everywhere.
    private static func fileName(_ name: String) -> String {
        let clean = String(
            name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? ($0 == " " ? "-" : $0) : "_" })
        return clean.isEmpty || clean.hasPrefix(".") ? "picture" + clean : clean
    }

    static func write(_ picture: TestPicture, to url: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw TestHostError(description: "Cannot make the folder of \(url.path): \(error.localizedDescription)")
        }
        try picture.writePNG(to: url.path)
    }
}

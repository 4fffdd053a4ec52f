import AlidadeWire
import Foundation

/// The files that make the user's module, and the folders their images are in.
struct SourceSet: Equatable {
    /// Swift files as the user wrote them, so that the compiler's messages show the same paths.
    var files: [String]
    var resources: [String]

    init(_ inputs: [String]) throws(Failure) {
        var files: [String] = []
        var resources: [String] = []
        func addFolder(_ path: String) {
            let folder = path.isEmpty ? "." : path
            if !resources.contains(folder) { resources.append(folder) }
        }
        for written in inputs {
            // The compiler would take it for an option.
            let input = written.hasPrefix("-") ? "./" + written : written
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
                throw Failure(code: ExitCode.wrongUsage, message: "\(input): there is no such file")
            }
            if isFolder.boolValue {
                let found = Self.swiftFiles(in: input)
                guard !found.isEmpty else {
                    throw Failure(code: ExitCode.wrongUsage, message: "\(input): there is no Swift file in this folder")
                }
                files += found
                addFolder(input)
            } else if (input as NSString).pathExtension == "swift" {
                files.append(input)
                addFolder((input as NSString).deletingLastPathComponent)
            } else {
                throw Failure(code: ExitCode.wrongUsage, message: "\(input): the name of a Swift file ends in .swift")
            }
        }
        var seen: Set<String> = []
        self.files = files.filter { seen.insert(($0 as NSString).standardizingPath).inserted }
        self.resources = resources
        for file in self.files { try Self.check(file) }
    }

    /// The compiler would print what it cannot read.
    private static func check(_ file: String) throws(Failure) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(code: ExitCode.wrongUsage, message: "\(file): the file cannot be read")
        }
        if String(data: data, encoding: .utf8) == nil {
            throw Failure(code: ExitCode.wrongUsage, message: "\(file): the file is not UTF-8 text")
        }
    }

    /// In every folder below, in order of names, those that a package keeps for itself left out.
    private static func swiftFiles(in folder: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = walker.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || ["build", "DerivedData", "Pods"].contains(name) {
                walker.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                found.append((folder as NSString).appendingPathComponent(path))
            }
        }
        return found.sorted()
    }

    /// The module's name: one that no type of the user's, of the library or of the system has.
    var moduleName: String {
        let base = ((files.first ?? "File") as NSString).lastPathComponent
        return "Shown_"
            + String(
                (base as NSString).deletingPathExtension.unicodeScalars.map {
                    CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "_"
                })
    }
}

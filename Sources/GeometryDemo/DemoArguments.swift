import SwiftUI

/// What the command line asks of the demo itself; the window's own options are read by `App`.
struct DemoArguments: Equatable {
    /// nil: all five, with a list to choose from.
    var scene: DemoScene?
    /// One of the scene's variants; nil: its first.
    var variant: String?

    struct Mistake: Error, Equatable { let line: String }

    static let help: [String] =
        ["--scene N                show one scene's view alone, filling the window:"]
        + DemoScene.allCases.map { scene in
            let variants = scene.variants.isEmpty ? "" : " (--variant \(scene.variants.joined(separator: "|")))"
            return "                         \(scene.rawValue)  \(scene.title)\(variants)"
        }

    /// Reads the process's arguments; a mistake ends the process with one line.
    @MainActor static func read() -> DemoArguments {
        _AppOptions.help = help
        guard !_AppOptions.wantsHelp else { return DemoArguments() }
        do throws(Mistake) {
            return try DemoArguments(parsing: _AppOptions.remaining)
        } catch {
            FileHandle.standardError.write(Data("GeometryDemo: \(error.line); see --help\n".utf8))
            exit(2)
        }
    }

    init() {}

    init(parsing arguments: [String]) throws(Mistake) {
        // --option=value is two arguments.
        var rest = arguments.flatMap { argument in
            argument.hasPrefix("--") ? argument.split(separator: "=", maxSplits: 1).map(String.init) : [argument]
        }[...]
        while let option = rest.popFirst() {
            switch option {
            case "--scene", "-scene":
                guard let number = rest.popFirst().flatMap({ Int($0) }), let scene = DemoScene(rawValue: number) else {
                    throw Mistake(line: "\(option) needs a number from 1 to \(DemoScene.allCases.count)")
                }
                self.scene = scene
            case "--variant", "-variant":
                guard let variant = rest.popFirst() else { throw Mistake(line: "\(option) needs a name") }
                self.variant = variant
            default:
                throw Mistake(line: "unknown argument \"\(option)\"")
            }
        }
        guard let variant else { return }
        guard let scene else { throw Mistake(line: "--variant needs a --scene") }
        guard scene.variants.contains(variant) else {
            let known = scene.variants.isEmpty ? "none" : scene.variants.joined(separator: ", ")
            throw Mistake(line: "scene \(scene.rawValue) has no variant \"\(variant)\" (it has: \(known))")
        }
    }
}

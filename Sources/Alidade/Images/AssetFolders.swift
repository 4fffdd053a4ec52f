import Foundation
import Synchronization

/// Finds the pictures that `Image("name")` names: in asset catalogues, and as plain files beside the program.
package enum AssetFolders {
    /// One picture for some displays.
    package struct Variant: Sendable {
        package var image: DisplayImage
        /// Pixels a point that it was made for.
        package var scale: Double
        package var isDark = false
    }

    /// All variants of a name.
    package struct Asset: Sendable {
        package var variants: [Variant]
        /// The catalogue says that it is to be drawn in the foreground's colour.
        package var isTemplate = false

        /// The best for a display: the dark one in the dark, the nearest scale that is not too small.
        package func variant(scale: Double, isDark: Bool) -> Variant? {
            let suited = variants.filter { $0.isDark == isDark }
            let all = (suited.isEmpty ? variants : suited).sorted { $0.scale < $1.scale }
            return all.first { $0.scale >= scale } ?? all.last
        }
    }

    private struct Key: Hashable {
        var name: String
        var bundlePath: String?
    }

    // Caches keyed by value: the disk is searched once a folder, a picture's header read once a name.
    private static let indices = Mutex<[String: [String: [String]]]>([:])
    private static let assets = Mutex<[Key: Asset?]>([:])

    /// Folders that are looked through before the bundle: `ALIDADE_ASSETS`, separated by colons, or what the program
    /// that shows somebody else's views says.
    private static let extra = Mutex<[String]>(
        (ProcessInfo.processInfo.environment["ALIDADE_ASSETS"] ?? "").split(separator: ":").map(String.init))

    /// Looks in these folders first, and forgets what was found before: it may have changed.
    package static func look(in folders: [String]) {
        extra.withLock { $0 = folders }
        indices.withLock { $0 = [:] }
        assets.withLock { $0 = [:] }
        NamedColors.forget()
    }

    package static func asset(_ name: String, bundlePath: String? = nil) -> Asset? {
        let key = Key(name: name, bundlePath: bundlePath)
        if let known = assets.withLock({ $0[key] }) { return known }
        var found: Asset?
        for folder in folders(bundlePath) {
            found = load(name, in: folder)
            if found != nil { break }
        }
        assets.withLock { $0[key] = .some(found) }
        return found
    }

    /// Where resources of a bundle are: also in the bundles that SwiftPM puts beside a program.
    static func folders(_ bundlePath: String?) -> [String] {
        if let bundlePath { return [Bundle(path: bundlePath)?.resourcePath ?? bundlePath] }
        return extra.withLock { $0 } + [Bundle.main.resourcePath ?? Bundle.main.bundlePath]
    }

    // MARK: Folders

    private static let pictureTypes: Set<String> = ["png", "jpg", "jpeg"]
    /// What a build leaves beside a program and holds no pictures.
    private static let skipped: Set<String> = [
        "build", "swiftmodule", "product", "dSYM", "swiftdoc", "xctest", "o", "swift",
    ]

    /// Paths of pictures and image sets by name.
    private static func index(_ folder: String) -> [String: [String]] {
        if let known = indices.withLock({ $0[folder] }) { return known }
        var index: [String: [String]] = [:]
        if let walker = FileManager.default.enumerator(atPath: folder) {
            var count = 0
            for case let path as String in walker {
                count += 1
                if count > 50_000 { break }
                let url = path as NSString
                let name = (url.lastPathComponent as NSString).deletingPathExtension
                let type = url.pathExtension
                if type == "imageset" {
                    index[name, default: []].append(path)
                    // A name may be written with its catalogue's folder.
                    let group = (url.deletingLastPathComponent as NSString).lastPathComponent
                    if !group.hasSuffix(".xcassets") { index["\(group)/\(name)", default: []].append(path) }
                    walker.skipDescendants()
                } else if skipped.contains(type) || name == "ModuleCache" || name.hasPrefix(".") || walker.level > 8 {
                    walker.skipDescendants()
                } else if pictureTypes.contains(type.lowercased()) {
                    let plain = scaled(name).name
                    index[plain, default: []].append(path)
                    index[url.lastPathComponent, default: []].append(path)
                }
            }
        }
        indices.withLock { $0[folder] = index }
        return index
    }

    /// "photo@2x" is "photo" for two pixels a point.
    private static func scaled(_ name: String) -> (name: String, scale: Double) {
        for scale in [2, 3] where name.hasSuffix("@\(scale)x") { return (String(name.dropLast(3)), Double(scale)) }
        return (name, 1)
    }

    private static func load(_ name: String, in folder: String) -> Asset? {
        guard let paths = index(folder)[name] else { return nil }
        for path in paths where path.hasSuffix(".imageset") {
            if let asset = catalogued("\(folder)/\(path)") { return asset }
        }
        let variants = paths.filter { !$0.hasSuffix(".imageset") }.compactMap { path -> Variant? in
            let plain = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            return ImageFile(path: "\(folder)/\(path)").map {
                Variant(image: DisplayImage(file: $0), scale: scaled(plain).scale)
            }
        }
        return variants.isEmpty ? nil : Asset(variants: variants)
    }

    // MARK: Catalogues

    private static func catalogued(_ folder: String) -> Asset? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let variants = set.images.compactMap { entry -> Variant? in
            guard let name = entry.filename, let file = ImageFile(path: "\(folder)/\(name)") else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            let isDark = (entry.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
            return Variant(image: DisplayImage(file: file), scale: scale, isDark: isDark)
        }
        guard !variants.isEmpty else { return nil }
        return Asset(variants: variants, isTemplate: set.properties?.intent == "template")
    }

    private struct ImageSet: Decodable {
        var images: [Entry]
        var properties: Properties?

        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
    }
}

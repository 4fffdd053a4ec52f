import Foundation
import Synchronization

/// Colour sets of asset catalogues, read as Xcode writes them: `Name.colorset/Contents.json`.
package enum NamedColors {
    private struct Key: Hashable {
        var name: String
        var bundlePath: String?
    }
    private struct Variants: Sendable {
        var light: DisplayColor
        var dark: DisplayColor?
    }

    // A cache keyed by value: nil remembers that there is none, so that the disk is searched and the user warned once.
    private static let cache = Mutex<[Key: Variants?]>([:])

    static func forget() { cache.withLock { $0 = [:] } }

    package static func resolve(_ name: String, bundlePath: String?, _ context: ColorContext) -> DisplayColor? {
        let key = Key(name: name, bundlePath: bundlePath)
        if let known = cache.withLock({ $0[key] }) {
            return known.map { context.colorScheme == .dark ? $0.dark ?? $0.light : $0.light }
        }
        let found = load(name, bundlePath: bundlePath)
        cache.withLock { $0[key] = .some(found) }
        guard let found else {
            let place = bundlePath ?? "the main bundle"
            FileHandle.standardError.write(Data("No color named '\(name)' found in \(place)\n".utf8))
            return nil
        }
        return context.colorScheme == .dark ? found.dark ?? found.light : found.light
    }

    private static func load(_ name: String, bundlePath: String?) -> Variants? {
        for root in AssetFolders.folders(bundlePath) {
            if let found = load(name, in: root) { return found }
        }
        return nil
    }

    private static func load(_ name: String, in root: String) -> Variants? {
        guard let walker = FileManager.default.enumerator(atPath: root) else { return nil }
        let suffix = name.split(separator: "/").last.map { "\($0).colorset" } ?? ""
        for case let path as String in walker {
            // A command-line tool's resource path is its whole folder; below this depth there is no catalogue.
            if walker.level > 8 || (path as NSString).lastPathComponent.hasPrefix(".") { walker.skipDescendants() }
            guard path == suffix || path.hasSuffix("/" + suffix) else { continue }
            let file = "\(root)/\(path)/Contents.json"
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            return parse(data)
        }
        return nil
    }

    private static func parse(_ data: Data) -> Variants? {
        guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else { return nil }
        var light: DisplayColor?
        var dark: DisplayColor?
        for entry in set.colors {
            guard let color = entry.color?.displayColor else { continue }
            let isDark = (entry.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
            if isDark {
                dark = color
            } else if light == nil {
                light = color
            }
        }
        return (light ?? dark).map { Variants(light: $0, dark: dark) }
    }

    private struct ColorSet: Decodable {
        var colors: [Entry]
        struct Entry: Decodable {
            var appearances: [Appearance]?
            var color: Value?
        }
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: String]?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components
            }

            var displayColor: DisplayColor? {
                guard let components else { return nil }
                func channel(_ name: String) -> Float? { components[name].flatMap(Value.number) }
                let alpha = channel("alpha") ?? 1
                let space: Color.RGBColorSpace = colorSpace == "display-p3" ? .displayP3 : .sRGB
                if let white = channel("white") {
                    return DisplayColor(space, red: white, green: white, blue: white, alpha: alpha)
                }
                guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
                    return nil
                }
                return DisplayColor(space, red: red, green: green, blue: blue, alpha: alpha)
            }

            /// "0xFF" and "255" are bytes, "1.000" is a fraction.
            static func number(_ text: String) -> Float? {
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
                if text.contains(".") { return Float(text) }
                return Float(text).map { $0 / 255 }
            }
        }
    }
}

import Alidade
import AlidadeImage
import Foundation
import Testing

/// Pictures and colours of the folder that a file is in.
@Suite(.serialized) struct AssetTests {
    /// A white picture of this size, as PNG.
    private static func png(_ width: Int, _ height: Int) throws -> Data {
        let path = NSTemporaryDirectory() + "alidade-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
        let painter = try #require(CairoPainter(width: width, height: height, scale: 1, background: white))
        try painter.writePNG(to: path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test(arguments: [(1.0, 10.0), (2, 20), (3, 30)])
    func aPictureComesFromTheCatalogueInTheScaleOfTheDisplay(scale: Double, width: Double) throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct A: View { var body: some View { Image("photo").accessibilityIdentifier("one") } }
            """,
            "Assets.xcassets/photo.imageset/Contents.json": """
            {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"},
             {"filename": "c.png", "scale": "3x"}]}
            """,
        ])
        defer { tool.remove() }
        // Each scale's file has another size in points, so that it tells which one was taken.
        for (name, length) in [("a", 10), ("b", 40), ("c", 90)] {
            let path = tool.folder + "/Assets.xcassets/photo.imageset/\(name).png"
            try Self.png(length, length).write(to: URL(fileURLWithPath: path))
        }
        let run = try tool.run(["layout", "File.swift", "--json", "--scale", "\(scale)"])
        #expect(run.report["warnings"] as? [String] == [])
        #expect(run.frames("Image").map { $0[2] } == [width])
    }

    @Test func aPlainFileBesideTheSourceIsFoundAndAnUnknownNameWarnedOf() throws {
        let tool = try Tool([
            "Sources/File.swift": """
            import SwiftUI
            struct A: View { var body: some View { VStack { Image("plain"); Image("nothing") } } }
            """
        ])
        defer { tool.remove() }
        try Self.png(12, 8).write(to: URL(fileURLWithPath: tool.folder + "/Sources/plain.png"))
        let run = try tool.run(["layout", "Sources/File.swift", "--json"])
        #expect(run.frames("Image").map { [$0[2], $0[3]] } == [[12, 8], [100, 100]])
        #expect((run.report["warnings"] as? [String])?.count == 1)
    }

    @Test(arguments: ["light", "dark"])
    func aNamedColourFollowsTheAppearance(appearance: String) throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct A: View { var body: some View { Color("Brand").ignoresSafeArea() } }
            """,
            "Assets.xcassets/Brand.colorset/Contents.json": """
            {"colors": [{"color": {"color-space": "srgb", "components":
             {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
             {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb",
             "components": {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1.000"}}}]}
            """,
        ])
        defer { tool.remove() }
        let run = try tool.run(
            ["snapshot", "File.swift", "-o", "a.png", "--size", "4x4", "--appearance", appearance])
        #expect(run.code == 0, "\(run.errors)")
        let picture = try PNGReader.read(path: tool.folder + "/a.png")
        #expect(picture.pixels.first == (appearance == "dark" ? 0xFF00_00FF : 0xFFFF_0000))
    }
}

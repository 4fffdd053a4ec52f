import AlidadeImage
import Foundation
import Testing

/// One file for each common technique, run through the command line, against numbers and a picture.
///
/// `ALIDADE_RECORD=1` writes both anew; read the difference before it is committed.
@Suite(.serialized) struct GalleryTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Gallery").path
    private static let isRecording = ProcessInfo.processInfo.environment["ALIDADE_RECORD"] == "1"

    static let samples =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".swift") }
        .map { String($0.dropLast(6)) }.sorted()

    /// What some samples need to show their point.
    private static let options: [String: [String]] = [
        "Accordion": ["--events", "click 195,160; click 195,20"],
        "AnchorHighlight": ["--events", "click 300,420"],
        "AnimatedToggle": ["--events", "click 195,422; wait 1"],
        "AnyLayoutSwitch": ["--events", "click 150,422"],
        "BottomSheet": ["--events", "drag 195,760 195,560"],
        "Carousel": ["--events", "scroll 195,422 230,0"],
        "CustomTabBar": ["--events", "click 325,820"],
        "DragToMove": ["--events", "drag 100,100 250,300"],
        "LazyRows": ["--events", "scroll 195,400 0,5000"],
        "ObservableCounter": ["--events", "click 195,20; click 195,20"],
        "OffsetTracking": ["--events", "scroll 195,400 0,250"],
        "PageDots": ["--events", "click 195,300; click 195,300"],
        "Parallax": ["--events", "scroll 195,400 0,120"],
        "SafeAreaFill": ["--safe-area", "59,0,34,0"],
        "SegmentedControl": ["--events", "click 195,422"],
        "StickyHeader": ["--events", "scroll 195,400 0,300"],
        "StretchyHeader": ["--events", "scroll 195,400 0,100"],
    ]

    @Test func thereAreFortySamples() { #expect(Self.samples.count >= 40) }

    @Test(arguments: samples)
    func aSampleHasItsNumbersAndItsPicture(name: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let file = "\(Self.folder)/\(name).swift"
        let options = Self.options[name] ?? []
        let layout = try tool.run(["layout", file, "--json"] + options)
        let picture = try tool.run(["snapshot", file, "-o", "picture.png", "--scale", "0.5"] + options)
        #expect(layout.code == 0 && picture.code == 0, "\(layout.errors)\(picture.errors)")
        if Self.isRecording {
            try layout.output.write(toFile: "\(Self.folder)/\(name).json", atomically: true, encoding: .utf8)
            try tool.data("picture.png").write(to: URL(fileURLWithPath: "\(Self.folder)/\(name).png"))
            return
        }
        #expect(layout.report["warnings"] as? [String] == [])
        let text = try String(contentsOfFile: "\(Self.folder)/\(name).json", encoding: .utf8)
        let expected = Tool.Outcome(code: 0, output: text, errors: "").nodes
        #expect(layout.nodes.count == expected.count)
        for (node, other) in zip(layout.nodes, expected) { Self.compare(node, other) }
        let shown = try PNGReader.read(path: tool.folder + "/picture.png")
        let comparison = ImageComparison(shown, try PNGReader.read(path: "\(Self.folder)/\(name).png"), tolerance: 2)
        #expect(comparison.differingPixels == 0, "largest difference \(comparison.largestDifference)")
    }

    /// Points; numbers were printed in full and read back.
    private static let tolerance = 0.001

    private static func compare(_ node: [String: Any], _ other: [String: Any]) {
        for key in ["view", "text", "id"] { #expect(node[key] as? String == other[key] as? String) }
        #expect(node["depth"] as? Int == other["depth"] as? Int)
        #expect(node["hidden"] as? Bool == other["hidden"] as? Bool)
        let (frame, wanted) = (node["frame"] as? [Double] ?? [], other["frame"] as? [Double] ?? [])
        #expect(
            frame.count == 4 && zip(frame, wanted).allSatisfy { abs($0 - $1) < tolerance },
            "\(node["view"] ?? ""): \(frame) and not \(wanted)")
    }
}

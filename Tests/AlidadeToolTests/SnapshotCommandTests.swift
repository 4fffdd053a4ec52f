import Foundation
import Testing

/// `alidade snapshot`, run as a user runs it.
@Suite(.serialized) struct SnapshotCommandTests {
    @Test func eachPreviewHasOnlyItsOwnAppearance() throws {
        let plain = "Color(UIColor.systemBackground).previewDisplayName(\"L\")"
        let both =
            "struct P: PreviewProvider { static var previews: some View { \(plain); Text(\"2\").preferredColorScheme(.dark) } }"
        let tool = try Tool([
            "Both.swift": "import SwiftUI\n" + both,
            "One.swift": "import SwiftUI\nstruct P: PreviewProvider { static var previews: some View { \(plain) } }",
        ])
        defer { tool.remove() }
        let size = ["--size", "8x8"]
        #expect(try tool.run(["snapshot", "One.swift", "-o", "one.png"] + size).code == 0)
        #expect(try tool.run(["snapshot", "Both.swift", "-o", "first.png", "--preview", "1"] + size).code == 0)
        #expect(try tool.run(["snapshot", "Both.swift", "-o", "second.png", "--preview", "2"] + size).code == 0)
        #expect(!tool.data("one.png").isEmpty)
        #expect(tool.data("first.png") == tool.data("one.png"))
        #expect(tool.data("second.png") != tool.data("one.png"))
    }

    private static let source = """
        import SwiftUI
        struct A: View {
            @State private var isWide = false
            var body: some View {
                Color.red.frame(width: isWide ? 100 : 20, height: 10)
                    .onTapGesture { withAnimation(.linear(duration: 0.1)) { isWide.toggle() } }
            }
        }
        """

    private func bigEndian(_ data: Data, at place: Int) -> Int {
        data[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test(arguments: [("a.png", "\u{89}PNG"), ("a.svg", "<?xml"), ("a.pdf", "%PDF")])
    func aPictureIsWritten(name: String, start: String) throws {
        let tool = try Tool(["File.swift": Self.source])
        defer { tool.remove() }
        let run = try tool.run(["snapshot", "File.swift", "-o", name, "--size", "100x50"])
        #expect(run.code == 0, "\(run.errors)")
        let data = tool.data(name)
        #expect(String(data.prefix(start.count).map { Character(UnicodeScalar($0)) }) == start)
        if name.hasSuffix("png"), data.count > 24 {
            #expect(bigEndian(data, at: 16) == 200)
            #expect(bigEndian(data, at: 20) == 100)
        }
    }

    @Test func anAnimationIsANumberedSeries() throws {
        let tool = try Tool(["File.swift": Self.source])
        defer { tool.remove() }
        let run = try tool.run([
            "snapshot", "File.swift", "-o", "a.png", "--size", "100x50", "--events", "click 50,25", "--animation", "4",
        ])
        #expect(run.code == 0, "\(run.errors)")
        #expect((1...4).allSatisfy { tool.exists("a-00\($0).png") })
        #expect(!tool.exists("a-005.png") && !tool.exists("a.png"))
        #expect(Set((1...4).map { tool.data("a-00\($0).png") }).count == 4)
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        let tool = try Tool(["File.swift": Self.source])
        defer { tool.remove() }
        let run = try tool.run(["snapshot", "File.swift", "-o", "nowhere/a.png"])
        #expect(run.code == 5)
        #expect(run.errors.contains("cannot write nowhere/a.png"))
    }
}

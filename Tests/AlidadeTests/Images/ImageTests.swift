import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

@MainActor
struct ImageTests {
    /// A picture of 40 by 20 pixels, red on the left and blue on the right.
    private let picture: UIImage = {
        let row = [UInt32](repeating: 0xFFFF_0000, count: 20) + [UInt32](repeating: 0xFF00_00FF, count: 20)
        let pixels = (0..<20).flatMap { _ in row }
        return UIImage(.picture(DisplayImage(width: 40, height: 20, pixels: pixels)), scale: 1)
    }()

    private func painted(_ stage: TestStage) -> CairoPainter? {
        let painter = CairoPainter(
            width: Int(stage.host.size.width), height: Int(stage.host.size.height), background: .white)
        painter?.paint(stage.frame().items)
        return painter
    }

    @Test func anImageHasItsOwnSizeUnlessResizable() {
        let stage = TestStage(
            VStack(spacing: 0) {
                Image(uiImage: picture)
                Image(uiImage: picture).resizable().frame(width: 100, height: 50)
                Image(uiImage: picture).resizable().scaledToFit().frame(width: 80)
                Image(uiImage: picture).frame(width: 10, height: 10)
            })
        let sizes = stage.frames("Image").map(\.size)
        #expect(sizes[0] == CGSize(width: 40, height: 20))
        #expect(sizes[1] == CGSize(width: 100, height: 50))
        #expect(sizes[2] == CGSize(width: 80, height: 40))
        #expect(sizes[3] == CGSize(width: 40, height: 20))
    }

    @Test func scaledToFillCoversAndMayOverflow() {
        let stage = TestStage(Image(uiImage: picture).resizable().scaledToFill().frame(width: 50, height: 50).clipped())
        #expect(stage.frames("Image").first?.size == CGSize(width: 100, height: 50))
    }

    @Test func aPictureKeepsItsColoursAndATemplateTakesTheForegrounds() {
        let stage = TestStage(
            HStack(spacing: 0) {
                Image(uiImage: picture)
                Image(uiImage: picture).renderingMode(.template).foregroundStyle(.green)
            }, width: 80, height: 20)
        let painter = painted(stage)
        #expect(painter?[5, 10] == 0xFFFF_0000)
        #expect(painter?[35, 10] == 0xFF00_00FF)
        let green = painter?[60, 10] ?? 0
        #expect(green != 0xFFFF_0000 && green != 0xFFFF_FFFF && green != 0xFF00_00FF)
        #expect((green >> 8) & 255 > (green >> 16) & 255)
    }

    @Test func capsKeepTheirSize() {
        let stage = TestStage(
            Image(uiImage: picture)
                .resizable(capInsets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
                .frame(width: 200, height: 20), width: 200, height: 20)
        let painter = painted(stage)
        // The left cap is red, everything right of it blue, however wide.
        #expect(painter?[10, 10] == 0xFFFF_0000)
        #expect(painter?[30, 10] == 0xFF00_00FF)
        #expect(painter?[190, 10] == 0xFF00_00FF)
    }

    @Test func tilesRepeat() {
        let stage = TestStage(
            Image(uiImage: picture).resizable(resizingMode: .tile).frame(width: 200, height: 40), width: 200,
            height: 40)
        let painter = painted(stage)
        for tile in 0..<5 {
            #expect(painter?[tile * 40 + 10, 10] == 0xFFFF_0000)
            #expect(painter?[tile * 40 + 30, 30] == 0xFF00_00FF)
        }
    }

    @Test func aMissingNameShowsAPlaceholderAndWarnsOnce() {
        let stage = TestStage(
            VStack {
                Image("no such picture")
                Image("no such picture").resizable().frame(width: 30, height: 30)
            })
        #expect(stage.host.warnings.messages.filter { $0.contains("no such picture") }.count == 1)
        #expect(stage.frames("Image").map(\.size) == [CGSize(width: 100, height: 100), CGSize(width: 30, height: 30)])
    }

    @Test func aFileOfACatalogueIsFoundByItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Group/photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let painter = CairoPainter(width: 20, height: 10, background: .white)
        try painter?.writePNG(to: set.appendingPathComponent("photo@2x.png").path)
        try painter?.writePNG(to: folder.appendingPathComponent("plain.png").path)
        let contents = """
            {"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x","filename":"photo@2x.png"}],
             "properties":{"template-rendering-intent":"template"}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))

        let asset = AssetFolders.asset("photo", bundlePath: folder.path)
        #expect(asset?.isTemplate == true)
        #expect(asset?.variant(scale: 1, isDark: false)?.scale == 2)
        #expect(AssetFolders.asset("Group/photo", bundlePath: folder.path) != nil)
        #expect(AssetFolders.asset("plain", bundlePath: folder.path)?.variants.first?.scale == 1)
        #expect(AssetFolders.asset("other", bundlePath: folder.path) == nil)
    }

    @Test func aFileURLIsLoadedAndAnyOtherIsNot() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try CairoPainter(width: 30, height: 20, background: .white)?.writePNG(to: path.path)
        defer { try? FileManager.default.removeItem(at: path) }
        let stage = TestStage(
            VStack(spacing: 0) {
                AsyncImage(url: path)
                AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                    image
                } placeholder: {
                    Text("waiting")
                }
                AsyncImage(url: URL(fileURLWithPath: "/no/such/file.png")) { phase in
                    if phase.error != nil { Text("failed") } else { Text("fine") }
                }
            })
        #expect(stage.frames("Image").map(\.size) == [CGSize(width: 30, height: 20)])
        #expect(stage.texts == ["waiting", "failed"])
    }

    @Test func aLabelIsAnIconAndATitle() {
        let stage = TestStage(
            VStack {
                Label("Both", systemImage: "star")
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
            })
        #expect(stage.texts == ["Both", "Title"])
        #expect(stage.frames("Image").count == 2)
    }
}

import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

@Suite struct PictureFiles {
    private func temporary(_ name: String) -> String {
        NSTemporaryDirectory() + "alidade-\(UUID().uuidString)-\(name)"
    }

    private var scene: [DisplayItem] {
        let gradient = DisplayPaint.linearGradient(
            [DisplayStop(color: .clear, location: 0), DisplayStop(color: .blue, location: 1)],
            start: .zero, end: CGPoint(x: 100, y: 0))
        return [
            Item.fill(rect(0, 0, 100, 100), .white), Item.fill(.ellipse(rect(10, 10, 60, 60)), gradient),
            Item.group(
                .opacity(0.5), [Item.fill(rect(30, 30, 40, 40), .red), Item.fill(rect(40, 40, 40, 40), .green)]),
            Item.group(
                .shadow(.black, radius: 4, offset: .zero), [Item.fill(rect(60, 60, 20, 20), .blue)], margin: 20),
            Item.group(.clip(.ellipse(rect(0, 60, 40, 40)), FillStyle()), [Item.fill(rect(0, 60, 40, 40), .red)]),
        ]
    }

    @Test func pngsComeBackAsTheyWere() throws {
        let path = temporary("a.png")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let picture = try painted(scene, 100, 100)
        try picture.writePNG(to: path)
        let back = try PNGReader.read(path: path)
        #expect((back.width, back.height) == (100, 100))
        #expect(ImageComparison(picture.image, back).largestDifference <= 1)
    }

    @Test func unreadablePNGsThrow() throws {
        #expect(throws: PictureFileError.self) { try PNGReader.read(path: "/nowhere.png") }
        #expect(throws: PictureFileError.self) { try PNGReader.read(Data([1, 2, 3])) }
        #expect(throws: PictureFileError.self) { try PNGReader.read(Data()) }
        let picture = try painted([], 4, 4)
        #expect(throws: PictureFileError.self) { try picture.writePNG(to: "/nowhere/at/all.png") }
    }

    @Test(arguments: [VectorFile.Kind.svg, .pdf])
    func vectorFiles(kind: VectorFile.Kind) throws {
        let path = temporary("a.vector")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try VectorFile.write(scene, size: CGSize(width: 100, height: 100), as: kind, to: path)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(data.count > 1_000)
        if kind == .pdf {
            #expect(data.starts(with: Data("%PDF".utf8)))
        } else {
            let text = try #require(String(data: data, encoding: .utf8))
            // Outlines stay outlines: the page is 100 points and has a gradient.
            #expect(
                text.contains("<svg") && text.contains("viewBox=\"0 0 100 100\"") && text.contains("linearGradient"))
        }
    }

    @Test func vectorFilesNeedASizeAndAPlace() {
        #expect(throws: PictureFileError.emptySize) {
            try VectorFile.write([], size: .zero, as: .svg, to: "/tmp/never")
        }
        #expect(throws: PictureFileError.self) {
            try VectorFile.write([], size: CGSize(width: 9, height: 9), as: .pdf, to: "/nowhere/a.pdf")
        }
    }

    @Test func comparisonsNameTheWorstPixel() throws {
        let a = try painted([], 10, 10, background: .white)
        let b = try painted([Item.fill(rect(3, 4, 1, 1), .black)], 10, 10, background: .white)
        let comparison = ImageComparison(a.image, b.image)
        #expect(comparison.largestDifference == 255)
        #expect(comparison.differingPixels == 1)
        #expect(comparison.worst == (3, 4))
        #expect(comparison.picture.pixels[43] == 0xFFFF_0000)
        #expect(ImageComparison(a.image, DisplayImage(width: 1, height: 1, pixels: [0])).largestDifference == 255)
    }

    @Test func tilesArePartsOfTheWhole() throws {
        let whole = try painted(scene, 100, 100)
        let box = PixelBox(x: 35, y: 50, width: 50, height: 45)
        let tile = try #require(TilePainter.pixels(scene, box: box, scale: 1))
        for y in 0..<45 {
            for x in 0..<50 {
                let difference = Pixel(tile[y * 50 + x])
                #expect(difference.isNear(Pixel(whole[35 + x, 50 + y]), 1), "at \(x), \(y)")
            }
        }
    }

    @Test func coverageIsTheShapesAlpha() throws {
        let shape = DisplayShape.ellipse(rect(1.5, 2.25, 20, 20))
        let box = PixelBox(x: 0, y: 0, width: 24, height: 24)
        let mask = try #require(
            TilePainter.coverage(shape, offset: CGVector(dx: 0.25, dy: 0), box: box, scale: 1))
        let item = Item.fill(.ellipse(rect(1.75, 2.25, 20, 20)), .color(.black))
        let picture = try painted([item], 24, 24)
        #expect(mask.count == 576)
        #expect(zip(mask, picture.pixels).allSatisfy { $0 == UInt8($1 >> 24) })
        let line = try #require(
            TilePainter.coverage(shape, stroke: StrokeStyle(lineWidth: 2), box: box, scale: 1))
        #expect(line[12 * 24 + 12] == 0)
        #expect(line.contains(255))
    }
}

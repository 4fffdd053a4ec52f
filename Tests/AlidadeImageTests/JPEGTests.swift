import Alidade
import AlidadeImage
import Foundation
import Testing

struct JPEGTests {
    /// A JPEG of 16 by 8 pixels, all of one blue, as libjpeg writes it.
    static let blue =
        Data(
            base64Encoded: JPEGSample.blue, options: .ignoreUnknownCharacters) ?? Data()

    @Test func aJPEGIsDecoded() throws {
        let file = try #require(ImageFile(data: Self.blue))
        #expect(file.header.format == .jpeg && file.header.width == 16 && file.header.height == 8)
        let image = try file.decoded()
        #expect(image.width == 16 && image.height == 8)
        let pixel = image.pixels[5]
        #expect(pixel >> 24 == 255)
        #expect(pixel & 255 > 200 && (pixel >> 16) & 255 < 40)
    }

    @Test func aTurnedJPEGIsSetUpright() throws {
        let image = try JPEGReader.read(Self.blue, orientation: 6)
        #expect(image.width == 8 && image.height == 16)
    }

    @Test func brokenBytesAreNoPicture() {
        #expect(ImageFile(data: Data([0xFF, 0xD8, 0xFF])) == nil)
        #expect(ImageFile(data: Data("no picture".utf8)) == nil)
        #expect(throws: PictureFileError.self) { try JPEGReader.read(Data([0xFF, 0xD8, 0xFF, 0xC0])) }
        #expect(throws: PictureFileError.self) { try JPEGReader.read(Data()) }
    }

    @Test func aJPEGCutShortDrawsWhatThereIs() throws {
        let cut = Self.blue.prefix(Self.blue.count - 12)
        if let file = ImageFile(data: Data(cut)) {
            _ = try? file.decoded()
        }
    }
}

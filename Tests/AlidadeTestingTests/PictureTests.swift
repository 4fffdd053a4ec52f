import AlidadeTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct PictureTests {
    /// A folder of the test's own.
    private func folder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
    }

    private func host(_ width: CGFloat) -> TestHost {
        TestHost(width: 20, height: 10, scale: 2) { Color.red.frame(width: width, height: 10) }
    }

    @Test func aPictureIsWhatTheWindowShows() throws {
        let picture = try TestHost(width: 20, height: 10, scale: 2) {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }
        }.picture()
        #expect(picture.width == 40)
        #expect(picture.height == 20)
        #expect(picture[3, 3] == TestPicture.Pixel(red: 255, green: 0, blue: 0))
        #expect(picture[30, 3] == TestPicture.Pixel(red: 0, green: 0, blue: 255))
        #expect(picture[40, 3].alpha == 0)
    }

    @Test func theSchemeColoursTheGround() throws {
        #expect(try TestHost(width: 4, height: 4) { EmptyView() }.picture()[1, 1].red == 255)
        let dark = TestHost(TestScreen(width: 4, height: 4), colorScheme: .dark) { EmptyView() }
        #expect(try dark.picture()[1, 1].red < 60)
    }

    @Test func theFirstRunRecordsAndLaterOnesCompare() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/bar.png"
        #expect(try host(10).verifyPicture(named: "bar", in: folder) == .recorded(path))
        #expect(try TestPicture(contentsOf: path) == host(10).picture())
        #expect(try host(10).verifyPicture(named: "bar", in: folder) == .matched(path))
    }

    @Test func aDifferenceIsWrittenAndItsPlaceSaid() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try host(10).verifyPicture(named: "a bar", in: folder)
        let error = try #require(throws: TestHostError.self) {
            try host(12).verifyPicture(named: "a bar", in: folder)
        }
        let words = error.description.split(whereSeparator: \.isWhitespace).map(String.init)
        let index = try #require(words.firstIndex(of: "difference:"))
        let path = words[index + 1]
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(path.hasSuffix("PictureTests/a-bar.difference.png"))
        let difference = try TestPicture(contentsOf: path)
        // Two columns of two pixels are red, the rest is faded.
        #expect(difference[8, 10] == TestPicture.Pixel(red: 255, green: 0, blue: 0))
        #expect(difference[2, 2] != TestPicture.Pixel(red: 255, green: 0, blue: 0))
        #expect(error.description.contains("80 of 800 pixels"))
        // As many pixels as differ may be allowed.
        try host(12).verifyPicture(named: "a bar", allowedPixels: 80, in: folder)
    }

    @Test func anotherSizeIsADifference() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try host(10).verifyPicture(named: "size", in: folder)
        let error = #expect(throws: TestHostError.self) {
            try TestHost(width: 5, height: 5) { Color.red }.verifyPicture(named: "size", in: folder)
        }
        #expect(error?.description.contains("5 × 5 pixels") == true)
    }

    @Test func whatHasNoPictureSaysSo() {
        #expect(throws: TestHostError.self) { try TestHost(width: 0, height: 10) { Color.red }.picture() }
        #expect(throws: TestHostError.self) { try TestPicture(contentsOf: "/nowhere/at/all.png") }
    }
}

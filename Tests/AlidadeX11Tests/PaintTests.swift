import Alidade
import AlidadeX11
import Foundation
import Testing
import X11TestContent

extension Windows {
    @Suite @MainActor struct PaintTests {
        @Test func rectanglesAreWhereTheyWereComputed() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let picture = try window.pixels()
            #expect(picture[0, 0] == 0x0000FF)
            #expect(picture[389, 194] == 0x0000FF)
            #expect(picture[5, 195] == 0xFFFFFF)
            #expect(picture[389, 599] == 0xFF0000)
            #expect(picture[360, 570] == 0xFF0000)
            #expect(picture[359, 599] == 0xFFFFFF)
            // First row of the scrolled column, below and beside its clip.
            #expect(picture[20, 255] == 0xD9D9D9)
            #expect(picture[369, 255] == 0xD9D9D9)
            #expect(picture[19, 255] == 0xFFFFFF)
            #expect(picture[20, 254] == 0xFFFFFF)
            #expect(picture[20, 295] == 0xB3B3B3)
            #expect(picture[20, 455] == 0xFFFFFF)
            // Text is black somewhere in its line.
            let line = (20..<200).flatMap { x in (203..<225).map { y in picture[x, y] } }
            #expect(line.contains { $0 & 0xFF < 0x40 })
        }

        @Test func scrollingByCopyingEndsInTheSamePixels() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            for delta in [60.0, 200, -33, 7, -500, 3999, -1] {
                let scroll = ScrollEvent(position: CGPoint(x: 50, y: 300), delta: CGVector(dx: 0, dy: delta))
                window.content.send(.scroll(scroll))
                try window.settle()
                let copied = try window.pixels()
                window.content.extra = []
                try window.settle()
                #expect(try window.pixels() == copied, "scrolled by \(delta)")
            }
            #expect(window.handle.statistics.pixelsCopied > 0)
        }

        @Test func scrollingPaintsTheStripAndAsksNothing() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let before = window.handle.statistics
            let frames = 10
            for _ in 0..<frames {
                let scroll = ScrollEvent(position: CGPoint(x: 50, y: 300), delta: CGVector(dx: 0, dy: 20))
                window.content.send(.scroll(scroll))
                try window.settle()
            }
            let after = window.handle.statistics
            #expect(after.paintedFrames - before.paintedFrames == frames)
            #expect(after.roundTrips == before.roundTrips)
            #expect((after.requests - before.requests) / frames <= 45)
            // A strip of 20 lines and the line of text, not the window.
            #expect(after.pixelsPainted - before.pixelsPainted <= frames * (350 * 20 + 390 * 44))
        }

        @Test func exposedPartsComeFromTheBackPixmap() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let before = window.handle.statistics
            window.tool("windowunmap", "--sync", window.name)
            window.tool("windowmap", "--sync", window.name)
            try window.settle()
            let after = window.handle.statistics
            #expect(after.frames == before.frames)
            #expect(after.pixelsPainted == before.pixelsPainted)
            #expect(after.pixelsPresented - before.pixelsPresented >= 390 * 600)
        }

        @Test func resizingIsOneFrameAndMovingIsNone() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let before = window.handle.statistics
            window.tool("windowsize", "--sync", window.name, "500", "700")
            try window.settle()
            let resized = window.handle.statistics
            #expect(window.content.size == CGSize(width: 500, height: 700))
            #expect(resized.resizes == before.resizes + 1)
            #expect(resized.frames == before.frames + 1)
            #expect(try window.pixels()[499, 249] == 0x0000FF)
            #expect(try window.pixels()[499, 699] == 0xFF0000)
            window.tool("windowmove", "--sync", window.name, "30", "40")
            try window.settle()
            #expect(window.handle.statistics.frames == resized.frames)
            #expect(window.handle.statistics.resizes == resized.resizes)
        }

        @Test func anIdleWindowSendsNothing() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let before = window.handle.statistics
            for _ in 0..<20 { window.loop.turn(limit: 0.005) }
            #expect(window.handle.statistics == before)
        }

        @Test(arguments: ["1x1", "2x3", "3000x20", "390x600+5+5", "390x600-0-0"])
        func anySizeOpens(geometry: String) throws {
            let window = try LocalWindow(geometry: geometry)
            defer { window.stop() }
            let size = try #require(WindowGeometry(geometry)?.size)
            #expect(window.content.size == size)
        }

        @Test func strangeItemsDoNoHarm() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let content = window.content
            let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
            let strange: [CGRect] = [
                CGRect(x: Double.nan, y: 0, width: 1, height: 1),
                CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
                CGRect(x: 0, y: 0, width: Double.infinity, height: 5), CGRect(x: 1e9, y: 0, width: 5, height: 5),
                CGRect(x: 50_000, y: 0, width: 50_000, height: 10),
            ]
            content.extra =
                strange.map { content.fill(99, $0, red) } + [
                    content.text(98, "far", CGPoint(x: 1e9, y: 1e9)),
                    content.text(97, "far", CGPoint(x: -40_000, y: 300)),
                    content.fill(
                        96, CGRect(x: 0, y: 0, width: 9, height: 9),
                        DisplayColor(red: .nan, green: 9, blue: -1, alpha: 1)),
                ]
            try window.settle()
            #expect(window.handle.pixels() != nil)
        }
    }
}

/// Tests that open windows run one after the other: they share the process's one main thread.
@Suite(.serialized, .enabled(if: TestServer.isInstalled, "Xvfb is not installed")) enum Windows {}

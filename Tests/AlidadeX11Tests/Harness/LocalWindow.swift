import Alidade
import AlidadeX11
import Foundation
import Testing
import X11TestContent

/// A window of this process on a server of its own, turned by hand.
@MainActor final class LocalWindow {
    let server: TestServer
    let content = TestContent()
    let loop: WindowLoop
    let handle: WindowHandle

    init(
        _ size: CGSize = CGSize(width: 390, height: 600), screen: String = "1024x900x24", arguments: [String] = [],
        geometry: String? = nil, scale: Double? = nil
    ) throws {
        server = try TestServer(screen: screen, arguments: arguments)
        var options = WindowOptions()
        options.display = server.display
        options.scale = scale
        options.geometry = geometry.flatMap(WindowGeometry.init)
        do {
            loop = try WindowLoop(options: options)
        } catch {
            server.stop()
            throw error
        }
        handle = loop.open(content, defaultSize: size)
        let content = content
        do {
            try turn("first frame") { content.frames > 0 }
            try settle()
        } catch {
            stop()
            throw error
        }
    }

    func stop() {
        loop.close()
        server.stop()
    }

    func turn(_ what: String, until condition: () -> Bool) throws {
        let end = Date().addingTimeInterval(20)
        while !condition() {
            if Date() > end { throw TestServer.Failure(description: "waited in vain: \(what)") }
            loop.turn(limit: 0.01)
        }
    }

    /// Turns until nothing is left to do.
    func settle() throws {
        var quiet = 0
        let end = Date().addingTimeInterval(20)
        while quiet < 3 {
            let before = handle.statistics
            loop.turn(limit: 0.02)
            quiet = handle.statistics == before && !content.needsFrame ? quiet + 1 : 0
            if Date() > end { throw TestServer.Failure(description: "the window does not settle") }
        }
    }

    /// Turns until the content's next frame is painted.
    func paint() throws {
        let frames = handle.statistics.paintedFrames
        try turn("a painted frame") { handle.statistics.paintedFrames > frames }
    }

    func pixels() throws -> Picture {
        Picture(pixels: try #require(handle.pixels()), width: handle.width, height: handle.height)
    }

    func tool(_ arguments: String...) { server.run("xdotool", arguments) }
    var name: String { String(handle.identifier) }
}

/// Pixels to look at, 0xRRGGBB.
struct Picture: Equatable {
    var pixels: [UInt32]
    var width: Int
    var height: Int

    subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    /// The largest difference of a channel, and where.
    func difference(from other: Picture) -> (channel: Int, x: Int, y: Int) {
        guard width == other.width, height == other.height else { return (256, 0, 0) }
        var worst = (channel: 0, x: 0, y: 0)
        for index in pixels.indices where pixels[index] != other.pixels[index] {
            for shift in [0, 8, 16] as [UInt32] {
                let difference = abs(Int(pixels[index] >> shift & 255) - Int(other.pixels[index] >> shift & 255))
                if difference > worst.channel { worst = (difference, index % width, index / width) }
            }
        }
        return worst
    }
}

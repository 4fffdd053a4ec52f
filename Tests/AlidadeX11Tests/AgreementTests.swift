import Alidade
import AlidadeImage
import AlidadeX11
import Foundation
import Testing
import X11TestContent

extension Windows {
    /// The window and the complete painter show one picture of one list: 2/255 a channel at most.
    @Suite @MainActor struct AgreementTests {
        @Test(arguments: [1.0, 1.25, 2]) func theWindowShowsThePicture(scale: Double) throws {
            let window = try LocalWindow(scale: scale)
            defer { window.stop() }
            let ground = try window.pixels()
            for scene in AgreementScene.allCases {
                window.content.extra = scene.items(window.content)
                try window.paint()
                let shown = try window.pixels()
                let difference = shown.difference(from: try Self.picture(window))
                #expect(difference.channel <= 2, "\(scene): \(difference)")
                #expect(scene == .plain || shown != ground, "\(scene) shows nothing")
            }
        }

        static func picture(_ window: LocalWindow) throws -> Picture {
            let painter = try #require(
                CairoPainter(
                    width: window.handle.width, height: window.handle.height, scale: window.handle.scale,
                    background: window.content.background))
            painter.paint(window.content.items)
            return Picture(
                pixels: painter.pixels.map { $0 & 0xFFFFFF }, width: window.handle.width, height: window.handle.height)
        }
    }
}

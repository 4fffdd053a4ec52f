import Alidade
import AlidadeImage
import Foundation

extension TestStage {
    /// Paints what is shown into `ALIDADE_PICTURES`, if that is set, for a look at it.
    func picture(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["ALIDADE_PICTURES"] else { return }
        let frame = host.frame(at: time)
        let scale = max(host.scale, 1)
        guard
            let painter = CairoPainter(
                width: Int(frame.size.width * scale), height: Int(frame.size.height * scale), scale: scale,
                background: frame.background)
        else { return }
        painter.paint(frame.items)
        try? painter.writePNG(to: "\(folder)/\(name).png")
    }
}

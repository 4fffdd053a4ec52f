import Alidade
import AlidadeImage
import AlidadeWire
import Foundation

/// Writes a picture, or a series of them.
@MainActor
enum SnapshotCommand {
    static func run(_ request: HostRequest) throws(HostFailure) {
        let script = try Performance.script(request)
        guard let output = request.output else {
            throw HostFailure(code: ExitCode.wrongUsage, message: "snapshot needs -o FILE")
        }
        let scale = request.scale ?? 2
        let host = Stage.host(for: try Stage.showable(request), request, scale: scale)
        let performance = Performance(host)
        performance.run(script)
        guard let count = request.frames else {
            // One picture is of what has been opened, not of how it begins to open.
            host.animations.finishOwnMovements()
            return try write(host.frame(at: host.now), scale: scale, to: output)
        }
        for number in 1...count {
            try write(host.frame(at: host.now), scale: scale, to: name(output, number: number, of: count))
            if number < count {
                Supervisor.watching { performance.player.frame(after: EventPlayer.frameLength) }
            }
        }
    }

    /// `series.png` becomes `series-001.png`; all have as many digits as the last needs, and at least three.
    static func name(_ output: String, number: Int, of count: Int) -> String {
        let path = output as NSString
        let digits = max(3, String(count).count)
        let text = String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
        return path.deletingPathExtension + "-" + text + "." + path.pathExtension
    }

    private static func write(_ frame: Frame, scale: Double, to path: String) throws(HostFailure) {
        do {
            switch (path as NSString).pathExtension.lowercased() {
            case "svg": try vector(frame, scale, .svg, path)
            case "pdf": try vector(frame, scale, .pdf, path)
            default:
                let width = Int((Double(frame.size.width) * scale).rounded(.up))
                let height = Int((Double(frame.size.height) * scale).rounded(.up))
                guard
                    let painter = CairoPainter(width: width, height: height, scale: scale, background: frame.background)
                else { throw PictureFileError.emptySize }
                painter.paint(frame.items)
                try painter.writePNG(to: path)
            }
        } catch {
            throw HostFailure(code: ExitCode.failed, message: "\(error)")
        }
    }

    private static func vector(_ frame: Frame, _ scale: Double, _ kind: VectorFile.Kind, _ path: String) throws {
        try VectorFile.write(
            frame.items, size: frame.size, scale: scale, background: frame.background, as: kind, to: path)
    }
}

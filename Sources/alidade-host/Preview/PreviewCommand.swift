import Alidade
import AlidadeWire
import AlidadeX11
import Foundation

/// Shows the view in a window that follows the file.
@MainActor
enum PreviewCommand {
    static func run(_ request: HostRequest) throws(HostFailure) {
        let picture = LastPicture.read(request.pictureFile)
        var options = WindowOptions()
        options.scale = request.scale
        options.geometry = picture.flatMap { WindowGeometry($0.geometry) }
        options.colorScheme = request.appearance.map { $0 == .dark ? .dark : .light }
        let loop: WindowLoop
        do {
            loop = try WindowLoop(options: options)
        } catch {
            throw HostFailure(code: ExitCode.failed, message: "\(error)")
        }
        let content = PreviewContent(request, lastPicture: picture?.image)
        if let notice = request.notice { content.show(message: notice) }
        if !request.image.isEmpty, request.notice == nil { content.show(request) }
        let handle = loop.open(content, defaultSize: content.wantedSize, className: "alidade")
        content.keeper = PictureKeeper(window: handle, file: request.pictureFile)
        let reader = MessageReader { message in
            switch message {
            case .show(let request)?: content.show(request)
            case .message(let text)?: content.show(message: text)
            case .clear?: content.show(message: nil)
            // Nobody compiles any more.
            case nil: exit(ExitCode.success)
            }
        }
        _ = loop.run()
        reader.stop()
    }
}

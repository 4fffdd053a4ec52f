import Alidade
import AlidadeText
import AlidadeWire
import Foundation

/// Why the host ends early.
struct HostFailure: Error {
    let code: Int32
    let message: String
}

/// What a request asks for.
@MainActor
enum HostCommand {
    static func run(_ request: HostRequest) throws(HostFailure) -> Int32 {
        switch request.command {
        case .layout: try LayoutCommand.run(request)
        case .snapshot: try SnapshotCommand.run(request)
        case .preview: try PreviewCommand.run(request)
        }
        return ExitCode.success
    }
}

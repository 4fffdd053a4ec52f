import Alidade
import AlidadeWire
import Foundation
import SwiftUI

/// A compiled file in this process. It is never unloaded: views and state of an earlier generation may live on.
@MainActor
struct LoadedImage {
    /// Where it begins in memory.
    let start: UnsafeRawPointer

    init(_ path: String) throws(HostFailure) {
        let before = ConformingTypes.images
        guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            throw HostFailure(code: ExitCode.failed, message: "the compiled file cannot be loaded: \(reason)")
        }
        guard let start = ConformingTypes.images.subtracting(before).first else {
            throw HostFailure(code: ExitCode.noView, message: "the file declares no types")
        }
        self.start = start
    }

    var registries: [any PreviewRegistry.Type] { PreviewList.previews(in: start) }
    var providers: [any PreviewProvider.Type] { PreviewList.providers(in: start) }
    var apps: [any App.Type] { PreviewList.apps(in: start) }
}

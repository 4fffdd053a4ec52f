import Alidade
import AlidadeWire
import Foundation
import SwiftUI

/// Makes hosts as the command line says.
@MainActor
enum Stage {
    /// The view that a request asks for.
    static func showable(_ request: HostRequest) throws(HostFailure) -> Showable {
        AssetFolders.look(in: request.resources)
        let all = try Supervisor.watching { () throws(HostFailure) in
            try LoadedImage(request.image).showables(hasEntry: request.hasEntry)
        }
        return try choose(request.preview, from: all)
    }

    static func choose(_ name: String?, from all: [Showable]) throws(HostFailure) -> Showable {
        guard let first = all.first else {
            throw HostFailure(code: ExitCode.noView, message: "there is no view to show")
        }
        guard let name else { return first }
        if let found = all.first(where: { $0.name == name }) { return found }
        if let number = Int(name), all.indices.contains(number - 1) { return all[number - 1] }
        let names = all.enumerated().map { $1.name.map { "\"\($0)\"" } ?? "\($0 + 1)" }.joined(separator: ", ")
        throw HostFailure(code: ExitCode.noView, message: "there is no preview \"\(name)\"; there are: \(names)")
    }

    static func environment(_ request: HostRequest) -> EnvironmentValues {
        var environment = EnvironmentValues()
        switch request.appearance {
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        case nil: break
        }
        if let name = request.textSize, let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) {
            environment.dynamicTypeSize = size
        }
        if let locale = request.locale { environment.locale = Locale(identifier: locale) }
        switch request.direction {
        case .ltr: environment.layoutDirection = .leftToRight
        case .rtl: environment.layoutDirection = .rightToLeft
        case nil: break
        }
        return environment
    }

    static func safeArea(_ request: HostRequest) -> EdgeInsets {
        request.safeArea.map {
            EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        } ?? EdgeInsets()
    }

    /// A phone's, where nothing else is said.
    static let defaultSize = CGSize(width: 390, height: 844)

    static func host(for showable: Showable, _ request: HostRequest, scale: Double) -> Alidade.Host {
        var size = defaultSize
        switch showable.settings.size {
        case .device(let device): size = device ?? defaultSize
        case .fixed(let fixed): size = fixed
        case .sizeThatFits: break
        }
        if showable.settings.isLandscape { size = CGSize(width: size.height, height: size.width) }
        if let chosen = request.size { size = CGSize(width: chosen.width, height: chosen.height) }
        let host = showable.makeHost(size, scale, safeArea(request), environment(request))
        if showable.settings.size == .sizeThatFits, request.size == nil {
            let ideal = host.idealSize
            host.send(.resize(CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up))))
        }
        return host
    }
}

import Alidade
import AlidadeText
import AlidadeWire
import Foundation
import SwiftUI

/// A view that can be shown: a preview, one view of a provider, or an app's first window.
@MainActor
struct Showable {
    let name: String?
    var settings = ShownSettings()
    /// Makes a host in an environment.
    let makeHost: (CGSize, Double, EdgeInsets, EnvironmentValues) -> Alidade.Host
}

/// How a preview wants to be shown.
struct ShownSettings {
    enum Size: Equatable {
        case device(CGSize?)
        case fixed(CGSize)
        case sizeThatFits
    }
    var size = Size.device(nil)
    var isLandscape = false
}

extension LoadedImage {
    /// What there is to show, in the order of preference that the tool documents.
    func showables(hasEntry: Bool) throws(HostFailure) -> [Showable] {
        let all = registries
        if hasEntry { return try all.filter { $0.fileID == EntryName.fileID }.map(Self.showable) }
        let previews = all.filter { $0.fileID != EntryName.fileID }
        if !previews.isEmpty || !providers.isEmpty {
            return try previews.map(Self.showable) + providers.flatMap { Self.showables(of: $0) }
        }
        return apps.compactMap { Self.showable($0) }
    }

    private static func showable(_ registry: any PreviewRegistry.Type) throws(HostFailure) -> Showable {
        let preview: Preview
        do {
            preview = try registry.makePreview()
        } catch {
            throw HostFailure(code: ExitCode.programFailed, message: "the preview cannot be made: \(error)")
        }
        var settings = ShownSettings()
        for trait in preview.traits {
            switch trait.kind {
            case .defaultLayout: settings.size = .device(nil)
            case .sizeThatFits: settings.size = .sizeThatFits
            case .fixed(let width, let height): settings.size = .fixed(CGSize(width: width, height: height))
            case .orientation(let orientation): settings.isLandscape = orientation.isLandscape
            }
        }
        return Showable(name: preview.name, settings: settings) { size, scale, safeArea, environment in
            Alidade.Host(
                preview.makeView(), size: size, scale: scale, safeArea: safeArea, environment: environment,
                typesetter: PangoTypesetter())
        }
    }

    /// A provider's views are previews of their own: they are counted by showing all of them once.
    private static func showables<P: PreviewProvider>(of provider: P.Type) -> [Showable] {
        let counting = Alidade.Host(
            PreviewSwitch(showing: 0, content: P.previews), size: CGSize(width: 390, height: 844),
            typesetter: PangoTypesetter())
        counting.warnings.isSilent = true
        let all = counting.previewSettings
        let isInParts = parts(of: P.previews).count == all.count
        return all.enumerated().map { index, settings in
            var shown = ShownSettings()
            switch settings.layout {
            case .sizeThatFits: shown.size = .sizeThatFits
            case .fixed(let width, let height): shown.size = .fixed(CGSize(width: width, height: height))
            case .device, nil: shown.size = .device(settings.device?.screenSize)
            }
            shown.isLandscape = settings.orientation?.isLandscape ?? false
            return Showable(name: settings.name, settings: shown) { size, scale, safeArea, environment in
                // Alone where it can be had alone: what is only left out still asks the window for its appearance.
                let parts = isInParts ? parts(of: P.previews) : []
                if parts.indices.contains(index) {
                    return Alidade.Host(
                        PreviewSwitch(showing: 0, content: parts[index]), size: size, scale: scale, safeArea: safeArea,
                        environment: environment, typesetter: PangoTypesetter())
                }
                return Alidade.Host(
                    PreviewSwitch(showing: index, content: P.previews), size: size, scale: scale, safeArea: safeArea,
                    environment: environment, typesetter: PangoTypesetter())
            }
        }
    }

    /// The views that are written one after the other, in a group or without; empty for anything else.
    private static func parts(of view: Any) -> [AnyView] {
        let name = String(describing: type(of: view))
        if name.hasPrefix("Group<"), let content = Mirror(reflecting: view).descendant("content") {
            return parts(of: content)
        }
        // What a builder makes of several views holds them in order, some of them in a tuple.
        guard name.hasPrefix("Tuple") else { return [] }
        return Mirror(reflecting: view).children.flatMap { child in
            let inside = child.value is any View ? [child.value] : Mirror(reflecting: child.value).children.map(\.value)
            return inside.compactMap { ($0 as? any View).map { AnyView($0) } }
        }
    }

    private static func showable<A: App>(_ type: A.Type) -> Showable? {
        let app = A()
        var collector = _WindowCollector()
        app.body._windows(&collector)
        guard let window = collector.windows.first else { return nil }
        var settings = ShownSettings()
        if let size = window.defaultSize { settings.size = .fixed(size) }
        return Showable(name: window.title, settings: settings) { size, scale, safeArea, environment in
            let host = window.makeHost(size, scale, environment, PangoTypesetter())
            if safeArea != EdgeInsets() { host.setSafeArea(safeArea) }
            return host
        }
    }
}

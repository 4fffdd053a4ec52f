import Alidade
import AlidadeText
import AlidadeWire
import Foundation
import SwiftUI

/// What fills the preview's window: the user's view in a host of its own, and the preview's views above it.
@MainActor
final class PreviewContent: WindowContent {
    private var host: Alidade.Host?
    private let chrome: Alidade.Host
    private let model = ChromeModel()
    private var request: HostRequest
    private var showables: [Showable] = []
    private var selected = 0
    private let lastPicture: DisplayImage?
    var keeper: PictureKeeper?

    // What the window has said; a new host hears it again.
    private var size: CGSize?
    private var scale: Double
    private var scheme: ColorScheme
    /// Chosen by a key.
    private var chosenScheme: ColorScheme?
    private var chosenTextSize: DynamicTypeSize?
    private var repaintsAll = true
    private var now = 0.0
    /// The pointer was over the preview's own views.
    private var isOverChrome = false
    private(set) var wantsClose = false
    private var inspector: ViewInspector?
    private var clipboard: (any Clipboard)?

    init(_ request: HostRequest, lastPicture: DisplayImage?) {
        self.request = request
        self.lastPicture = lastPicture
        scale = request.scale ?? 1
        scheme = request.appearance == .dark ? .dark : .light
        chrome = Alidade.Host(
            PreviewChrome(model: model), size: Stage.defaultSize, scale: scale, typesetter: PangoTypesetter())
        model.select = { [weak self] index in self?.select(index) }
    }

    // MARK: What is shown

    /// The window's size before anybody has changed it, points.
    var wantedSize: CGSize {
        if let host { return host.size }
        return request.size.map { CGSize(width: $0.width, height: $0.height) } ?? Stage.defaultSize
    }

    var title: String {
        let name = request.title.isEmpty ? "alidade" : request.title
        guard showables.indices.contains(selected), let tab = showables[selected].name else { return name }
        return "\(name): \(tab)"
    }

    func show(message: String?) {
        model.message = message
        keeper?.isSuspended = message != nil
        chrome.displayChanged = true
    }

    /// Loads a generation and shows it with the state of the one before.
    func show(_ request: HostRequest) {
        var request = request
        // Nothing was loaded yet in a process that took over.
        if request.image.isEmpty { request.image = self.request.image }
        self.request = request
        AssetFolders.look(in: request.resources)
        do {
            let all = try Supervisor.watching { () throws(HostFailure) in
                try LoadedImage(request.image).showables(hasEntry: request.hasEntry)
            }
            let old = showables.indices.contains(selected) ? showables[selected].name : nil
            if let name = request.preview, showables.isEmpty {
                let wanted = try Stage.choose(name, from: all).name
                selected = all.firstIndex { $0.name == wanted } ?? 0
            } else if let same = all.firstIndex(where: { $0.name == old }), old != nil {
                selected = same
            }
            guard !all.isEmpty else {
                throw HostFailure(code: ExitCode.noView, message: "there is no view to show")
            }
            selected = min(selected, all.count - 1)
            showables = all
            model.tabs = all.count > 1 ? all.enumerated().map { $1.name ?? "Preview \($0 + 1)" } : []
            model.selected = selected
            makeHost(carrying: host.map { CarriedState(of: $0) })
            model.message = nil
            keeper?.isSuspended = false
            Supervisor.tell(.shown)
        } catch {
            show(message: (error as? HostFailure)?.message ?? "\(error)")
        }
    }

    private func select(_ index: Int) {
        guard showables.indices.contains(index), index != selected else { return }
        selected = index
        model.selected = index
        makeHost(carrying: nil)
    }

    /// Begins again: fresh state, and the events of the command line.
    private func restart() {
        if showables.isEmpty {
            if !request.image.isEmpty { show(request) }
        } else {
            makeHost(carrying: nil)
        }
    }

    private func makeHost(carrying state: CarriedState?) {
        guard showables.indices.contains(selected) else { return }
        Supervisor.watching {
            let new = Stage.host(for: showables[selected], request, scale: scale)
            if let size { new.send(.resize(size)) }
            new.setEnvironment {
                $0.colorScheme = chosenScheme ?? scheme
                if let chosenTextSize { $0.dynamicTypeSize = chosenTextSize }
            }
            new.spareKey = { [weak self] press in self?.takes(press.key, press.characters, press.modifiers) ?? false }
            new.carried = state
            if let clipboard { new.use(clipboard) }
            _ = new.frame(at: now)
            new.carried = nil
            if let state {
                state.restoreOffsets(in: new)
            } else if let script = try? Performance.script(request), !script.actions.isEmpty {
                EventPlayer(host: new).run(script)
            }
            host = new
        }
        inspector = inspector.map { _ in ViewInspector(model: model, source: SourcePlace(declared: request.declared)) }
        repaintsAll = true
    }

    // MARK: Keys

    private func takes(_ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers) -> Bool {
        guard modifiers.subtracting([.shift, .numericPad, .capsLock]).isEmpty else { return false }
        if let inspector, let host, inspector.takes(key, in: host) {
            repaintsAll = true
            return true
        }
        switch characters.lowercased() {
        case "r": restart()
        case "d":
            chosenScheme = (chosenScheme ?? scheme) == .dark ? .light : .dark
            host?.setEnvironment { $0.colorScheme = chosenScheme ?? scheme }
        case "+", "=": changeTextSize(by: 1)
        case "-": changeTextSize(by: -1)
        case "i":
            if let inspector {
                inspector.end()
                self.inspector = nil
            } else {
                inspector = ViewInspector(model: model, source: SourcePlace(declared: request.declared))
            }
        default: return false
        }
        repaintsAll = true
        return true
    }

    private func changeTextSize(by step: Int) {
        guard let host else { return }
        let all = DynamicTypeSize.allCases
        let index = all.firstIndex(of: host.environment.dynamicTypeSize) ?? 0
        let size = all[min(max(index + step, 0), all.count - 1)]
        chosenTextSize = size
        host.setEnvironment { $0.dynamicTypeSize = size }
    }

    // MARK: Events

    func send(_ event: Event) {
        switch event {
        case .close:
            wantsClose = true
            return
        case .resize(let size):
            self.size = size
            repaintsAll = true
        case .scale(let scale):
            self.scale = scale
            repaintsAll = true
        case .colorScheme(let scheme):
            self.scheme = scheme
            if chosenScheme != nil { return }
        case .tick(let time): now = max(now, time)
        case .pointer(let pointer): return sendPointer(pointer)
        case .scroll(let scroll):
            guard !covers(scroll.position) else { return }
            toHost(event)
            return
        case .key(let key):
            if host == nil {
                if key.phase == .down { _ = takes(key.key, key.characters, key.modifiers) }
                return
            }
            toHost(event)
            return
        case .focus: break
        }
        chrome.send(event)
        toHost(event)
    }

    private func toHost(_ event: Event) {
        guard let host else { return }
        Supervisor.watching { host.send(event) }
    }

    private func sendPointer(_ pointer: PointerEvent) {
        let isOver = covers(pointer.position)
        if pointer.phase == .moved, isOver != isOverChrome {
            var left = pointer
            left.phase = .left
            if isOver { toHost(.pointer(left)) } else { chrome.send(.pointer(left)) }
        }
        isOverChrome = isOver
        if isOver { return chrome.send(.pointer(pointer)) }
        if let inspector, let host {
            if inspector.takes(pointer, in: host) { repaintsAll = true }
            return
        }
        toHost(.pointer(pointer))
    }

    /// Whether the preview's own views take the pointer there. A message does not: the view below stays usable.
    private func covers(_ point: CGPoint) -> Bool {
        guard !model.isEmpty else { return false }
        return chrome.report().nodes.contains { $0.id?.hasPrefix("chrome.") ?? false && $0.frame.contains(point) }
    }

    // MARK: Frames

    func use(_ clipboard: any Clipboard) {
        self.clipboard = clipboard
        chrome.use(clipboard)
        host?.use(clipboard)
    }

    var needsFrame: Bool { repaintsAll || chrome.needsFrame || host?.needsFrame ?? false }

    var nextDeadline: Double? {
        if needsFrame { return now }
        return [host?.nextDeadline, chrome.nextDeadline].compactMap { $0 }.min()
    }

    var minimumSize: CGSize { CGSize(width: 40, height: 40) }

    var cursor: WindowCursor {
        if isOverChrome { return chrome.cursor }
        return inspector != nil ? .crosshair : host?.cursor ?? .arrow
    }

    func frame(at time: Double) -> Frame {
        now = max(now, time)
        var frame = Supervisor.watching { host?.frame(at: time) } ?? emptyFrame
        if let inspector, let host { frame.items += inspector.items(in: host) }
        let above = chrome.frame(at: time)
        if !above.items.isEmpty || inspector != nil {
            // What only moved below would take what is above it along.
            frame.damage += frame.copies.map(\.rect)
            frame.copies = []
        }
        frame.items += above.items
        frame.damage += above.damage
        if repaintsAll {
            frame.damage = [CGRect(origin: .zero, size: frame.size)]
            frame.copies = []
        }
        repaintsAll = false
        if host != nil, !frame.damage.isEmpty || !frame.copies.isEmpty { keeper?.changed() }
        return frame
    }

    /// The last picture of the process before this one, or nothing.
    private var emptyFrame: Frame {
        let size = size ?? wantedSize
        var items: [DisplayItem] = []
        if let picture = lastPicture {
            let rect = CGRect(
                x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
            items = [DisplayItem(identity: 0, bounds: rect, content: .image(picture, rect))]
        }
        return Frame(
            items: items, damage: [],
            background: scheme == .dark
                ? DisplayColor(red: 0, green: 0, blue: 0, alpha: 1) : DisplayColor(red: 1, green: 1, blue: 1, alpha: 1),
            size: size)
    }
}

import AlidadeLayout
import Foundation

/// Scrolls with the keys that nobody else takes.
@MainActor
struct KeyScrolling {
    /// What an arrow key moves, points.
    private static let line = 40.0

    let host: Host

    /// True where a scroll view moved.
    @discardableResult
    func scroll(_ press: KeyPress) -> Bool {
        guard press.phase != .up, press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
        for payload in candidates() where payload.acceptsInput {
            guard let delta = delta(press, in: payload), payload.canScroll(delta) else { continue }
            payload.scroll(by: delta)
            return true
        }
        return false
    }

    /// Around the focus, then under the pointer, then the rest in the order of the source.
    private func candidates() -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        func add(_ payload: ScrollPayload) {
            if !found.contains(where: { $0 === payload }) { found.append(payload) }
        }
        if let focused = host.input.focus.focused, focused.item != noItem {
            host.scrollViews(around: focused.item).forEach(add)
        }
        if let point = host.input.pointer { host.input.scrollViews(at: point).reversed().forEach(add) }
        host.allScrollViews().forEach(add)
        return found
    }

    private func delta(_ press: KeyPress, in payload: ScrollPayload) -> CGVector? {
        let viewport = payload.viewport
        let isVertical = payload.axes.contains(.vertical)
        func along(_ length: Double) -> CGVector {
            isVertical ? CGVector(dx: 0, dy: length) : CGVector(dx: length, dy: 0)
        }
        let length = Double(isVertical ? viewport.height : viewport.width)
        // A page keeps a line of what was seen.
        let page = max(length - Self.line, length / 2)
        let backward = press.modifiers.contains(.shift)
        switch press.key {
        case .downArrow: return CGVector(dx: 0, dy: Self.line)
        case .upArrow: return CGVector(dx: 0, dy: -Self.line)
        case .rightArrow: return CGVector(dx: Self.line, dy: 0)
        case .leftArrow: return CGVector(dx: -Self.line, dy: 0)
        case .pageDown: return along(page)
        case .pageUp: return along(-page)
        case .space: return along(backward ? -page : page)
        case .home: return along(-1e9)
        case .end: return along(1e9)
        default: return nil
        }
    }
}

extension Host {
    /// The scroll views around an item, innermost first.
    func scrollViews(around item: ItemIndex) -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        var current = item
        while current != noItem {
            let place = tree.item(current).pointee
            if place.kind == .scroll, let payload = payload(of: current) as? ScrollPayload { found.append(payload) }
            current = place.parent
        }
        return found
    }

    /// Every scroll view that can be seen, in the order of the source.
    func allScrollViews() -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        func look(_ item: ItemIndex) {
            let place = tree.item(item).pointee
            guard !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else { return }
            if place.kind == .scroll, let payload = payload(of: item) as? ScrollPayload { found.append(payload) }
            var child = place.firstChild
            while child != noItem {
                look(child)
                child = tree.next(of: child)
            }
        }
        look(rootItem)
        return found
    }

    /// Scrolls as little as is needed to show an item in every scroll view around it.
    func reveal(_ item: ItemIndex) {
        for scroll in scrollViews(around: tree.item(item).pointee.parent) {
            let rect = windowRect(of: item).insetBy(dx: -4, dy: -4)
            let frame = windowRect(of: scroll.item)
            func distance(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
                if start < low || end - start > high - low { return start - low }
                return end > high ? end - high : 0
            }
            let delta = CGVector(
                dx: distance(rect.minX, rect.maxX, frame.minX, frame.maxX),
                dy: distance(rect.minY, rect.maxY, frame.minY, frame.maxY))
            if delta.dx != 0 || delta.dy != 0 { scroll.scroll(by: delta) }
        }
    }
}

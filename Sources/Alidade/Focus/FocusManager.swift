import AlidadeLayout
import Foundation

/// Knows which item has the keyboard.
@MainActor
final class FocusManager {
    private unowned let host: Host
    private(set) weak var focused: ResponderPayload?
    /// The ring is shown once the keyboard has moved the focus, until the pointer is used.
    private(set) var isRingVisible = false

    private struct Link {
        let payload: ResponderPayload
        let link: FocusLink
    }
    /// The focus states that hold because of where the focus is.
    private var links: [Link] = []

    init(host: Host) { self.host = host }

    func showsRing(on payload: ResponderPayload) -> Bool { isRingVisible && payload === focused && payload.isEnabled }

    func hideRing() {
        guard isRingVisible else { return }
        isRingVisible = false
        host.displayChanged = true
    }

    /// Gives an item the focus, or takes it from all.
    func focus(_ payload: ResponderPayload?, byKeyboard: Bool) {
        if byKeyboard { isRingVisible = true }
        host.displayChanged = true
        guard payload !== focused else { return }
        let old = focused
        focused = payload
        old?.focus?.changed?(false)
        payload?.focus?.changed?(true)
        tell()
        if let payload, payload.item != noItem { host.reveal(payload.item) }
    }

    func removed(_ payload: ResponderPayload) {
        guard payload === focused else { return }
        focused = nil
        // State must not change while views are updated.
        host.actions.change { [weak self] in self?.tell() }
    }

    /// Tells the focus states around the old and the new place.
    private func tell() {
        let now = chain().compactMap { payload in payload.focusLink.map { (payload, $0) } }
        let old = links
        links = now.map { Link(payload: $0.0, link: $0.1) }
        for link in old where !now.contains(where: { $0.0 === link.payload }) { link.link.changed(false) }
        for (payload, link) in now where !old.contains(where: { $0.payload === payload }) { link.changed(true) }
    }

    /// Moves the focus to where a focus state says.
    func follow(_ box: AnyObject) {
        let linked = host.input.responders().filter { $0.focusLink?.box === box }
        if let wanted = linked.first(where: { $0.focusLink?.isWanted() ?? false }) {
            if chain().contains(where: { $0 === wanted }) { return }
            if let target = firstFocusable(in: wanted.item) { return focus(target, byKeyboard: false) }
        }
        if chain().contains(where: { $0.focusLink?.box === box }) { focus(nil, byKeyboard: false) }
    }

    private func firstFocusable(in item: ItemIndex) -> ResponderPayload? {
        let place = host.tree.item(item).pointee
        guard !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else { return nil }
        if let payload = host.payload(of: item) as? ResponderPayload, payload.focus != nil, payload.isEnabled {
            return payload
        }
        var child = place.firstChild
        while child != noItem {
            if let found = firstFocusable(in: child) { return found }
            child = host.tree.next(of: child)
        }
        return nil
    }

    /// Moves to the next or previous item that takes the focus, in the order of the source.
    func move(forward: Bool) {
        let all = host.input.responders().filter { $0.focus != nil && $0.isEnabled }
        guard !all.isEmpty else { return }
        let current = all.firstIndex { $0 === focused }
        let next: Int
        if let current {
            next = (current + (forward ? 1 : all.count - 1)) % all.count
        } else {
            next = forward ? 0 : all.count - 1
        }
        focus(all[next], byKeyboard: true)
    }

    /// The focused item and the items around it that have something to do with input, innermost first.
    func chain() -> [ResponderPayload] {
        guard let focused, focused.item != noItem else { return [] }
        var chain: [ResponderPayload] = []
        var item = focused.item
        while item != noItem {
            if let payload = host.payload(of: item) as? ResponderPayload { chain.append(payload) }
            item = host.tree.item(item).pointee.parent
        }
        return chain
    }
}

import AlidadeLayout
import Foundation

/// Knows which item has the keyboard.
@MainActor
final class FocusManager {
    private unowned let host: Host
    private(set) weak var focused: ResponderPayload?
    /// The ring is shown once the keyboard has moved the focus, until the pointer is used.
    private(set) var isRingVisible = false

    init(host: Host) { self.host = host }

    func showsRing(on payload: ResponderPayload) -> Bool { isRingVisible && payload === focused }

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
        if let payload { host.input.reveal(payload.item) }
    }

    func removed(_ payload: ResponderPayload) {
        guard payload === focused else { return }
        focused = nil
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

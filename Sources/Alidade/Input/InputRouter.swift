import AlidadeLayout
import Foundation

/// Finds who an event is for.
@MainActor
package final class InputRouter {
    unowned let host: Host
    private(set) lazy var focus = FocusManager(host: host)
    package internal(set) var cursor = WindowCursor.arrow
    /// Where the pointer is; nil while it is outside the window.
    private(set) var pointer: CGPoint?
    /// The press that recognisers are at work on.
    private var session: GestureSession?
    private var isPressed = false
    var hovered: [ResponderPayload] = []

    init(host: Host) { self.host = host }

    // MARK: The pointer

    func pointer(_ event: PointerEvent) {
        switch event.phase {
        case .left: pointer = nil
        default: pointer = event.position
        }
        switch event.phase {
        case .down:
            guard event.button == 1 else { return }
            press(event)
        case .moved:
            session?.send(gestureEvent(.moved, event))
            hover(event)
        case .up:
            guard event.button == 1 else { return }
            isPressed = false
            session?.send(gestureEvent(.up, event))
            hover(event)
        case .left: hover(event)
        case .cancelled:
            isPressed = false
            session?.send(gestureEvent(.cancelled, event))
        }
        if session?.isOver ?? false { session = nil }
    }

    private func press(_ event: PointerEvent) {
        focus.hideRing()
        // A second press while the first is down is the same hand's mistake.
        if isPressed { session?.cancel(at: event.time) }
        isPressed = true
        let owners = responders(on: HitTester.path(at: event.position, in: host))
        if let target = owners.first(where: { $0.focus?.takesPresses ?? false && $0.isEnabled }) {
            focus.focus(target, byKeyboard: false)
        }
        let recognizing = owners.filter { $0.gesture != nil }
        if let session, !session.continues(with: recognizing) {
            session.cancel(at: event.time)
            self.session = nil
        }
        if session == nil { session = GestureSession(owners: recognizing, host: host) }
        session?.send(gestureEvent(.down, event))
    }

    private func gestureEvent(_ kind: GestureEvent.Kind, _ event: PointerEvent) -> GestureEvent {
        GestureEvent(kind: kind, position: event.position, modifiers: event.modifiers, time: max(event.time, host.now))
    }

    private func responders(on path: [ItemIndex]) -> [ResponderPayload] {
        path.compactMap { host.payload(of: $0) as? ResponderPayload }
    }

    private func hover(_ event: PointerEvent) {}

    func removed(_ payload: ResponderPayload) {
        focus.removed(payload)
        hovered.removeAll { $0 === payload }
        if let session, session.contains(payload) {
            self.session = nil
            session.cancel(at: host.now)
        }
    }

    /// All items that take input and can be seen, in the order of the source.
    func responders() -> [ResponderPayload] {
        var found: [ResponderPayload] = []
        func look(_ item: ItemIndex) {
            let place = host.tree.item(item).pointee
            guard place.kind != .marker, place.flags.isDisjoint(with: .unseen) else { return }
            if let payload = host.payload(of: item) as? ResponderPayload { found.append(payload) }
            var child = place.firstChild
            while child != noItem {
                look(child)
                child = host.tree.next(of: child)
            }
        }
        look(host.rootItem)
        return found
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused { session?.cancel(at: host.now) }
    }

    // MARK: Keys

    func key(_ event: KeyEvent) {
        let phase: KeyPress.Phases =
            switch event.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        let press = KeyPress(
            phase: phase, key: event.key, characters: event.characters, modifiers: event.modifiers)
        let isCommand = !press.modifiers.isDisjoint(with: [.command, .control, .option])
        if isCommand, runShortcut(press) { return }
        for payload in focus.chain() where payload.isEnabled {
            if payload === focus.focused, payload.focus?.key?(press) ?? false { return }
            if payload.keys?.press?(press) ?? false { return }
        }
        guard phase != .up else { return }
        if !isCommand, runShortcut(press) { return }
        if press.key == .tab, !isCommand { return focus.move(forward: !press.modifiers.contains(.shift)) }
        if !isCommand, press.key == .space || press.key == .return, let focused = focus.focused, focused.isEnabled,
            let activate = focused.focus?.activate
        {
            if phase == .down { activate() }
            return
        }
        if host.inspector.takes(press) { return }
        scroll(press)
    }

    private func runShortcut(_ press: KeyPress) -> Bool {
        guard press.phase == .down else { return false }
        for payload in responders() where payload.isEnabled {
            if let keys = payload.keys, let shortcut = keys.shortcut, shortcut.matches(press),
                let action = keys.shortcutAction
            {
                action()
                return true
            }
        }
        return false
    }

    private func scroll(_ press: KeyPress) {}

    /// Scrolls until an item can be seen.
    func reveal(_ item: ItemIndex) {}

    // MARK: Scrolling

    /// The innermost scroll view under the pointer that can move takes the wheel; at its end the outer one does.
    func scroll(_ event: ScrollEvent) {
        var delta = event.delta
        if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        for payload in scrollViews(at: event.position).reversed() where payload.canScroll(delta) {
            payload.scroll(by: delta)
            return
        }
    }

    /// The scroll views under a point of the window, outermost first.
    func scrollViews(at point: CGPoint) -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        func look(_ item: ItemIndex, _ x: Double, _ y: Double) {
            let place = host.tree.item(item).pointee
            guard place.kind != .marker, place.flags.isDisjoint(with: .unseen) else { return }
            let left = x + place.x
            let top = y + place.y
            if place.kind == .scroll {
                let frame = CGRect(x: left, y: top, width: place.width, height: place.height)
                guard frame.contains(point) else { return }
                if let payload = host.payload(of: item) as? ScrollPayload { found.append(payload) }
            }
            var child = place.firstChild
            while child != noItem {
                look(child, left, top)
                child = host.tree.next(of: child)
            }
        }
        look(host.rootItem, 0, 0)
        return found
    }
}

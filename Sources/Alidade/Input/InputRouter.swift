import AlidadeLayout
import Foundation

/// Finds who an event is for.
@MainActor
package final class InputRouter {
    unowned let host: Host
    private(set) lazy var focus = FocusManager(host: host)
    private lazy var wheel = WheelRouter(host: host)
    private lazy var hovering = HoverTracker(host: host)
    private var indicator: IndicatorDrag?
    private var isHoverStale = false
    package var cursor: WindowCursor { hovering.cursor }
    /// Where the pointer is; nil while it is outside the window.
    private(set) var pointer: CGPoint?
    /// The press that recognisers are at work on.
    private var session: GestureSession?
    private var isPressed = false

    init(host: Host) { self.host = host }

    // MARK: The pointer

    func pointer(_ event: PointerEvent) {
        switch event.phase {
        case .left: pointer = nil
        default: pointer = event.position
        }
        switch event.phase {
        case .down:
            switch event.button {
            case 1: press(event)
            case 2: middlePress(event)
            default: return
            }
        case .moved:
            if let indicator { return indicator.follow(event.position) }
            if isPressed {
                session?.send(gestureEvent(.moved, event))
            } else {
                hovering.update(at: event.position)
            }
        case .up:
            guard event.button == 1 else { return }
            isPressed = false
            if indicator == nil { session?.send(gestureEvent(.up, event)) }
            indicator = nil
            hovering.update(at: event.position)
        case .left: if !isPressed { hovering.update(at: nil) }
        case .cancelled:
            isPressed = false
            indicator = nil
            session?.send(gestureEvent(.cancelled, event))
        }
        if session?.isOver ?? false { session = nil }
    }

    private func press(_ event: PointerEvent) {
        focus.hideRing()
        host.endScrollMotions()
        // A second press while the first is down is the same hand's mistake.
        if isPressed { session?.cancel(at: event.time) }
        isPressed = true
        let path = HitTester.path(at: event.position, in: host)
        for case let scroll as ScrollPayload in path.map({ host.payload(of: $0) }) {
            guard let drag = IndicatorDrag(scroll, at: event.position) else { continue }
            indicator = drag
            scroll.showIndicators()
            return
        }
        let owners = responders(on: path)
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

    private func middlePress(_ event: PointerEvent) {
        let owners = responders(on: HitTester.path(at: event.position, in: host))
        guard let target = owners.first(where: { $0.focus?.takesPresses ?? false && $0.isEnabled }),
            let caret = target.gesture as? CaretNode
        else { return }
        focus.focus(target, byKeyboard: false)
        caret.paste(at: event.position)
    }

    private func gestureEvent(_ kind: GestureEvent.Kind, _ event: PointerEvent) -> GestureEvent {
        GestureEvent(kind: kind, position: event.position, modifiers: event.modifiers, time: max(event.time, host.now))
    }

    private func responders(on path: [ItemIndex]) -> [ResponderPayload] {
        path.compactMap { host.payload(of: $0) as? ResponderPayload }
    }

    func removed(_ payload: ResponderPayload) {
        focus.removed(payload)
        hovering.removed(payload)
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
            guard !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else { return }
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
            phase: phase, key: event.key, characters: event.characters, modifiers: event.modifiers,
            shifted: event.shifted)
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
        if host.refresh(by: press) { return }
        if phase == .down, host.spareKey?(press) ?? false { return }
        if KeyScrolling(host: host).scroll(press) { isHoverStale = true }
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

    // MARK: Scrolling

    func scroll(_ event: ScrollEvent) {
        pointer = event.position
        wheel.scroll(event)
        isHoverStale = true
    }

    /// What is under a resting pointer may have changed. True where somebody was told.
    func refreshHover() -> Bool {
        guard isHoverStale, !isPressed else { return false }
        isHoverStale = false
        let was = hovering.isEmpty
        hovering.update(at: pointer)
        return !(was && hovering.isEmpty)
    }

    /// The scroll views under a point of the window, outermost first.
    func scrollViews(at point: CGPoint) -> [ScrollPayload] {
        host.allScrollViews().filter { host.windowRect(of: $0.item).contains(point) }
    }
}

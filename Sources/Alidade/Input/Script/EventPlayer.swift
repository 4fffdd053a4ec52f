import Foundation

/// Does what a script says to a host, on the host's own clock: no time passes outside.
@MainActor
package final class EventPlayer {
    /// Seconds between frames.
    package static let frameLength = 1.0 / 60
    /// Frames that a drag takes from one place to the other.
    private static let dragSteps = 12

    private let host: Host
    /// Called before each frame that comes later than the one before, with the seconds in between. What does not go by
    /// the host's clock (tasks, timers, the main queue) can run then.
    package var beforeFrame: (Double) -> Void = { _ in }
    /// True while something outside may want frames in between.
    package var isBusyOutside: () -> Bool = { false }
    /// Called after each frame, with it.
    package var onFrame: (Frame) -> Void = { _ in }

    package init(host: Host) { self.host = host }

    /// One frame, now or `delay` seconds later.
    package func frame(after delay: Double = 0) {
        beforeFrame(max(0, delay))
        onFrame(host.frame(at: host.now + max(0, delay)))
    }

    package func run(_ script: EventScript) {
        for action in script.actions { perform(action) }
    }

    package func perform(_ action: EventScript.Action) {
        switch action {
        case .resize(let size):
            host.send(.resize(size))
            frame()
        case .scroll(let place, let delta): scroll(at: place, by: delta)
        case .click(let place):
            pointer(.moved, place)
            pointer(.down, place)
            frame()
            wait(Self.frameLength)
            pointer(.up, place)
            frame()
        case .drag(let from, let to): drag(from: from, to: to)
        case .move(let place):
            pointer(.moved, place)
            frame()
        case .key(let key, let modifiers):
            press(key, KeyScriptNames.characters(key, modifiers), modifiers)
        case .type(let text):
            for character in text { type(character) }
        case .wait(let seconds): wait(seconds)
        }
    }

    // MARK: Pointer

    private func pointer(_ phase: PointerEvent.Phase, _ place: CGPoint) {
        host.send(.pointer(PointerEvent(phase: phase, position: place, time: host.now)))
    }

    private func scroll(at place: CGPoint, by delta: CGVector) {
        func send(_ phase: ScrollEvent.Phase, _ delta: CGVector) {
            host.send(.scroll(ScrollEvent(position: place, delta: delta, phase: phase, time: host.now)))
        }
        pointer(.moved, place)
        // A touchpad's movement: it goes as far as it says. The fingers rest before they leave, so nothing glides on.
        send(.began, delta)
        frame()
        wait(0.2)
        send(.ended, .zero)
        frame()
    }

    private func drag(from: CGPoint, to: CGPoint) {
        pointer(.moved, from)
        pointer(.down, from)
        frame()
        for step in 1...Self.dragSteps {
            wait(Self.frameLength)
            let part = CGFloat(step) / CGFloat(Self.dragSteps)
            pointer(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            frame()
        }
        wait(Self.frameLength)
        pointer(.up, to)
        frame()
    }

    // MARK: Keys

    private func press(_ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers) {
        for phase in [KeyEvent.Phase.down, .up] {
            host.send(
                .key(
                    KeyEvent(phase: phase, key: key, characters: characters, modifiers: modifiers, time: host.now)))
        }
        frame()
    }

    private func type(_ character: Character) {
        switch character {
        case "\n": press(.return, "", [])
        case "\t": press(.tab, "", [])
        default:
            let lower = KeyEquivalent(Character(character.lowercased().first.map(String.init) ?? String(character)))
            press(lower, String(character), character.isUppercase ? .shift : [])
        }
    }

    // MARK: Time

    /// Lets time pass: a frame where something asks for one, at most sixty a second.
    package func wait(_ seconds: Double) {
        guard seconds > 0, seconds.isFinite else { return }
        let end = host.now + seconds
        while host.now < end {
            let earliest = min(end, host.now + Self.frameLength)
            let wanted = isBusyOutside() ? earliest : host.nextDeadline ?? end
            frame(after: min(end, max(earliest, wanted)) - host.now)
        }
    }
}

import Alidade
import Foundation

extension TestStage {
    /// Presses and releases the pointer, then makes a frame.
    func click(_ x: CGFloat, _ y: CGFloat) {
        press(x, y)
        release(x, y)
        frame()
    }

    func press(_ x: CGFloat, _ y: CGFloat) { send(.down, x, y) }
    func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
    func release(_ x: CGFloat, _ y: CGFloat) { send(.up, x, y) }

    private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        host.send(.pointer(PointerEvent(phase: phase, position: CGPoint(x: x, y: y), time: host.now)))
    }

    /// Moves the clock.
    func wait(_ seconds: Double) {
        host.send(.tick(host.now + seconds))
        frame()
    }

    /// Presses and releases a key, then makes a frame.
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil) {
        let typed =
            characters
            ?? (key.character.isASCII && key != .tab && key != .return && key != .escape && key != .delete
                ? String(key.character) : "")
        host.send(.key(KeyEvent(phase: .down, key: key, characters: typed, modifiers: modifiers, time: host.now)))
        host.send(.key(KeyEvent(phase: .up, key: key, characters: typed, modifiers: modifiers, time: host.now)))
        frame()
    }

    func type(_ text: String) {
        for character in text { key(KeyEquivalent(character), characters: String(character)) }
    }

    func scroll(_ dy: CGFloat, dx: CGFloat = 0, at x: CGFloat = 100, _ y: CGFloat = 100, modifiers: EventModifiers = [])
    {
        host.send(
            .scroll(
                ScrollEvent(
                    position: CGPoint(x: x, y: y), delta: CGVector(dx: dx, dy: dy), modifiers: modifiers,
                    time: host.now)))
        frame()
    }
}

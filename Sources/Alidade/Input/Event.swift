import Foundation

/// Everything that can happen to a host. X11, a script or a test makes these; nothing else enters the engine.
///
/// Positions are points from the window's top-left corner, times are seconds on the host's clock.
package enum Event: Equatable, Sendable {
    case resize(CGSize)
    case scale(Double)
    case colorScheme(ColorScheme)
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// The window gained or lost the keyboard.
    case focus(Bool)
    /// The clock reached this time: animations and deadlines advance to it.
    case tick(Double)
    /// The user asked to close the window.
    case close
}

package struct PointerEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case down, moved, up, left, cancelled }
    package var phase: Phase
    package var position: CGPoint
    /// 1 primary, 2 middle, 3 secondary.
    package var button: Int
    package var modifiers: EventModifiers
    package var time: Double

    package init(
        phase: Phase, position: CGPoint, button: Int = 1, modifiers: EventModifiers = [], time: Double = 0
    ) {
        self.phase = phase
        self.position = position
        self.button = button
        self.modifiers = modifiers
        self.time = time
    }
}

package struct ScrollEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case notch, began, changed, ended }
    package var position: CGPoint
    /// Points; positive moves towards the end of the content (down and right).
    package var delta: CGVector
    package var phase: Phase
    package var modifiers: EventModifiers
    package var time: Double

    package init(
        position: CGPoint, delta: CGVector, phase: Phase = .notch, modifiers: EventModifiers = [], time: Double = 0
    ) {
        self.position = position
        self.delta = delta
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
    }
}

package struct KeyEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case down, `repeat`, up }
    package var phase: Phase
    /// The key by its Latin meaning, for shortcuts ("a", or one of `KeyEquivalent`'s names).
    package var key: KeyEquivalent
    /// What it types; empty for keys that type nothing.
    package var characters: String
    /// The character that the key has with Shift, where Shift is held and it is no letter: "3" on a French keyboard.
    package var shifted: KeyEquivalent?
    package var modifiers: EventModifiers
    package var time: Double

    package init(
        phase: Phase = .down, key: KeyEquivalent, characters: String = "", shifted: KeyEquivalent? = nil,
        modifiers: EventModifiers = [], time: Double = 0
    ) {
        self.phase = phase
        self.key = key
        self.characters = characters
        self.shifted = shifted
        self.modifiers = modifiers
        self.time = time
    }
}

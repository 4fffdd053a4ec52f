import Alidade
internal import CX11

/// Makes key events of X's presses and releases.
@MainActor final class Keyboard {
    private let connection: DisplayConnection
    let inputMethod: InputMethod
    private var held: Set<UInt32> = []

    init(connection: DisplayConnection) {
        self.connection = connection
        inputMethod = InputMethod(display: connection.display)
    }

    /// nil for keys that only modify.
    func press(_ event: XKeyEvent, time: Double) -> KeyEvent? {
        var event = event
        let (symbol, text) = inputMethod.lookUp(&event)
        // Composed text arrives as a press of no key.
        let isRepeat = event.keycode != 0 && !held.insert(event.keycode).inserted
        var modifiers = KeyNames.modifiers(state: event.state)
        guard let named = key(event, symbol, text) else { return nil }
        if named.isKeypad { modifiers.insert(.numericPad) }
        return KeyEvent(
            phase: isRepeat ? .repeat : .down, key: named.key,
            characters: Self.typed(text, modifiers), shifted: Self.shifted(symbol, named.key, modifiers),
            modifiers: modifiers, time: time)
    }

    func release(_ event: XKeyEvent, time: Double) -> KeyEvent? {
        // Servers without detectable auto-repeat send release and press at one time; the next event is in the queue
        // already, as both came in one packet.
        if !connection.hasDetectableAutoRepeat, XEventsQueued(connection.display, QueuedAfterReading) > 0 {
            var next = XEvent()
            XPeekEvent(connection.display, &next)
            if next.type == KeyPress, next.xkey.keycode == event.keycode, next.xkey.time == event.time { return nil }
        }
        held.remove(event.keycode)
        var modifiers = KeyNames.modifiers(state: event.state)
        guard let named = key(event, 0, "") else { return nil }
        if named.isKeypad { modifiers.insert(.numericPad) }
        return KeyEvent(phase: .up, key: named.key, modifiers: modifiers, time: time)
    }

    /// Releases while the window has no focus go elsewhere.
    func focusLost() { held.removeAll() }

    func mappingChanged(_ event: XMappingEvent) {
        var event = event
        XRefreshKeyboardMapping(&event)
    }

    /// Names come from the symbol that is pressed; letters from the keyboard's Latin group, so that Ctrl+C works on a
    /// Cyrillic or Greek layout as well.
    private func key(_ event: XKeyEvent, _ symbol: KeySym, _ text: String) -> (key: KeyEquivalent, isKeypad: Bool)? {
        let group = Int32((event.state >> 13) & 3)
        let keycode = KeyCode(truncatingIfNeeded: event.keycode)
        if keycode != 0 {
            // Num Lock chooses between a keypad key's two meanings; the looked-up symbol knows.
            if symbol >= 0xFF00, let named = KeyNames.equivalent(symbol) { return named }
            let own = XkbKeycodeToKeysym(connection.display, keycode, group, 0)
            if KeyNames.isASCII(own) || own >= 0xFF00 { return KeyNames.equivalent(own) }
            for other in Int32(0)..<4 where other != group {
                let candidate = XkbKeycodeToKeysym(connection.display, keycode, other, 0)
                if KeyNames.isASCII(candidate), let named = KeyNames.equivalent(candidate) { return named }
            }
            // A keyboard without any Latin group, as "ru" alone, has its shortcuts where an American one has them.
            if let letter = KeyNames.americanLetter(at: keycode) { return (KeyEquivalent(letter), false) }
            if let named = KeyNames.equivalent(own) { return named }
        }
        if let named = KeyNames.equivalent(symbol) { return named }
        return text.lowercased().first.map { (KeyEquivalent($0), false) }
    }

    /// The symbol that Shift makes of a key, where that is another printable one than a capital letter.
    private static func shifted(_ symbol: KeySym, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyEquivalent? {
        guard modifiers.contains(.shift), KeyNames.isASCII(symbol), let scalar = KeyNames.latin(symbol) else {
            return nil
        }
        let character = Character(scalar)
        return character == key.character || character.isLetter ? nil : KeyEquivalent(character)
    }

    /// Control characters are no text, but for the two that text has.
    static func typed(_ text: String, _ modifiers: EventModifiers) -> String {
        if !modifiers.isDisjoint(with: [.control, .command]) { return "" }
        return text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\r" && $0 != "\t") || $0.value == 0x7F }
            ? "" : text
    }
}

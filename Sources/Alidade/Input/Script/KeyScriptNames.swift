/// Keys as scripts write them: `a`, `tab`, `shift+left`, `ctrl+a`, `ctrl++`.
package enum KeyScriptNames {
    package static let help =
        "a key is one character or up, down, left, right, home, end, pageup, pagedown, tab, return, escape, space, "
        + "delete, forwarddelete, clear or f1 to f35, after any of shift+, ctrl+, alt+ and cmd+"

    private static let keys: [String: KeyEquivalent] = [
        "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end,
        "pageup": .pageUp, "pagedown": .pageDown, "tab": .tab, "return": .return, "enter": .return, "escape": .escape,
        "esc": .escape, "space": .space, "delete": .delete, "backspace": .delete, "forwarddelete": .deleteForward,
        "del": .deleteForward, "clear": .clear, "plus": "+", "minus": "-",
    ]
    private static let modifiers: [String: EventModifiers] = [
        "shift": .shift, "ctrl": .control, "control": .control, "alt": .option, "option": .option, "cmd": .command,
        "command": .command, "super": .command,
    ]

    package static func parse(_ text: String) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
        var held: EventModifiers = []
        var rest = Substring(text)
        // A plus sign at the end is the key itself.
        while let plus = rest.dropLast().firstIndex(of: "+"), plus > rest.startIndex {
            guard let modifier = modifiers[rest[..<plus].lowercased()] else { return nil }
            held.insert(modifier)
            rest = rest[rest.index(after: plus)...]
        }
        if rest.count == 1, let character = rest.first {
            let lower = Character(character.lowercased())
            if character != lower { held.insert(.shift) }
            return (KeyEquivalent(lower), held)
        }
        let name = rest.lowercased()
        if let key = keys[name] { return (key, held) }
        // Function keys are private characters from F704, as in AppKit.
        if name.hasPrefix("f"), let number = UInt32(name.dropFirst()), (1...35).contains(number),
            let scalar = Unicode.Scalar(0xF703 + number)
        {
            return (KeyEquivalent(Character(scalar)), held)
        }
        return nil
    }

    /// What a key types; empty for those that type nothing, and with Control, Alt or Super held.
    package static func characters(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
        guard modifiers.isDisjoint(with: [.control, .option, .command]),
            let scalar = key.character.unicodeScalars.first, scalar.value >= 0x20,
            !(0xF700...0xF8FF).contains(scalar.value)
        else { return "" }
        return modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
    }
}

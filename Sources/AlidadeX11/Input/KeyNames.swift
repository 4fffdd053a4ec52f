import Alidade
internal import CX11

/// What a key symbol means to the engine.
package enum KeyNames {
    /// nil for keys that only modify, and for symbols without a meaning of their own.
    package static func equivalent(_ symbol: UInt) -> (key: KeyEquivalent, isKeypad: Bool)? {
        if let named = named(Int32(truncatingIfNeeded: symbol)) { return named }
        if let scalar = latin(symbol) { return (KeyEquivalent(Character(scalar)), false) }
        return nil
    }

    /// The lower-case character of a Latin or Unicode key symbol.
    package static func latin(_ symbol: UInt) -> Unicode.Scalar? {
        let code: UInt32
        switch symbol {
        case 0x20...0x7E, 0xA0...0xFF: code = UInt32(symbol)
        // Symbols above this are Unicode by definition.
        case 0x0100_0100...0x0110_FFFF: code = UInt32(symbol - 0x0100_0000)
        default: return nil
        }
        guard let scalar = Unicode.Scalar(code) else { return nil }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first : scalar
    }

    /// A symbol that a shortcut can name on any keyboard.
    package static func isASCII(_ symbol: UInt) -> Bool { (0x20...0x7E).contains(symbol) }

    /// The letter that an American keyboard has at a place, by the keycodes of evdev, which all servers of today use.
    static func americanLetter(at keycode: UInt8) -> Character? {
        let rows: [(first: UInt8, letters: String)] = [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")]
        for row in rows where keycode >= row.first {
            let offset = Int(keycode - row.first)
            if offset < row.letters.count { return Array(row.letters)[offset] }
        }
        return nil
    }

    private static func named(_ symbol: Int32) -> (KeyEquivalent, Bool)? {
        switch symbol {
        case XK_Up: (.upArrow, false)
        case XK_Down: (.downArrow, false)
        case XK_Left: (.leftArrow, false)
        case XK_Right: (.rightArrow, false)
        case XK_Escape: (.escape, false)
        case XK_BackSpace: (.delete, false)
        case XK_Delete: (.deleteForward, false)
        case XK_Home: (.home, false)
        case XK_End: (.end, false)
        case XK_Page_Up: (.pageUp, false)
        case XK_Page_Down: (.pageDown, false)
        case XK_Clear: (.clear, false)
        case XK_Tab, XK_ISO_Left_Tab: (.tab, false)
        case XK_Return: (.return, false)
        case XK_space: (.space, false)
        case XK_KP_Up: (.upArrow, true)
        case XK_KP_Down: (.downArrow, true)
        case XK_KP_Left: (.leftArrow, true)
        case XK_KP_Right: (.rightArrow, true)
        case XK_KP_Home: (.home, true)
        case XK_KP_End: (.end, true)
        case XK_KP_Page_Up: (.pageUp, true)
        case XK_KP_Page_Down: (.pageDown, true)
        case XK_KP_Delete: (.deleteForward, true)
        case XK_KP_Enter: (.return, true)
        case XK_KP_Space: (.space, true)
        case XK_KP_Tab: (.tab, true)
        case XK_KP_Begin: (.clear, true)
        // Keypad characters are their ASCII character and 0xFF80.
        case XK_KP_Multiply...XK_KP_9, XK_KP_Equal: ascii(UInt32(symbol) & 0x7F)
        // AppKit's private characters for function keys start at F704.
        case XK_F1...XK_F35: privateUse(0xF704 + UInt32(symbol - XK_F1))
        case XK_Insert, XK_KP_Insert: privateUse(0xF727)
        case XK_Print: privateUse(0xF72E)
        case XK_Menu: privateUse(0xF735)
        case XK_Help: privateUse(0xF746)
        default: nil
        }
    }

    private static func ascii(_ code: UInt32) -> (KeyEquivalent, Bool)? {
        Unicode.Scalar(code).map { (KeyEquivalent(Character($0)), true) }
    }

    private static func privateUse(_ code: UInt32) -> (KeyEquivalent, Bool)? {
        Unicode.Scalar(code).map { (KeyEquivalent(Character($0)), false) }
    }

    /// X's state bits in the engine's words; Mod1 is Alt and Mod4 is Super on every desktop.
    package static func modifiers(state: UInt32) -> EventModifiers {
        var modifiers: EventModifiers = []
        if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
        if state & UInt32(LockMask) != 0 { modifiers.insert(.capsLock) }
        if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
        if state & UInt32(Mod1Mask) != 0 { modifiers.insert(.option) }
        if state & UInt32(Mod4Mask) != 0 { modifiers.insert(.command) }
        return modifiers
    }
}

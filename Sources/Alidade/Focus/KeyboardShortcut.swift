/// A key with modifiers that works a control from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard's layout; here it never does.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind
        public static let automatic = Localization(kind: .automatic)
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        public static let custom = Localization(kind: .custom)
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Control stands in for Command, which keyboards here do not have.
    ///
    /// A character that a keyboard has only with Shift, as digits on a French one, is that key though Shift is held.
    func matches(_ press: KeyPress) -> Bool {
        let held = press.modifiers.subtracting([.capsLock, .numericPad])
        if press.key.normalized == key.normalized { return matches(held: held) }
        guard let shifted = press.shifted, shifted.normalized == key.normalized else { return false }
        return matches(held: held.subtracting(.shift)) || matches(held: held)
    }

    private func matches(held: EventModifiers) -> Bool {
        if held == modifiers { return true }
        guard modifiers.contains(.command), !modifiers.contains(.control) else { return false }
        return held == modifiers.subtracting(.command).union(.control)
    }
}

extension KeyEquivalent {
    /// Letters in lower case.
    var normalized: Character { character.lowercased().first ?? character }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the control, if any.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Works the control with a key from anywhere in the window. `.command` is also Control.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

/// A key that was pressed, held or released.
public struct KeyPress: Sendable {
    /// What a handler did with a key.
    public enum Result: Sendable {
        /// Nothing further happens.
        case handled
        /// The key goes on to whoever is next.
        case ignored
    }

    /// The moments of a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types; empty where it types nothing.
    public let characters: String
    public let modifiers: EventModifiers
    /// The character that the key has with Shift, where Shift is held and it is no letter.
    package var shifted: KeyEquivalent?
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(key: \(key.character), characters: \(characters), modifiers: \(modifiers.rawValue))"
    }
}

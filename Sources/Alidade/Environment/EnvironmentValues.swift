import Foundation

/// The values that flow down a view tree.
///
/// A write copies one block; a read of a built-in value is a field of it.
public struct EnvironmentValues {
    /// The values the engine itself reads, kept as fields because every text reads a dozen of them.
    struct Known {
        var colorScheme = ColorScheme.light
        var displayScale: Double = 1
        var layoutDirection = LayoutDirection.leftToRight
        var isEnabled = true
        var font: Font?
        var fontWeight: Font.Weight?
        var isBold = false
        var isItalic = false
        var textCase: Text.Case?
        var fontDesign: Font.Design?
        var monospacedDigits = false
        /// The current foreground by level of prominence; empty: the label colours.
        var foreground: [_ResolvedStyle] = []
        /// Whether the foreground is one that was asked for, which coloured buttons take in place of the tint.
        var foregroundIsGiven = false
        var backgroundStyle: AnyShapeStyle?
        var tint: AnyShapeStyle?
        var accent: Color?
        var multilineTextAlignment = TextAlignment.leading
        var lineLimit: Int?
        var reservesSpace = false
        /// Lines that a text has room for at least.
        var leastLines = 0
        var lineSpacing: CGFloat = 0
        var truncationMode = Text.TruncationMode.tail
        var minimumScaleFactor: CGFloat = 1
        var allowsTightening = false
        var tracking: CGFloat = 0
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var dynamicTypeSize = DynamicTypeSize.large
        var locale = Locale.current
    }

    final class Storage {
        @exclusivity(unchecked) var known: Known
        @exclusivity(unchecked) var custom: [ObjectIdentifier: Any]
        /// What texts make of the values, once one has asked; nil again when a value is written.
        @exclusivity(unchecked) var text: TextEnvironment?
        /// How a string without a look of its own is set, once a text has asked.
        @exclusivity(unchecked) var plainText = PlainText.unknown

        init(known: Known, custom: [ObjectIdentifier: Any]) {
            self.known = known
            self.custom = custom
        }

        func forgetText() {
            text = nil
            plainText = .unknown
        }
    }

    private var storage: Storage

    public init() { storage = Storage(known: Known(), custom: [:]) }

    var known: Known {
        _read { yield storage.known }
        _modify {
            if !isKnownUniquelyReferenced(&storage) {
                storage = Storage(known: storage.known, custom: storage.custom)
            }
            storage.forgetText()
            yield &storage.known
        }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    private mutating func set(_ value: Any, for key: ObjectIdentifier) {
        if isKnownUniquelyReferenced(&storage) {
            storage.forgetText()
            storage.custom[key] = value
        } else {
            var custom = storage.custom
            custom[key] = value
            storage = Storage(known: storage.known, custom: custom)
        }
    }

    /// Names the block; another may get the name when this one is gone.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// What texts make of the values.
    var textEnvironment: TextEnvironment {
        if var text = storage.text {
            text.style.environment = self
            return text
        }
        let made = makeTextEnvironment()
        storage.text = made
        // A block that kept itself would never go.
        storage.text?.style.environment = nil
        return made
    }

    /// How a string without a look of its own is set: a styled text to put the string into; nil where that takes more,
    /// such as a gradient or another case.
    var plainText: StyledText? {
        switch storage.plainText {
        case .simple(let styled): return styled
        case .intricate: return nil
        case .unknown:
            let made = makePlainText()
            storage.plainText = made
            if case .simple(let styled) = made { return styled }
            return nil
        }
    }

    /// Whether both are one block: then nothing below can read anything new.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// An object put in by `environmentObject` or `environment(_:)`.
    func object<T: AnyObject>(of type: T.Type) -> T? { storage.custom[ObjectIdentifier(type)] as? T }
    mutating func setObject<T: AnyObject>(_ object: T?) { set(object as Any, for: ObjectIdentifier(T.self)) }
}

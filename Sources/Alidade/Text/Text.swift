import Foundation

/// A line or more of read-only text.
///
/// A value: what it shows is worked out against a `TextEnvironment` by `styledText(in:)`.
public struct Text: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        /// A key without arguments in the main bundle's default table: the usual literal.
        case key(String)
        case object(TextStorage)
    }

    var storage: Storage
    /// Inner first.
    var modifiers: [TextModifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Shows a string as it is, without localisation or Markdown.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Shows a localised string; Markdown in it (emphasis, code, links) becomes styles.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if key.arguments.isEmpty, tableName == nil, bundle == nil {
            storage = .key(key.key)
        } else {
            storage = .object(LocalizedTextStorage(key, tableName: tableName, bundle: bundle))
        }
    }

    /// Shows a string with attributes. Disfavoured because an attributed string may be written as a literal too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        storage = .object(AttributedTextStorage(attributedContent))
    }

    /// Joins two texts into one that wraps as one.
    public static func + (lhs: Text, rhs: Text) -> Text {
        if lhs.modifiers.isEmpty, case .object(let object) = lhs.storage, let joined = object as? JoinedTextStorage {
            return Text(.object(JoinedTextStorage(joined.parts + [rhs])))
        }
        return Text(.object(JoinedTextStorage([lhs, rhs])))
    }

    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A change of letter case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// How lines are set in a text of several lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

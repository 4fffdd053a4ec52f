import Foundation

/// What a text shows, where that is more than a string. Immutable.
class TextStorage: Equatable, @unchecked Sendable {
    final class func == (a: TextStorage, b: TextStorage) -> Bool { a === b || a.isEqual(to: b) }

    func isEqual(to other: TextStorage) -> Bool { false }

    func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {}

    /// The next instant after `date` at which the text reads differently; nil: never.
    func nextChange(after date: Date) -> Date? { nil }
}

/// Several texts one after the other.
final class JoinedTextStorage: TextStorage, @unchecked Sendable {
    let parts: [Text]

    init(_ parts: [Text]) { self.parts = parts }

    override func isEqual(to other: TextStorage) -> Bool { (other as? JoinedTextStorage)?.parts == parts }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        for part in parts { resolver.append(part, attributes) }
    }

    override func nextChange(after date: Date) -> Date? {
        parts.compactMap { $0.nextChange(after: date) }.min()
    }
}

/// A localised string with its table and arguments.
final class LocalizedTextStorage: TextStorage, @unchecked Sendable {
    let key: LocalizedStringKey
    let tableName: String?
    let bundle: Bundle?

    init(_ key: LocalizedStringKey, tableName: String?, bundle: Bundle?) {
        self.key = key
        self.tableName = tableName
        self.bundle = bundle
    }

    override func isEqual(to other: TextStorage) -> Bool {
        guard let other = other as? LocalizedTextStorage else { return false }
        return key == other.key && tableName == other.tableName && bundle === other.bundle
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let format = StringsTables.string(for: key.key, table: tableName, bundle: bundle)
        resolver.appendMarkdown(format, arguments: key.arguments, attributes)
    }

    override func nextChange(after date: Date) -> Date? {
        key.arguments.compactMap {
            if case .text(let text) = $0 { text.nextChange(after: date) } else { nil }
        }.min()
    }
}

/// A value with a format that follows the locale.
final class FormattedTextStorage<Value: Equatable, Format: Equatable>: TextStorage, @unchecked Sendable {
    private let value: Value
    private let format: Format
    private let string: (Value, Format, Locale) -> AttributedString

    init(_ value: Value, _ format: Format, _ string: @escaping (Value, Format, Locale) -> AttributedString) {
        self.value = value
        self.format = format
        self.string = string
    }

    override func isEqual(to other: TextStorage) -> Bool {
        guard let other = other as? FormattedTextStorage<Value, Format> else { return false }
        return value == other.value && format == other.format
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        resolver.append(string(value, format, resolver.environment.locale), attributes)
    }
}

/// A value that an old-style formatter turns into text; compared by the formatter's identity.
final class FormatterTextStorage: TextStorage, @unchecked Sendable {
    private let subject: AnyHashable
    private let formatter: Formatter

    init(_ subject: AnyHashable, _ formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
    }

    override func isEqual(to other: TextStorage) -> Bool {
        guard let other = other as? FormatterTextStorage else { return false }
        return subject == other.subject && formatter === other.formatter
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        resolver.append(formatter.string(for: subject.base) ?? "\(subject.base)", attributes)
    }
}

import Foundation

extension String {
    /// A literal with values in it, to be looked up in a table.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        var key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The string that a bundle's table has for a key, its values written in a locale; the key where there is none.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, bundle: bundle, locale: locale)
    }

    /// The string that a bundle's table has for a key, or a value of one's own.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.key.string(named: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// The string that a resource stands for.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.key.string(
            named: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}

/// A localised string to be looked up later.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the tables are.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class: on Linux, the program's own.
        public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
            .atURL(Bundle(for: anyClass).bundleURL)
        }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// Shows a localised string. Disfavoured because a literal is a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        var key = resource.defaultValue.key
        let format = StringsTables.string(
            for: resource.key, table: resource.table, bundle: resource.bundle.bundle)
        if format != resource.key { key.key = format }
        storage = .object(LocalizedTextStorage(key, tableName: nil, bundle: nil))
    }
}

extension LocalizedStringKey {
    /// Looked up, with its arguments in; Markdown stays as it is.
    func string(named name: String? = nil, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let name = name ?? key
        var format = StringsTables.string(for: name, table: table, bundle: bundle)
        if format == name { format = key }
        guard !arguments.isEmpty else { return format }
        var result = ""
        var pieces = FormatString.pieces(of: format)
        while let piece = pieces.next() {
            switch piece {
            case .literal(let literal): result += literal
            case .argument(let index, let specifier):
                guard index < arguments.count else { continue }
                switch arguments[index] {
                case .string(let string): result += string
                case .number(let number, let own):
                    result += number.formatted(own ?? String(specifier), locale: locale)
                case .text(let text):
                    var environment = TextEnvironment()
                    environment.locale = locale
                    result += text.string(in: environment)
                }
            }
        }
        return result
    }
}

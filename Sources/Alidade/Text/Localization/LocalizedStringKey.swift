import Foundation

/// The key of a localised string, with the arguments that go into it.
///
/// A literal `"\(count) rows"` is the key "%lld rows" with one argument. The key is looked up in the bundle's tables;
/// where it is not found it is the string.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Argument: Equatable, Sendable {
        case string(String)
        /// The specifier is the one given by hand, if any.
        case number(FormatNumber, specifier: String?)
        case text(Text)
    }

    var key: String
    var arguments: [Argument]

    /// A key without arguments.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        key = value
        arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        // Without arguments a key is no format.
        if arguments.isEmpty { key = key.replacingOccurrences(of: "%%", with: "%") }
    }
}

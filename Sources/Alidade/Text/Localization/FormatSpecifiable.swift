import Foundation

/// A number that a localised format can show.
public protocol _FormatSpecifiable: Equatable {
    var _specifier: String { get }
    var _number: _FormatNumber { get }
}

/// A number on its way into a format.
public enum _FormatNumber: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
}

typealias FormatNumber = _FormatNumber

extension Int: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}

extension Int8: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}

extension Int16: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}

extension Int32: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}

extension Int64: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .integer(self) }
}

extension UInt: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt8: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt16: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt32: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt64: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(self) }
}

extension Float: _FormatSpecifiable {
    public var _specifier: String { "%f" }
    public var _number: _FormatNumber { .double(Double(self)) }
}

extension Double: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .double(self) }
}

extension CGFloat: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .double(Double(self)) }
}

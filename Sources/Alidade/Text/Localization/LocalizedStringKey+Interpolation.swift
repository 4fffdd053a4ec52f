import Foundation

extension LocalizedStringKey {
    /// Collects a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            } else {
                key += literal
            }
        }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// A string, as it is.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// A value as a formatter writes it, or as it describes itself.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            if let formatter {
                append(.text(Text(subject, formatter: formatter)), "%@")
            } else {
                append(.string("\(subject)"), "%@")
            }
        }

        /// A date as a formatter writes it.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            append(.text(Text(subject, formatter: formatter)), "%@")
        }

        /// A number as a formatter writes it.
        public mutating func appendInterpolation<Subject: _FormatSpecifiable & Hashable>(
            _ subject: Subject, formatter: Formatter
        ) {
            append(.text(Text(subject, formatter: formatter)), "%@")
        }

        /// A symbol or picture in the line.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        /// An object as a formatter writes it, or as it describes itself.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            if let formatter {
                append(.text(Text(subject, formatter: formatter)), "%@")
            } else {
                append(.string("\(subject)"), "%@")
            }
        }

        /// A value as a format style writes it.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// A value as a format style writes it, with attributes.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)), "%@")
        }

        /// A number, written in the reader's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(value._number, specifier: nil), value._specifier)
        }

        /// A number, written as a `printf` specifier says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(value._number, specifier: specifier), specifier)
        }

        /// A text with its own look.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// A string with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// A date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }

        /// A range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

        /// An interval of time.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

        /// A timer.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)), "%@")
        }
    }
}

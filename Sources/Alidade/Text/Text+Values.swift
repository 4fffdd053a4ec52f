import Foundation

extension Text {
    /// Shows a value as a format style writes it in the reader's locale.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .object(
            FormattedTextStorage(input, format) { AttributedString($1.locale($2).format($0)) })
    }

    /// Shows a value as a format style writes it in the reader's locale, with the style's attributes.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .object(FormattedTextStorage(input, format) { $1.locale($2).format($0) })
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .object(FormatterTextStorage(AnyHashable(subject), formatter))
    }

    // Foundation's values are structures here, not bridged classes, so those that formatters write are named.

    /// Shows a date as a formatter writes it.
    public init(_ subject: Date, formatter: Formatter) {
        storage = .object(FormatterTextStorage(AnyHashable(subject), formatter))
    }

    /// Shows a number as a formatter writes it.
    public init<Subject: _FormatSpecifiable & Hashable>(_ subject: Subject, formatter: Formatter) {
        storage = .object(FormatterTextStorage(AnyHashable(subject), formatter))
    }

    /// Shows an object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .object(FormatterTextStorage(AnyHashable(subject), formatter))
    }

    /// Shows a date; relative styles and timers change as time passes.
    public init(_ date: Date, style: DateStyle) {
        storage = .object(DateTextStorage(date, style))
    }

    /// Shows a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        storage = .object(DateRangeTextStorage(dates))
    }

    /// Shows an interval of time.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Shows a timer that runs inside an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        storage = .object(
            TimerTextStorage(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }

        var kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// How long until or since, without a sign: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// How long until or since, with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// A running timer: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }
}

/// A date in a style.
final class DateTextStorage: TextStorage, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func isEqual(to other: TextStorage) -> Bool {
        guard let other = other as? DateTextStorage else { return false }
        return date == other.date && style == other.style
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let environment = resolver.environment
        let seconds = date.timeIntervalSince(environment.now ?? Date())
        let string =
            switch style.kind {
            case .time: format(.omitted, .shortened, environment)
            case .date: format(.long, .omitted, environment)
            case .relative: Duration.relative(seconds)
            case .offset: (seconds > 0 ? "-" : "+") + Duration.largest(seconds)
            case .timer: Duration.clock(abs(seconds), showsHours: true)
            }
        resolver.append(string, attributes)
    }

    override func nextChange(after date: Date) -> Date? {
        switch style.kind {
        case .time, .date: nil
        case .relative, .offset, .timer: Duration.nextSecond(after: date, phase: self.date)
        }
    }

    private func format(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: TextEnvironment
    ) -> String {
        self.date.formatted(
            Date.FormatStyle(
                date: date, time: time, locale: environment.locale, timeZone: environment.timeZone ?? .current))
    }

    /// Lengths of time in words. English so far.
    enum Duration {
        private static let units: [(Double, String)] = [
            (31_557_600, "year"), (2_629_800, "month"), (604_800, "week"), (86_400, "day"), (3600, "hour"),
            (60, "minute"), (1, "second"),
        ]

        static func relative(_ seconds: Double) -> String {
            let total = usable(seconds)
            guard let first = units.firstIndex(where: { total >= $0.0 }) else { return "0 seconds" }
            var parts = [part(total, first)]
            let rest = total.truncatingRemainder(dividingBy: units[first].0)
            if first + 1 < units.count, rest >= units[first + 1].0 { parts.append(part(rest, first + 1)) }
            return parts.joined(separator: ", ")
        }

        static func largest(_ seconds: Double) -> String {
            let total = usable(seconds)
            return units.firstIndex { total >= $0.0 }.map { part(total, $0) } ?? "0 seconds"
        }

        static func clock(_ seconds: Double, showsHours: Bool) -> String {
            let total = Int(usable(seconds))
            func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
            if showsHours, total >= 3600 {
                return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))"
            }
            return "\(total / 60):\(two(total % 60))"
        }

        static func nextSecond(after date: Date, phase: Date) -> Date? {
            let elapsed = date.timeIntervalSince(phase)
            guard elapsed.isFinite, elapsed.magnitude < 1e12 else { return nil }
            return phase.addingTimeInterval(elapsed.rounded(.down) + 1)
        }

        private static func part(_ seconds: Double, _ unit: Int) -> String {
            let count = Int(seconds / units[unit].0)
            return "\(count) \(units[unit].1)\(count == 1 ? "" : "s")"
        }

        private static func usable(_ seconds: Double) -> Double {
            seconds.isFinite ? min(abs(seconds), 1e12).rounded(.down) : 0
        }
    }
}

/// A range of dates.
final class DateRangeTextStorage: TextStorage, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(_ dates: ClosedRange<Date>) { self.dates = dates }

    override func isEqual(to other: TextStorage) -> Bool { (other as? DateRangeTextStorage)?.dates == dates }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let environment = resolver.environment
        let style = Date.FormatStyle(
            date: .numeric, time: .shortened, locale: environment.locale, timeZone: environment.timeZone ?? .current)
        resolver.append("\(dates.lowerBound.formatted(style)) – \(dates.upperBound.formatted(style))", attributes)
    }
}

/// A timer inside an interval.
final class TimerTextStorage: TextStorage, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pauseTime: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func isEqual(to other: TextStorage) -> Bool {
        guard let other = other as? TimerTextStorage else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let now = min(resolver.environment.now ?? Date(), pauseTime ?? .distantFuture)
        let instant = min(max(now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(instant) : instant.timeIntervalSince(interval.lowerBound)
        resolver.append(DateTextStorage.Duration.clock(seconds, showsHours: showsHours), attributes)
    }

    override func nextChange(after date: Date) -> Date? {
        let end = min(interval.upperBound, pauseTime ?? .distantFuture)
        guard date < end else { return nil }
        if date < interval.lowerBound { return interval.lowerBound }
        return DateTextStorage.Duration.nextSecond(
            after: date, phase: countsDown ? interval.upperBound : interval.lowerBound)
    }
}

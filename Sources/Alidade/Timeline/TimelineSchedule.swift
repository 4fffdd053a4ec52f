import Foundation

/// Whether a timeline may leave out moments to save power; here it never does.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The moments at which a `TimelineView` is shown again.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// Moments in ascending order, the first at or before `startDate` where there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date
        private let interval: TimeInterval

        init(_ date: Date, _ interval: TimeInterval) {
            self.date = date
            self.interval = interval
        }

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds; less than a sixtieth counts as that.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 1.0 / 60) : 1e9
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        guard passed > 0 else { return Entries(start, interval) }
        return Entries(start + (passed / interval).rounded(.down) * interval, interval)
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(Date(timeIntervalSinceReferenceDate: minute), 60)
    }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the display shows a picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date?
        private let interval: TimeInterval?

        init(_ date: Date, _ interval: TimeInterval?) {
            self.date = date
            self.interval = interval
        }

        public mutating func next() -> Date? {
            defer { date = interval.flatMap { interval in date.map { $0 + interval } } }
            return date
        }
    }
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: seconds between two moments; nil: a sixtieth.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let wished = minimumInterval ?? 0
        interval = wished.isFinite ? max(wished, 1.0 / 60) : 1e9
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(start, isPaused ? nil : interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

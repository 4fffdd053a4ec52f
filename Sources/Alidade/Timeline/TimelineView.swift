import Foundation

/// A view that is made again at the moments of a schedule.
///
/// ```swift
/// TimelineView(.animation) { context in
///     Text("\(context.date)")
/// }
/// ```
/// The date goes on with the host's clock, so that a test or a series of pictures can step through it.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made from.
    public struct Context {
        /// How often the view is made again.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let cadence: Cadence
        /// The moment shown.
        public let date: Date
    }
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static var _isSingle: Bool { Content._isSingle }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next { TimelineScope<Schedule, Content>(host: $1, parent: $2, context: $0, view) }
        scope.adopt(view)
        cursor.run(scope)
    }
}

/// Runs a timeline's content at each of its moments.
final class TimelineScope<Schedule: TimelineSchedule, Content: View>: Scope {
    private var view: TimelineView<Schedule, Content>
    private var entries: Schedule.Entries.Iterator?
    private var shown: Date
    private var next: Date?
    private var timer: Int?
    /// A moment of the world's clock and the host's time then.
    private let start: (date: Date, time: Double)

    init(host: Host, parent: Scope, context: ScopeContext, _ view: TimelineView<Schedule, Content>) {
        self.view = view
        start = (Date(), host.now)
        shown = start.date
        super.init(host: host, parent: parent, context: context)
    }

    private var now: Date { start.date + (host.now - start.time) }

    /// A schedule of the same kind may begin anew with each visit.
    func adopt(_ view: TimelineView<Schedule, Content>) {
        self.view = view
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = entries?.next()
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let now = now
        // Moments that have passed meanwhile are skipped; a schedule that never comes to the present ends here.
        var limit = 100_000
        while let candidate = next, candidate <= now, limit > 0 {
            shown = candidate
            next = entries?.next()
            limit -= 1
        }
        schedule(now)
        let context = TimelineViewDefaultContext(cadence: cadence, date: shown)
        let content = view.content
        cursor.visit(tracked { content(context) })
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        guard let next else { return .live }
        let interval = next.timeIntervalSince(shown)
        return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
    }

    private func schedule(_ now: Date) {
        if let timer { host.timers.cancel(timer) }
        timer = nil
        guard let next else { return }
        let delay = next.timeIntervalSince(now)
        guard delay < 86_400 * 365 else { return }
        timer = host.timers.schedule(after: delay) { [weak self] in
            guard let self else { return }
            self.timer = nil
            // An update of its own, under no other animation.
            self.host.change { [weak self] in self?.mark() }
        }
    }

    override func tearDown() {
        if let timer { host.timers.cancel(timer) }
    }
}

extension Publishers {
    /// Sends at most one value in an interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether the last of the values in an interval is sent, or the first.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ThrottleLink<Context, S>(subscriber, interval: interval, scheduler: scheduler, latest: latest))
        }
    }
}

private final class ThrottleLink<Context: Scheduler, Downstream: Subscriber>: PacedLink<Downstream.Input, Downstream> {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private var pending: Downstream.Input?
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var lastSent: Context.SchedulerTimeType?
    private var isScheduled = false

    init(
        _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        super.init(downstream)
    }

    override var description: String { "Throttle" }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard live != nil else { return .none }
        let now = scheduler.now
        lock.lock()
        // What is replaced is freed outside the lock.
        let replaced = pending
        if latest || pending == nil { pending = input }
        let mustSchedule = !isScheduled
        isScheduled = true
        let due = lastSent.map { $0.advanced(by: interval) }
        lock.unlock()
        withExtendedLifetime(replaced) {}
        guard mustSchedule else { return .none }
        if let due, due > now {
            scheduler.schedule(after: due) { [self] in sendPending() }
        } else {
            scheduler.schedule { [self] in sendPending() }
        }
        return .none
    }

    private func sendPending() {
        let now = scheduler.now
        lock.lock()
        let value = pending
        pending = nil
        isScheduled = false
        lastSent = now
        let ending = completion
        lock.unlock()
        if let value { send(value) }
        if let ending { end()?.downstream.receive(completion: ending) }
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard live != nil else { return }
        let isWaiting = lock.withLock {
            self.completion = completion
            return isScheduled
        }
        if !isWaiting {
            scheduler.schedule { [self] in
                end()?.downstream.receive(completion: completion)
            }
        }
    }
}

extension Publisher {
    /// Sends at most one value in each `interval`: the last of those that came if `latest`, else the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

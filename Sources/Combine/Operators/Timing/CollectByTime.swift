extension Publishers {
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of every interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of every interval, and when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends arrays of the values that came in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                CollectByTimeLink<Upstream, Context, S>(subscriber, strategy: strategy, options: options))
        }
    }
}

private final class CollectByTimeLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    PacedLink<Upstream.Output, Downstream>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private var values: [Upstream.Output] = []
    private var ticks: (any Cancellable)?

    init(
        _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, Swift.max(1, count))
        }
        self.options = options
        super.init(downstream)
    }

    override var description: String { "CollectByTime" }

    override func didSubscribe(_ upstream: any Subscription) {
        let ticks = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            self?.flush()
        }
        lock.withLock { self.ticks = ticks }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard live != nil else { return .none }
        let isFull = lock.withLock {
            values.append(input)
            return values.count >= limit
        }
        if isFull { flush() }
        return .none
    }

    private func flush() {
        let full = lock.withLock {
            defer { values = [] }
            return values
        }
        if !full.isEmpty { send(full) }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        stop()
        scheduler.schedule(options: options) { [self] in
            if case .finished = completion { flush() }
            end()?.downstream.receive(completion: completion)
        }
    }

    override func cancel() {
        stop()
        super.cancel()
    }

    private func stop() {
        let ticks = lock.withLock {
            defer { self.ticks = nil }
            return self.ticks
        }
        ticks?.cancel()
    }
}

extension Publisher {
    /// Sends arrays of the values that came in an interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// Ends when no value has come for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        /// Makes the error to end with; without it the stream just finishes.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutLink<Upstream, Context, S>(subscriber, timeout: self))
        }
    }
}

/// One wake-up is scheduled at a time; one that finds a newer value goes back to sleep until that is due.
private final class TimeoutLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let timeout: Publishers.Timeout<Upstream, Context>
    private var deadline: Context.SchedulerTimeType

    init(_ downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
        self.timeout = timeout
        deadline = timeout.scheduler.now.advanced(by: timeout.interval)
        super.init(downstream)
    }

    override var description: String { "Timeout" }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        postpone()
        sleep()
    }

    private func postpone() {
        let later = timeout.scheduler.now.advanced(by: timeout.interval)
        lock.withLock { deadline = later }
    }

    private func sleep() {
        let scheduler = timeout.scheduler
        let deadline = lock.withLock { self.deadline }
        scheduler.schedule(
            after: deadline, tolerance: scheduler.minimumTolerance, options: timeout.options
        ) { [weak self] in
            guard let self, live != nil else { return }
            let isNewer = lock.withLock { self.deadline > deadline }
            if isNewer { return sleep() }
            finish(timeout.customError.map { .failure($0()) } ?? .finished)
        }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard live != nil else { return .none }
        postpone()
        let options = timeout.options
        timeout.scheduler.schedule(options: options) { [self] in
            guard let downstream = live else { return }
            let more = downstream.receive(input)
            if more > 0 { upstream?.request(more) }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard live != nil else { return }
        timeout.scheduler.schedule(options: timeout.options) { [self] in
            end()?.downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Ends when no value has come for `interval`: with an error if `customError` makes one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// Sends a value when none has followed it for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, dueTime) = (self.scheduler, self.options, self.dueTime)
            upstream.subscribe(
                DebounceLink<S>(subscriber) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options, $0)
                } scheduleEnd: {
                    scheduler.schedule(options: options, $0)
                })
        }
    }
}

/// A value that still waits when the upstream ends is dropped, as in Apple's.
private final class DebounceLink<Downstream: Subscriber>: PacedLink<Downstream.Input, Downstream> {
    private let scheduleValue: (@escaping () -> Void) -> Void
    private let scheduleEnd: (@escaping () -> Void) -> Void
    private var generation = 0

    init(
        _ downstream: Downstream, scheduleValue: @escaping (@escaping () -> Void) -> Void,
        scheduleEnd: @escaping (@escaping () -> Void) -> Void
    ) {
        self.scheduleValue = scheduleValue
        self.scheduleEnd = scheduleEnd
        super.init(downstream)
    }

    override var description: String { "Debounce" }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard live != nil else { return .none }
        let mine = nextGeneration()
        scheduleValue { [weak self] in
            guard let self, lock.withLock({ self.generation == mine }) else { return }
            send(input)
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard live != nil else { return }
        _ = nextGeneration()
        scheduleEnd { [self] in
            end()?.downstream.receive(completion: completion)
        }
    }

    private func nextGeneration() -> Int {
        lock.withLock {
            generation += 1
            return generation
        }
    }
}

extension Publisher {
    /// Sends a value when none has followed it for `dueTime`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

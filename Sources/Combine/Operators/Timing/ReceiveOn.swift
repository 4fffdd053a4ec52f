extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (self.scheduler, self.options)
            upstream.subscribe(
                ScheduledLink<Upstream, S>(subscriber, name: "ReceiveOn") {
                    scheduler.schedule(options: options, $0)
                })
        }
    }

    /// Delivers after a while.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, interval, tolerance) = (
                self.scheduler, self.options, self.interval, self.tolerance
            )
            upstream.subscribe(
                ScheduledLink<Upstream, S>(subscriber, name: "Delay") {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }
}

/// Delivers values and the end later, in their order as far as the scheduler keeps it; after a cancellation nothing.
private final class ScheduledLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let name: String
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.name = name
        self.schedule = schedule
        super.init(downstream)
    }

    override var description: String { name }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard live != nil else { return .none }
        schedule { [self] in
            guard let downstream = live else { return }
            let more = downstream.receive(input)
            if more > 0 { upstream?.request(more) }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard live != nil else { return }
        schedule { [self] in
            end()?.downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Delivers on `scheduler`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers after `interval`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

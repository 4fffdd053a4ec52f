extension Publishers {
    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let (upstream, scheduler, options) = (self.upstream, self.scheduler, self.options)
            let link = SubscribeOnLink<Upstream, S>(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(link) }
        }
    }
}

private final class SubscribeOnLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override var description: String { "SubscribeOn" }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand { live?.receive(input) ?? .none }

    override func request(_ demand: Subscribers.Demand) {
        schedule { [self] in upstream?.request(demand) }
    }

    override func cancel() {
        guard let upstream = end()?.upstream else { return }
        schedule { upstream.cancel() }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

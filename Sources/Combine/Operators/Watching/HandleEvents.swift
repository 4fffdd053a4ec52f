extension Publishers {
    /// Calls closures when something happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Upstream.Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HandleEventsLink<Upstream, S>(subscriber, events: self))
        }
    }
}

private final class HandleEventsLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private var events: Publishers.HandleEvents<Upstream>?

    init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
        self.events = events
        super.init(downstream)
    }

    override var description: String { "HandleEvents" }

    override func didSubscribe(_ upstream: any Subscription) { current?.receiveSubscription?(upstream) }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let downstream = live else { return .none }
        let events = current
        events?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { events?.receiveRequest?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard let downstream = end()?.downstream else { return }
        take()?.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        current?.receiveRequest?(demand)
        upstream.request(demand)
    }

    override func cancel() {
        guard let upstream = end()?.upstream else { return }
        take()?.receiveCancel?()
        upstream.cancel()
    }

    private var current: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

    private func take() -> Publishers.HandleEvents<Upstream>? {
        lock.withLock {
            defer { events = nil }
            return events
        }
    }
}

extension Publisher {
    /// Calls closures when something happens, before it is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// Subscribes again when the upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How often at most; nil for no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = RetryLink(subscriber, publisher: upstream, retries: retries)
            link.start()
        }
    }
}

/// Tries in a loop rather than by recursion, because an upstream may fail while it is being subscribed to.
private final class RetryLink<Upstream: Publisher, Downstream: Subscriber>:
    RelayLink<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let publisher: Upstream
    private var retriesLeft: Int?
    private var hasStarted = false
    private var isSubscribing = false
    private var mustTryAgain = false

    init(_ downstream: Downstream, publisher: Upstream, retries: Int?) {
        self.publisher = publisher
        retriesLeft = retries
        super.init(downstream)
    }

    override var description: String { "Retry" }

    func start() {
        repeat {
            lock.withLock { (isSubscribing, mustTryAgain) = (true, false) }
            publisher.subscribe(self)
        } while lock.withLock {
            isSubscribing = false
            return mustTryAgain
        }
    }

    override func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            defer { hasStarted = true }
            return !hasStarted
        }
        if isFirst { super.receive(subscription: subscription) } else { adopt(subscription) }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure = completion else { return super.receive(completion: completion) }
        lock.lock()
        guard retriesLeft.map({ $0 > 0 }) ?? true else {
            lock.unlock()
            return super.receive(completion: completion)
        }
        retriesLeft = retriesLeft.map { $0 - 1 }
        lock.unlock()
        leaveUpstream()
        guard live != nil else { return }
        let isNested = lock.withLock {
            mustTryAgain = isSubscribing
            return isSubscribing
        }
        if !isNested { start() }
    }
}

extension Publisher {
    /// Subscribes again, at most `retries` times, when this fails.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// Sends the values of the publisher that came last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(SwitchLink<P, S>(subscriber))
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the publisher that came last, none of which can fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the publisher that came last.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// Takes every publisher at once; the downstream's requests go to the publisher that came last.
private final class SwitchLink<Inner: Publisher, Downstream: Subscriber>: Link<Inner, Inner.Failure, Downstream>
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    private let delivery = DeliveryLock()
    private var demand = Subscribers.Demand.none
    private var generation = 0
    private var inner: (any Subscription)?
    private var isInnerRunning = false
    private var isOuterFinished = false

    override var description: String { "SwitchToLatest" }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        upstream?.request(.unlimited)
    }

    override func receive(_ input: Inner) -> Subscribers.Demand {
        guard live != nil else { return .none }
        lock.lock()
        generation += 1
        isInnerRunning = true
        let old = inner
        inner = nil
        let mine = generation
        lock.unlock()
        old?.cancel()
        input.subscribe(Side(link: self, generation: mine))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Inner.Failure>) {
        switch completion {
        case .failure: endInner(completion)
        case .finished:
            let isDone = lock.withLock {
                isOuterFinished = true
                return !isInnerRunning
            }
            if isDone { endInner(.finished) }
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let inner = self.inner
        lock.unlock()
        inner?.request(demand)
    }

    override func cancel() {
        let inner = takeInner()
        super.cancel()
        inner?.cancel()
    }

    /// Ends everything, and cancels what still runs.
    private func endInner(_ completion: Subscribers.Completion<Inner.Failure>) {
        let inner = takeInner()
        let isOuterFinished = lock.withLock { self.isOuterFinished }
        inner?.cancel()
        guard let ended = end() else { return }
        if !isOuterFinished { ended.upstream.cancel() }
        delivery.lock()
        ended.downstream.receive(completion: completion)
        delivery.unlock()
    }

    private func takeInner() -> (any Subscription)? {
        lock.withLock {
            generation += 1
            isInnerRunning = false
            defer { inner = nil }
            return inner
        }
    }

    private func start(_ subscription: any Subscription, generation: Int) {
        lock.lock()
        guard generation == self.generation, inner == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        inner = subscription
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    private func receive(_ value: Inner.Output, generation: Int) -> Subscribers.Demand {
        lock.lock()
        guard generation == self.generation, demand > 0 else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        guard let downstream = live else { return .none }
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        guard more > 0 else { return .none }
        // A publisher that has been followed meanwhile gets nothing; its follower is asked instead.
        lock.lock()
        demand += more
        let isCurrent = generation == self.generation
        let current = inner
        lock.unlock()
        if isCurrent { return more }
        current?.request(more)
        return .none
    }

    private func finish(generation: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
        lock.lock()
        guard generation == self.generation else { return lock.unlock() }
        inner = nil
        isInnerRunning = false
        let isDone = isOuterFinished
        lock.unlock()
        if case .failure = completion { return endInner(completion) }
        if isDone { endInner(.finished) }
    }

    private struct Side: Subscriber {
        typealias Failure = Inner.Failure

        let link: SwitchLink
        let generation: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { link.start(subscription, generation: generation) }

        func receive(_ input: Inner.Output) -> Subscribers.Demand { link.receive(input, generation: generation) }

        func receive(completion: Subscribers.Completion<Failure>) {
            link.finish(generation: generation, completion)
        }
    }
}

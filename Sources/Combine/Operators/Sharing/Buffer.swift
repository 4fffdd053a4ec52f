extension Publishers {
    /// What a buffer asks its upstream for.
    public enum PrefetchStrategy: Sendable {
        /// As many values as it holds.
        case keepFull
        /// All, as soon as it is subscribed to.
        case byRequest
    }

    /// What a full buffer does with another value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the one that has waited longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// Keeps values that come without demand.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferLink<Failure, S>(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

private final class BufferLink<Failure: Error, Downstream: Subscriber>: Link<Downstream.Input, Failure, Downstream>
where Downstream.Failure == Failure {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values: ArraySlice<Downstream.Input> = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isDraining = false

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.size = max(0, size)
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream)
    }

    override var description: String { "Buffer" }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        switch prefetch {
        case .keepFull: upstream?.request(.max(size))
        case .byRequest: upstream?.request(.unlimited)
        }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            return .none
        }
        if values.count < size || demand > 0 && values.isEmpty {
            values.append(input)
            lock.unlock()
            return drain()
        }
        var error: Failure?
        // Freed outside the lock.
        var dropped: Downstream.Input?
        defer { withExtendedLifetime(dropped) {} }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
            dropped = values.popFirst()
            if size > 0 { values.append(input) }
        case .customError(let make):
            lock.unlock()
            error = make()
            lock.lock()
        }
        lock.unlock()
        if let error { finish(.failure(error)) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { self.completion = self.completion ?? completion }
        _ = drain()
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        let freed = drain()
        if freed > 0 { upstream?.request(freed) }
    }

    override func cancel() {
        super.cancel()
        let old = lock.withLock {
            defer { values = [] }
            return values
        }
        withExtendedLifetime(old) {}
    }

    /// Sends what is kept as far as there is demand; the answer is what the upstream may send in its place.
    private func drain() -> Subscribers.Demand {
        var sent = 0
        lock.lock()
        guard !isDraining else {
            lock.unlock()
            return .none
        }
        isDraining = true
        while demand > 0, let value = values.popFirst() {
            demand -= 1
            sent += 1
            lock.unlock()
            let more = live?.receive(value) ?? .none
            lock.lock()
            demand += more
        }
        isDraining = false
        let ending = values.isEmpty ? completion : nil
        lock.unlock()
        if let ending { end()?.downstream.receive(completion: ending) }
        if case .keepFull = prefetch { return .max(sent) }
        return .none
    }
}

extension Publisher {
    /// Keeps up to `size` values that come without demand.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

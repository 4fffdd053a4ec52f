/// Brings the values of several publishers to one downstream, as they come.
///
/// As long as the downstream's demand has a limit each upstream is asked for one value at a time, and a value that comes
/// without demand waits here; so no upstream sends more than the downstream can take, plus one.
final class MergeHub<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var sides: [Int: Side] = [:]
    private var waiting: [(value: Output, side: Int)] = []
    private var nextSide = 0
    private var isDraining = false
    /// Whether upstreams may still be added.
    private var isOpen: Bool
    /// What adds upstreams, if anything.
    private var source: (any Subscription)?
    /// Called when an upstream has ended and its place is free.
    private let didFreePlace: (any Subscription) -> Void

    init(
        _ downstream: Downstream, name: String, isOpen: Bool = true,
        didFreePlace: @escaping (any Subscription) -> Void = { _ in }
    ) {
        self.downstream = downstream
        description = name
        self.isOpen = isOpen
        self.didFreePlace = didFreePlace
    }

    // MARK: Upstreams

    func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        let side = Side(hub: self, index: nextSide)
        nextSide += 1
        sides[side.index] = side
        lock.unlock()
        publisher.subscribe(side)
    }

    /// No upstream will be added any more.
    func close() {
        lock.withLock { (isOpen, source) = (false, nil) }
        finishIfDone()
    }

    /// Keeps what adds upstreams, to cancel it with the rest; says no if it is too late.
    func attach(_ source: any Subscription) -> Bool {
        lock.withLock {
            guard downstream != nil, self.source == nil else { return false }
            self.source = source
            return true
        }
    }

    // MARK: Downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        let wasLimited = self.demand != .unlimited
        self.demand += demand
        let released = wasLimited && self.demand == .unlimited ? Array(sides.values) : []
        lock.unlock()
        drain()
        for side in released { side.request(.unlimited) }
    }

    func cancel() { takeAll().cancelUpstreams() }

    func fail(_ error: Failure) { end(.failure(error)) }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let all = takeAll()
        guard let downstream = all.downstream else { return }
        all.cancelUpstreams()
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    private struct Everything {
        var downstream: Downstream?
        var sides: [Side]
        var source: (any Subscription)?
        /// Taken along to be freed outside the lock.
        var waiting: [(value: Output, side: Int)]

        func cancelUpstreams() {
            source?.cancel()
            for side in sides { side.cancel() }
        }
    }

    private func takeAll() -> Everything {
        lock.withLock {
            let all = Everything(
                downstream: downstream, sides: Array(sides.values), source: source, waiting: waiting)
            (downstream, sides, source, waiting) = (nil, [:], nil, [])
            return all
        }
    }

    // MARK: Values

    fileprivate func receive(_ value: Output, from side: Int) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        guard demand > 0, waiting.isEmpty else {
            waiting.append((value, side))
            lock.unlock()
            return .none
        }
        let isLimited = demand != .unlimited
        demand -= 1
        lock.unlock()
        send(value, to: downstream)
        return isLimited ? .max(1) : .none
    }

    private func send(_ value: Output, to downstream: Downstream) {
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        if more > 0 { request(more) }
    }

    /// Sends what waits, as far as there is demand. Nested calls leave it to the outermost.
    private func drain() {
        lock.lock()
        guard !isDraining else { return lock.unlock() }
        isDraining = true
        while let downstream, demand > 0, !waiting.isEmpty {
            let (value, index) = waiting.removeFirst()
            demand -= 1
            let side = sides[index]
            lock.unlock()
            send(value, to: downstream)
            side?.request(.max(1))
            lock.lock()
        }
        isDraining = false
        lock.unlock()
        finishIfDone()
    }

    fileprivate func sideDidStart(_ side: Side) {
        lock.lock()
        let isAlive = downstream != nil
        let isUnlimited = demand == .unlimited
        lock.unlock()
        guard isAlive else { return side.cancel() }
        side.request(isUnlimited ? .unlimited : .max(1))
    }

    fileprivate func sideDidEnd(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { return fail(error) }
        lock.lock()
        sides[index] = nil
        let source = self.source
        lock.unlock()
        if let source { didFreePlace(source) }
        finishIfDone()
    }

    private func finishIfDone() {
        if lock.withLock({ !isOpen && sides.isEmpty && waiting.isEmpty }) { end(.finished) }
    }

    /// The subscriber to one upstream.
    fileprivate final class Side: Subscriber {
        let index: Int
        private let hub: MergeHub
        private let lock = Lock()
        private var subscription: (any Subscription)?

        init(hub: MergeHub, index: Int) {
            self.hub = hub
            self.index = index
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard self.subscription == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.subscription = subscription
            lock.unlock()
            hub.sideDidStart(self)
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand { hub.receive(input, from: index) }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            lock.withLock { subscription = nil }
            hub.sideDidEnd(index, completion)
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

        func cancel() {
            lock.lock()
            let subscription = self.subscription
            self.subscription = nil
            lock.unlock()
            subscription?.cancel()
        }
    }
}

/// Brings the values of a fixed number of publishers together.
///
/// The values are kept in typed slots, of which only the closures given know; the hub keeps the subscriptions, the
/// demand and the order.
class FanInHub<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Failure = Downstream.Failure

    let description: String
    final let lock = Lock()
    final let delivery = DeliveryLock()
    final var downstream: Downstream?
    final var demand = Subscribers.Demand.none
    final var subscriptions: [(any Subscription)?]
    final var hasEnded: [Bool]

    init(_ downstream: Downstream, name: String, count: Int) {
        self.downstream = downstream
        description = name
        subscriptions = Array(repeating: nil, count: count)
        hasEnded = Array(repeating: false, count: count)
    }

    final func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        self.demand += demand
        let subscriptions = self.subscriptions
        lock.unlock()
        for subscription in subscriptions { subscription?.request(demand) }
        didRequest()
    }

    /// Called after the upstreams have been asked.
    func didRequest() {}

    final func cancel() {
        let all = takeAll()
        guard all.downstream != nil else { return }
        for subscription in all.subscriptions { subscription?.cancel() }
        discardValues()
    }

    final func end(_ completion: Subscribers.Completion<Failure>) {
        let all = takeAll()
        guard let downstream = all.downstream else { return }
        for subscription in all.subscriptions { subscription?.cancel() }
        discardValues()
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    /// Sends a value that has been paid for.
    final func send(_ value: Downstream.Input, to downstream: Downstream) {
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        if more > 0 { request(more) }
    }

    private func takeAll() -> (downstream: Downstream?, subscriptions: [(any Subscription)?]) {
        lock.withLock {
            let all = (downstream, subscriptions)
            downstream = nil
            subscriptions = subscriptions.map { _ in nil }
            return all
        }
    }

    /// Frees the values. Nothing touches them any more, so it needs no lock; and their deinits may be a user's.
    func discardValues() {}

    /// `store` puts a value into its slot, and runs under the lock: it must not free anything.
    func receive(at index: Int, store: () -> Void) {}

    /// An upstream has finished.
    func sideDidFinish(_ index: Int) {}

    fileprivate final func sideDidStart(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        guard downstream != nil, subscriptions[index] == nil, !hasEnded[index] else {
            lock.unlock()
            return subscription.cancel()
        }
        subscriptions[index] = subscription
        let demand = self.demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    fileprivate final func sideDidEnd(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure(let error): end(.failure(error))
        case .finished:
            lock.withLock { (subscriptions[index], hasEnded[index]) = (nil, true) }
            sideDidFinish(index)
        }
    }
}

/// Subscribes a hub to one upstream.
struct FanInSide<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let hub: FanInHub<Downstream>
    let index: Int
    /// Puts a value into its slot, and leaves what was there to be freed outside the lock.
    let store: (inout Input?) -> Void
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { hub.sideDidStart(subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
        var value: Input? = input
        hub.receive(at: index) { store(&value) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { hub.sideDidEnd(index, completion) }
}

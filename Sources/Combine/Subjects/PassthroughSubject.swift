/// Sends what it is given to those who are subscribed at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let lock = Lock()
    private var list = ConduitList<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isWanted = false

    public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    public func send(subscription: any Subscription) {
        lock.lock()
        upstreams.append(subscription)
        let isWanted = self.isWanted
        lock.unlock()
        if isWanted { subscription.request(.unlimited) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = PassthroughConduit(subscriber, owner: self, name: "PassthroughSubject")
        list.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    public func send(_ input: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        let conduits = list.conduits
        lock.unlock()
        for conduit in conduits { conduit.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = completion
        let conduits = list.removeAll()
        lock.unlock()
        for conduit in conduits { conduit.finish(completion) }
    }
}

extension PassthroughSubject: ConduitOwner {
    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { list.remove(conduit) }
    }

    func conduitDidRequest() {
        lock.lock()
        guard !isWanted else { return lock.unlock() }
        isWanted = true
        let upstreams = self.upstreams
        lock.unlock()
        for upstream in upstreams { upstream.request(.unlimited) }
    }
}

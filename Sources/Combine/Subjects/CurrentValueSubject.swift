/// Holds one value, which new subscribers receive first, and sends every change of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let lock = Lock()
    private var list = ConduitList<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var stored: Output

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { stored } }
        set { send(newValue) }
    }

    public init(_ value: Output) { stored = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = CurrentValueConduit(subscriber, owner: self, name: "CurrentValueSubject")
        list.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    public func send(_ input: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        // The old value is freed outside the lock: its deinit may be a user's.
        let old = stored
        stored = input
        let conduits = list.conduits
        lock.unlock()
        withExtendedLifetime(old) {
            for conduit in conduits { conduit.offer(input) }
        }
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

extension CurrentValueSubject: CurrentValueOwner {
    var current: Output { value }

    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { list.remove(conduit) }
    }

    func conduitDidRequest() {}
}

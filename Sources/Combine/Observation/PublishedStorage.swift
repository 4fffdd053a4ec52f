/// What a `@Published` property consists of: the value, who listens to it, and its object's publisher.
///
/// It is the subject behind `$property`, too: it sends the new value while the property still has the old one.
@usableFromInline
final class PublishedStorage<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var stored: Value
    private var list = ConduitList<Value, Never>()
    private var announcer: ObservableObjectPublisher?
    private var feeds: [any Subscription] = []

    @usableFromInline
    init(_ value: Value) { stored = value }

    deinit {
        for feed in feeds { feed.cancel() }
    }

    @usableFromInline
    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.lock()
            let announcer = self.announcer
            lock.unlock()
            announcer?.send()
            lock.lock()
            let conduits = list.conduits
            lock.unlock()
            for conduit in conduits { conduit.offer(newValue) }
            lock.lock()
            // The old value is freed outside the lock: its deinit may be a user's.
            let old = stored
            stored = newValue
            lock.unlock()
            withExtendedLifetime(old) {}
        }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = CurrentValueConduit(subscriber, owner: self, name: "Published")
        lock.withLock { list.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Keeps `feed` until it ends or the property is freed.
    func add(_ feed: any Subscription) {
        lock.withLock { feeds.append(feed) }
    }

    func drop(_ feed: any Subscription) {
        lock.withLock { feeds.removeAll { $0.combineIdentifier == feed.combineIdentifier } }
    }
}

extension PublishedStorage: CurrentValueOwner {
    var current: Value { value }

    func remove(_ conduit: Conduit<Value, Never>) {
        lock.withLock { list.remove(conduit) }
    }

    func conduitDidRequest() {}
}

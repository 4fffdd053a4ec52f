/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private var list = ConduitList<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        let conduit = PassthroughConduit(subscriber, owner: self, name: "ObservableObjectPublisher")
        lock.withLock { list.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Tells every subscriber.
    public func send() {
        let conduits = lock.withLock { list.conduits }
        for conduit in conduits { conduit.offer(()) }
    }
}

extension ObservableObjectPublisher: ConduitOwner {
    func remove(_ conduit: Conduit<Void, Never>) {
        lock.withLock { list.remove(conduit) }
    }

    func conduitDidRequest() {}
}

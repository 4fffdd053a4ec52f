extension Publisher where Failure == Never {
    /// Writes every value into a `@Published` property until the property is freed:
    ///
    ///     publisher.assign(to: &$text)
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}

/// Feeds a `@Published` property, which owns the subscription and is not kept alive by it.
private final class PublishedSubscriber<Value>: Subscriber {
    typealias Failure = Never

    private let lock = Lock()
    private weak var storage: PublishedStorage<Value>?
    private var upstream: (any Subscription)?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        let storage = lock.withLock { () -> PublishedStorage<Value>? in
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.storage
        }
        guard let storage else {
            subscription.cancel()
            return
        }
        storage.add(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.withLock { storage }?.value = input
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let (storage, upstream) = lock.withLock {
            defer { self.upstream = nil }
            return (self.storage, self.upstream)
        }
        if let upstream { storage?.drop(upstream) }
    }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let subject, upstream == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        lock.unlock()
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        let subject = lock.withLock { upstream == nil ? nil : self.subject }
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        take()?.subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() { take()?.upstream.cancel() }

    private func take() -> (subject: S?, upstream: any Subscription)? {
        lock.withLock {
            guard let upstream else { return nil }
            defer { (self.upstream, subject) = (nil, nil) }
            return (subject, upstream)
        }
    }
}

/// Lets values through while it is open, and ends when its trigger says so.
final class UntilLink<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
    /// What opens or ends it. Set once, before the upstream is subscribed to.
    var trigger: (any Cancellable)?

    private let name: String
    private var isOpen: Bool
    private var early: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, name: String, isOpen: Bool) {
        self.name = name
        self.isOpen = isOpen
        super.init(downstream)
    }

    override var description: String { name }

    func open() { lock.withLock { isOpen = true } }

    /// Ends at once, or with the subscription if that is still to come.
    func endEarly(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { early = completion }
        finish(completion)
    }

    /// Nothing will ever open it.
    func endUnlessOpen(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if !lock.withLock({ isOpen }) { endEarly(completion) }
    }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        if let early = lock.withLock({ early }) { finish(early) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard lock.withLock({ isOpen }) else { return .max(1) }
        return lock.withLock({ early == nil }) ? live?.receive(input) ?? .none : .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        trigger?.cancel()
        super.receive(completion: completion)
    }

    override func cancel() {
        trigger?.cancel()
        super.cancel()
    }
}

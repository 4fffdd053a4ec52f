/// What a conduit that starts with the current value asks its subject for.
protocol CurrentValueOwner<Output, Failure>: ConduitOwner {
    var current: Output { get }
}

/// Starts with the subject's current value, and keeps only the newest value while there is no demand.
final class CurrentValueConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    private var owner: (any CurrentValueOwner<Downstream.Input, Downstream.Failure>)?
    private var downstream: Outlet<Downstream>?
    private var demand = Subscribers.Demand.none
    private var hasSeenCurrent = false
    private let name: String

    init(_ downstream: Downstream, owner: any CurrentValueOwner<Downstream.Input, Downstream.Failure>, name: String) {
        self.downstream = Outlet(downstream)
        self.owner = owner
        self.name = name
    }

    override var description: String { name }

    override func offer(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > 0 else {
            hasSeenCurrent = false
            return lock.unlock()
        }
        demand -= 1
        hasSeenCurrent = true
        lock.unlock()
        deliver(value, to: downstream)
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream = take().downstream else { return }
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard let downstream, let owner else { return lock.unlock() }
        self.demand += demand
        guard !hasSeenCurrent else { return lock.unlock() }
        self.demand -= 1
        hasSeenCurrent = true
        lock.unlock()
        deliver(owner.current, to: downstream)
    }

    override func cancel() {
        let taken = take()
        taken.owner?.remove(self)
    }

    private func deliver(_ value: Downstream.Input, to downstream: Outlet<Downstream>) {
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        guard more > 0 else { return }
        lock.withLock { demand += more }
    }

    private func take() -> (
        downstream: Outlet<Downstream>?, owner: (any CurrentValueOwner<Downstream.Input, Downstream.Failure>)?
    ) {
        lock.withLock {
            defer { (downstream, owner) = (nil, nil) }
            return (downstream, owner)
        }
    }
}

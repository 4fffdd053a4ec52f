/// Passes on what arrives while there is demand and drops the rest.
final class PassthroughConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    private var owner: (any ConduitOwner<Downstream.Input, Downstream.Failure>)?
    private var downstream: Outlet<Downstream>?
    private var demand = Subscribers.Demand.none
    private let name: String

    init(_ downstream: Downstream, owner: any ConduitOwner<Downstream.Input, Downstream.Failure>, name: String) {
        self.downstream = Outlet(downstream)
        self.owner = owner
        self.name = name
    }

    override var description: String { name }

    override func offer(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > 0 else { return lock.unlock() }
        demand -= 1
        lock.unlock()
        delivery.lock()
        let more = downstream.receive(value)
        delivery.unlock()
        guard more > 0 else { return }
        lock.withLock { demand += more }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream = take().downstream else { return }
        delivery.lock()
        downstream.receive(completion: completion)
        delivery.unlock()
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        self.demand += demand
        let owner = self.owner
        lock.unlock()
        owner?.conduitDidRequest()
    }

    override func cancel() {
        let taken = take()
        taken.owner?.remove(self)
    }

    private func take() -> (
        downstream: Outlet<Downstream>?, owner: (any ConduitOwner<Downstream.Input, Downstream.Failure>)?
    ) {
        lock.withLock {
            defer { (downstream, owner) = (nil, nil) }
            return (downstream, owner)
        }
    }
}

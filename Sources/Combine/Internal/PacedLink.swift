/// A link that takes everything and decides itself when to send; what is due without demand is dropped.
class PacedLink<Input, Downstream: Subscriber>: Link<Input, Downstream.Failure, Downstream> {
    private var demand = Subscribers.Demand.none

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        upstream?.request(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    final func send(_ value: Downstream.Input) {
        let isWanted = lock.withLock {
            guard demand > 0 else { return false }
            demand -= 1
            return true
        }
        guard isWanted, let more = live?.receive(value), more > 0 else { return }
        request(more)
    }
}

/// A link whose upstream may be followed by another, which inherits what was asked for and not yet delivered.
class RelayLink<Input, Failure: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream>
where Downstream.Input == Input {
    private var owed = Subscribers.Demand.none

    override func receive(_ input: Input) -> Subscribers.Demand { deliver(input) }

    override func request(_ demand: Subscribers.Demand) {
        // One lock for both, so that an upstream that follows just now is asked once.
        upstream(after: { owed += demand })?.request(demand)
    }

    final func deliver(_ input: Input) -> Subscribers.Demand {
        guard let downstream = live else { return .none }
        lock.withLock { owed -= 1 }
        let more = downstream.receive(input)
        if more > 0 { lock.withLock { owed += more } }
        return more
    }

    /// Sends `value` if there is demand, and says whether it did.
    final func deliverIfWanted(_ value: Input) -> Bool {
        guard lock.withLock({ owed > 0 }) else { return false }
        _ = deliver(value)
        return true
    }

    /// Lets `publisher` take over where the upstream, which has ended, left off.
    final func follow<Next: Publisher>(with publisher: Next)
    where Next.Output == Input, Next.Failure == Downstream.Failure {
        leaveUpstream()
        guard live != nil else { return }
        publisher.subscribe(Successor(self))
    }

    /// Forgets an upstream that has ended: requests only add up until there is another.
    final func leaveUpstream() { replaceUpstream(Subscriptions.empty) { .none } }

    /// Makes `subscription` the upstream and asks it for what is owed.
    final func adopt(_ subscription: any Subscription) {
        replaceUpstream(subscription) { self.owed }
    }

    private func replaceUpstream(_ subscription: any Subscription, owed: () -> Subscribers.Demand) {
        guard let demand = exchangeUpstream(subscription, reading: owed) else {
            subscription.cancel()
            return
        }
        if demand > 0 { subscription.request(demand) }
    }

    /// Passes on what a following upstream sends.
    private final class Successor: Subscriber {
        typealias Failure = Downstream.Failure

        private let link: RelayLink

        init(_ link: RelayLink) { self.link = link }

        func receive(subscription: any Subscription) { link.adopt(subscription) }

        func receive(_ input: Input) -> Subscribers.Demand { link.deliver(input) }

        func receive(completion: Subscribers.Completion<Downstream.Failure>) {
            link.end()?.downstream.receive(completion: completion)
        }
    }
}

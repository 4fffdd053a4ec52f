/// Holds a subscriber where it may have to be let go.
///
/// A class, so that its optional is a plain pointer: the optional of a generic type is looked up at each use.
final class Outlet<Downstream: Subscriber> {
    private let downstream: Downstream

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

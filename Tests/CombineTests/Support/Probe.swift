import Combine

struct Oops: Error, Equatable, CustomStringConvertible {
    var description: String { "oops" }
}

/// A publisher driven by hand, which writes down what is asked of it. It does not hold back when nothing was asked.
final class Probe<Output, Failure: Error>: Publisher {
    private final class Bond: Subscription {
        private let probe: Probe
        init(_ probe: Probe) { self.probe = probe }
        func request(_ demand: Subscribers.Demand) { probe.log.append("request \(demand)") }
        func cancel() {
            probe.log.append("cancel")
            probe.subscriber = nil
        }
    }

    private var subscriber: AnySubscriber<Output, Failure>?
    var log: [String] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Bond(self))
    }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

    func send(completion: Subscribers.Completion<Failure>) {
        subscriber?.receive(completion: completion)
        subscriber = nil
    }
}

/// Something whose end can be seen.
final class Canary {}

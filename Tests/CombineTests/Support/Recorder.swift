import Combine

/// Writes down what it receives. Asks for `first` at the start and for `more` after each value.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    var onValue: ((Input) -> Void)?

    init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        onValue?(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        switch completion {
        case .finished: events.append("|")
        case .failure(let error): events.append("!\(error)")
        }
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    /// The events in one line.
    var line: String { events.joined(separator: " ") }
}

extension Publisher {
    /// Everything this sends to a subscriber that wants it all.
    var line: String {
        let recorder = Recorder<Output, Failure>()
        subscribe(recorder)
        return recorder.line
    }
}

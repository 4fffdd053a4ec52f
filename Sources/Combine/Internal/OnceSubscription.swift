/// Delivers one value, known from the start, when it is first asked, and finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    private var downstream: Downstream?
    private let value: Downstream.Input

    init(_ downstream: Downstream, value: Downstream.Input, name: String) {
        self.downstream = downstream
        self.value = value
        description = name
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let downstream = take() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

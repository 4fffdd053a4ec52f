/// Waits for one value of a publisher, whatever it is.
final class Trigger<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isDone = false
    private let onValue: () -> Void
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(onValue: @escaping () -> Void, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard !isDone, self.subscription == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        self.subscription = subscription
        lock.unlock()
        subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if let subscription = stop() {
            subscription.cancel()
            onValue()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if stop() != nil { onCompletion(completion) }
    }

    func cancel() { stop()?.cancel() }

    private func stop() -> (any Subscription)? {
        lock.withLock {
            defer { (subscription, isDone) = (nil, true) }
            return subscription
        }
    }
}

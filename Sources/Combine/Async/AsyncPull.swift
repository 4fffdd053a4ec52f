/// Asks a publisher for one value whenever somebody waits for one.
final class AsyncPull<Output, Failure: Error>: @unchecked Sendable {
    private let inner: Inner

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        inner = Inner()
        publisher.subscribe(inner)
    }

    deinit { inner.cancel() }

    /// The next value, nil at the end, or the error.
    func next() async -> Result<Output?, Failure> {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { (continuation: Inner.Continuation) in inner.wait(continuation) }.value
        } onCancel: {
            inner.cancel()
        }
    }

    /// Apart, so that the publisher does not keep alive what cancels it.
    private final class Inner: Subscriber, @unchecked Sendable {
        typealias Input = Output
        typealias Continuation = UnsafeContinuation<Transfer<Result<Output?, Failure>>, Never>

        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var waiting: [Continuation] = []
        private var early: [Output] = []
        private var owed = 0
        private var ending: Subscribers.Completion<Failure>?

        func wait(_ continuation: Continuation) {
            lock.lock()
            if !early.isEmpty {
                let value = early.removeFirst()
                lock.unlock()
                return continuation.resume(returning: Transfer(.success(value)))
            }
            if let ending {
                // An error is told once.
                self.ending = .finished
                lock.unlock()
                return continuation.resume(returning: Transfer(result(of: ending)))
            }
            waiting.append(continuation)
            let subscription = self.subscription
            if subscription == nil { owed += 1 }
            lock.unlock()
            subscription?.request(.max(1))
        }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard self.subscription == nil, ending == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            self.subscription = subscription
            let owed = self.owed
            self.owed = 0
            lock.unlock()
            if owed > 0 { subscription.request(.max(owed)) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            lock.lock()
            guard !waiting.isEmpty else {
                if ending == nil { early.append(input) }
                lock.unlock()
                return .none
            }
            let continuation = waiting.removeFirst()
            lock.unlock()
            continuation.resume(returning: Transfer(.success(input)))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { _ = end(completion) }

        func cancel() { end(.finished)?.cancel() }

        private func end(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
            lock.lock()
            guard ending == nil else {
                lock.unlock()
                return nil
            }
            let continuations = waiting
            waiting = []
            ending = continuations.isEmpty ? completion : .finished
            let subscription = self.subscription
            self.subscription = nil
            lock.unlock()
            for (index, continuation) in continuations.enumerated() {
                continuation.resume(returning: Transfer(index == 0 ? result(of: completion) : .success(nil)))
            }
            return subscription
        }

        private func result(of completion: Subscribers.Completion<Failure>) -> Result<Output?, Failure> {
            switch completion {
            case .finished: .success(nil)
            case .failure(let error): .failure(error)
            }
        }
    }
}

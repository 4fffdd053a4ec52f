extension Subscribers {
    /// Wants everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private enum Phase {
            case waiting
            case active(any Subscription)
            case ended
        }

        private let lock = Lock()
        private var phase = Phase.waiting
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Called with every value.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

        /// Called at the end of the stream.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        public var description: String { "Sink" }

        /// The closures are freed at the end of the stream or when it is cancelled.
        public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard case .waiting = phase else {
                lock.unlock()
                subscription.cancel()
                return
            }
            phase = .active(subscription)
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let onValue = self.onValue
            lock.unlock()
            onValue?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            // Everything taken is freed on return, outside the lock.
            take().onCompletion?(completion)
        }

        public func cancel() {
            guard case .active(let subscription) = take().phase else { return }
            subscription.cancel()
        }

        private struct Taken {
            var phase: Phase
            var onValue: ((Input) -> Void)?
            var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        }

        private func take() -> Taken {
            lock.withLock {
                defer { (phase, onValue, onCompletion) = (.ended, nil, nil) }
                return Taken(phase: phase, onValue: onValue, onCompletion: onCompletion)
            }
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` with every value and `receiveCompletion` at the end, until the result is freed.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with every value until the result is freed.
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}

extension Subscribers {
    /// Writes every value into a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = Lock()
        private var upstream: (any Subscription)?
        private var target: Root?

        /// The object written to, until the stream ends.
        public var object: Root? { lock.withLock { target } }

        /// The property written.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public var description: String { "Assign \(Root.self)." }

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard upstream == nil, target != nil else {
                lock.unlock()
                subscription.cancel()
                return
            }
            upstream = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let target = lock.withLock { upstream == nil ? nil : self.target }
            target?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = take() }

        public func cancel() { take().upstream?.cancel() }

        private func take() -> (upstream: (any Subscription)?, target: Root?) {
            lock.withLock {
                defer { (upstream, target) = (nil, nil) }
                return (upstream, target)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value into `keyPath` of `object`, which is kept alive meanwhile, until the result is freed.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

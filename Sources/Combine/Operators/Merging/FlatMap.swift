extension Publishers {
    /// Turns every value into a publisher and sends what those publish.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many publishers at a time.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isUnlimited = maxPublishers == .unlimited
            let hub = MergeHub(subscriber, name: "FlatMap") { upstream in
                if !isUnlimited { upstream.request(.max(1)) }
            }
            subscriber.receive(subscription: hub)
            upstream.subscribe(Outer(hub: hub, maxPublishers: maxPublishers, transform: transform))
        }

        private struct Outer<Downstream: Subscriber>: Subscriber
        where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
            let hub: MergeHub<Downstream>
            let maxPublishers: Subscribers.Demand
            let transform: (Upstream.Output) -> NewPublisher
            let combineIdentifier = CombineIdentifier()

            func receive(subscription: any Subscription) {
                guard hub.attach(subscription) else { return subscription.cancel() }
                subscription.request(maxPublishers)
            }

            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                hub.add(transform(input))
                return .none
            }

            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                switch completion {
                case .finished: hub.close()
                case .failure(let error): hub.fail(error)
                }
            }
        }
    }
}

extension Publisher {
    /// Turns every value into a publisher and sends what those publish, `maxPublishers` at a time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Turns every value into a publisher, which may fail, and sends what those publish.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns every value into a publisher and sends what those publish.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Turns every value into a publisher, which cannot fail, and sends what those publish.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

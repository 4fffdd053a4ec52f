extension Publishers {
    /// Drops values until one does not satisfy a predicate.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = self.predicate
            var isDropping = true
            upstream.subscribe(
                StepLink<Upstream.Output, Upstream.Failure, Never, S>(subscriber, name: "DropWhile") { value in
                    if isDropping {
                        isDropping = predicate(value)
                        if isDropping { return .skip }
                    }
                    return .send(value)
                })
        }
    }

    /// Drops values until one does not satisfy a predicate, or fails.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = self.predicate
            var isDropping = true
            upstream.subscribe(
                StepLink<Upstream.Output, Upstream.Failure, any Error, S>(subscriber, name: "TryDropWhile") { value in
                    if isDropping {
                        isDropping = try predicate(value)
                        if isDropping { return .skip }
                    }
                    return .send(value)
                })
        }
    }
}

extension Publisher {
    /// Drops values until one does not satisfy `predicate`.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values until one does not satisfy `predicate`; an error that is thrown ends the stream.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

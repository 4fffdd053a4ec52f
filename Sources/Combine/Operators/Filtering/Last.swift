extension Publishers {
    /// Sends the last value when the upstream finishes.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found: Output?
            upstream.subscribe(
                ReduceLink<Output, Failure, Never, S>(subscriber, name: "Last") {
                    found = $0
                    return false
                } result: {
                    found
                })
        }
    }

    /// Sends the last value that satisfies a predicate when the upstream finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            var found: Output?
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, Never, S>(subscriber, name: "LastWhere") {
                    if predicate($0) { found = $0 }
                    return false
                } result: {
                    found
                })
        }
    }

    /// Sends the last value that satisfies a predicate when the upstream finishes, or fails.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            var found: Output?
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, any Error, S>(subscriber, name: "TryLastWhere") {
                    if try predicate($0) { found = $0 }
                    return false
                } result: {
                    found
                })
        }
    }
}

extension Publisher {
    /// Sends the last value when this finishes.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value that satisfies `predicate` when this finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that satisfies `predicate` when this finishes; an error that is thrown ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

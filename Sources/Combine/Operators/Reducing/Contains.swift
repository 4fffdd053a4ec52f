extension Publishers {
    /// Says whether a value occurs.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let output = self.output
            upstream.contains { $0 == output }.receive(subscriber: subscriber)
        }
    }

    /// Says whether a value satisfies a predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = self.predicate
            var found = false
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, Never, S>(subscriber, name: "ContainsWhere") {
                    found = predicate($0)
                    return found
                } result: {
                    found
                })
        }
    }

    /// Says whether a value satisfies a predicate, or fails.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = self.predicate
            var found = false
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, any Error, S>(subscriber, name: "TryContainsWhere") {
                    found = try predicate($0)
                    return found
                } result: {
                    found
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends true as soon as `output` occurs, else false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends true as soon as a value satisfies `predicate`, else false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends true as soon as a value satisfies `predicate`, else false at the end; an error that is thrown ends the
    /// stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

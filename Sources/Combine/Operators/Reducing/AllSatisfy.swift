extension Publishers {
    /// Says whether all values satisfy a predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
            var all = true
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, Never, S>(subscriber, name: "AllSatisfy") {
                    all = predicate($0)
                    return !all
                } result: {
                    all
                })
        }
    }

    /// Says whether all values satisfy a predicate, or fails.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
            var all = true
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, any Error, S>(subscriber, name: "TryAllSatisfy") {
                    all = try predicate($0)
                    return !all
                } result: {
                    all
                })
        }
    }
}

extension Publisher {
    /// Sends false as soon as a value does not satisfy `predicate`, else true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends false as soon as a value does not satisfy `predicate`, else true at the end; an error that is thrown ends
    /// the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

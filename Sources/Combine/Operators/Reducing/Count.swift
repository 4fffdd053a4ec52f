extension Publishers {
    /// Counts the values and sends the number when the upstream finishes.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                ReduceLink<Upstream.Output, Failure, Never, S>(subscriber, name: "Count") { _ in
                    count += 1
                    return false
                } result: {
                    count
                })
        }
    }
}

extension Publisher {
    /// Sends the number of values when this finishes.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

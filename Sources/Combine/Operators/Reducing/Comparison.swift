extension Publishers {
    /// Sends the value that an order puts last, when the upstream finishes.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var best: Output?
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, Never, S>(subscriber, name: "Comparison") { value in
                    guard let current = best else {
                        best = value
                        return false
                    }
                    // Of equals the first stays.
                    if areInIncreasingOrder(current, value) { best = value }
                    return false
                } result: {
                    best
                })
        }
    }

    /// Sends the value that an order puts last, when the upstream finishes, or fails.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var best: Output?
            upstream.subscribe(
                ReduceLink<Upstream.Output, Upstream.Failure, any Error, S>(subscriber, name: "TryComparison") {
                    value in
                    guard let current = best else {
                        best = value
                        return false
                    }
                    // Of equals the first stays.
                    if try areInIncreasingOrder(current, value) { best = value }
                    return false
                } result: {
                    best
                })
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value when this finishes.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the greatest value when this finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends the least value in the order given when this finishes.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the least value in the order given when this finishes; an error that is thrown ends the stream.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value in the order given when this finishes.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the greatest value in the order given when this finishes; an error that is thrown ends the stream.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

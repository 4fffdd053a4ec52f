extension Publishers {
    /// Sends all values as one array when the upstream finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            upstream.subscribe(
                ReduceLink<Upstream.Output, Failure, Never, S>(subscriber, name: "Collect") {
                    values.append($0)
                    return false
                } result: {
                    values
                })
        }
    }

    /// Sends arrays of a number of values each; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many; at least one.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByCountLink<Upstream, S>(subscriber, count: Swift.max(1, count)))
        }
    }
}

private final class CollectByCountLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    private let count: Int
    private var values: [Upstream.Output] = []

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
    }

    override var description: String { "CollectByCount" }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        values.append(input)
        guard values.count == count else { return .none }
        let full = values
        values = []
        return (live?.receive(full) ?? .none) * count
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .finished = completion, !values.isEmpty {
            let rest = values
            values = []
            _ = live?.receive(rest)
        }
        super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }
}

extension Publisher {
    /// Sends all values as one array when this finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays of `count` values each; the last may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

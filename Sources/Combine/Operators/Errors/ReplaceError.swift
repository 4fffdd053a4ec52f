extension Publishers {
    /// Sends a value in place of an error, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let output = self.output
            upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }

    /// Sends a value if the upstream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReplaceEmptyLink<Failure, S>(subscriber, output: output))
        }
    }
}

private final class ReplaceEmptyLink<Failure: Error, Downstream: Subscriber>:
    RelayLink<Downstream.Input, Failure, Downstream>
where Downstream.Failure == Failure {
    private let output: Downstream.Input
    private var isEmpty = true

    init(_ downstream: Downstream, output: Downstream.Input) {
        self.output = output
        super.init(downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isEmpty = false
        return super.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard isEmpty, case .finished = completion else { return super.receive(completion: completion) }
        follow(with: Just(output).setFailureType(to: Failure.self))
    }
}

extension Publisher {
    /// Sends `output` in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` if this finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

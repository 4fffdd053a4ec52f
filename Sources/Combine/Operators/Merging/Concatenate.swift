extension Publishers {
    /// Sends one publisher's values, then another's.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.subscribe(ConcatenateLink<Suffix, S>(subscriber, suffix: suffix))
        }
    }
}

private final class ConcatenateLink<Suffix: Publisher, Downstream: Subscriber>:
    RelayLink<Suffix.Output, Suffix.Failure, Downstream>
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    private let suffix: Suffix

    init(_ downstream: Downstream, suffix: Suffix) {
        self.suffix = suffix
        super.init(downstream)
    }

    override var description: String { "Concatenate" }

    override func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        switch completion {
        case .finished: follow(with: suffix)
        case .failure: super.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Sends `elements` first.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends `elements` first.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Sends the values of `publisher` first.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends `elements` when this finishes.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends `elements` when this finishes.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// Sends the values of `publisher` when this finishes.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

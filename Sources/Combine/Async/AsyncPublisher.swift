/// The values of a publisher that cannot fail, one at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(pull: AsyncPull(publisher)) }

    /// Subscribed from its beginning; cancels when it is freed or its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        let pull: AsyncPull<P.Output, Never>

        public mutating func next() async -> P.Output? {
            switch await pull.next() {
            case .success(let value): value
            }
        }
    }
}

/// The values of a publisher, one at a time; its error is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(pull: AsyncPull(publisher)) }

    /// Subscribed from its beginning; cancels when it is freed or its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        let pull: AsyncPull<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? { try await pull.next().get() }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publishers {
    /// Goes on with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CatchLink<Upstream, NewPublisher, S>(subscriber, handler: handler))
        }
    }

    /// Goes on with another publisher when the upstream fails, or fails itself.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handler = self.handler
            upstream.subscribe(
                CatchLink<Upstream, MapError<NewPublisher, any Error>, S>(subscriber) { error throws(any Error) in
                    try handler(error).mapError { $0 as any Error }
                })
        }
    }
}

/// A thrown error is the downstream's: either none can be thrown, or the downstream's is `any Error`.
private final class CatchLink<Upstream: Publisher, New: Publisher, Downstream: Subscriber>:
    RelayLink<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, New.Output == Upstream.Output, New.Failure == Downstream.Failure {
    private let handler: (Upstream.Failure) throws -> New

    init(_ downstream: Downstream, handler: @escaping (Upstream.Failure) throws -> New) {
        self.handler = handler
        super.init(downstream)
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure(let error) = completion else { return super.receive(completion: completion) }
        guard live != nil else { return }
        leaveUpstream()
        do { follow(with: try handler(error)) } catch { _ = fail(throwing: error) }
    }
}

extension Publisher {
    /// Goes on with what `handler` returns when this fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with what `handler` returns when this fails; an error that it throws ends the stream.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

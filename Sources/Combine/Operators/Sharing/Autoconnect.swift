extension Publishers {
    /// Connects for its first subscriber and disconnects after its last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(AutoconnectLink<Upstream, S>(subscriber) { [self] in release() })
            let mustConnect = lock.withLock {
                count += 1
                return count == 1
            }
            guard mustConnect else { return }
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                if count > 0 { self.connection = connection }
                return count > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func release() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count <= 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}

/// Tells once when its subscriber has gone.
private final class AutoconnectLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private var release: (() -> Void)?

    init(_ downstream: Downstream, release: @escaping () -> Void) {
        self.release = release
        super.init(downstream)
    }

    override var description: String { "Autoconnect" }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand { live?.receive(input) ?? .none }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let release = take()
        super.receive(completion: completion)
        release?()
    }

    override func cancel() {
        super.cancel()
        take()?()
    }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { release = nil }
            return release
        }
    }
}

extension ConnectablePublisher {
    /// Connects for the first subscriber and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

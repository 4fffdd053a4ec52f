/// Sends one value, when it comes, and finishes; remembers it for those who ask later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What fulfils a future; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: ContiguousArray<Conduit<Output, Failure>> = []

    /// Runs `attemptToFulfill` at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = FutureConduit(subscriber, future: self)
        lock.lock()
        let result = self.result
        if result == nil { waiting.append(conduit) }
        lock.unlock()
        subscriber.receive(subscription: conduit)
        if let result { conduit.settle(result) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let waiting = self.waiting
        self.waiting = []
        lock.unlock()
        for conduit in waiting { conduit.settle(result) }
    }

    fileprivate func forget(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { waiting.removeAll { $0 === conduit } }
    }
}

extension Conduit {
    fileprivate func settle(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value): offer(value)
        case .failure(let error): finish(.failure(error))
        }
    }
}

private final class FutureConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    private var future: Future<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?
    private var hasDemand = false
    private var value: Downstream.Input?

    init(_ downstream: Downstream, future: Future<Downstream.Input, Downstream.Failure>) {
        self.downstream = downstream
        self.future = future
    }

    override var description: String { "Future" }

    override func offer(_ value: Downstream.Input) {
        lock.lock()
        guard hasDemand else {
            self.value = value
            return lock.unlock()
        }
        lock.unlock()
        send(value)
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        take().downstream?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        hasDemand = true
        let value = self.value
        lock.unlock()
        if let value { send(value) }
    }

    override func cancel() {
        let taken = take()
        taken.future?.forget(self)
    }

    private func send(_ value: Downstream.Input) {
        guard let downstream = take().downstream else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    private func take() -> (downstream: Downstream?, future: Future<Downstream.Input, Downstream.Failure>?) {
        lock.withLock {
            defer { (downstream, future) = (nil, nil) }
            return (downstream, future)
        }
    }
}

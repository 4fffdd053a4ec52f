/// The part of a chain that stands between an upstream and a downstream and may end early.
///
/// It keeps both only while the chain is alive, so that no cycle outlives completion or cancellation. Subclasses
/// override what they treat differently: values always, completions and requests rarely.
///
/// `Failure` is either `Downstream.Failure` or, for the operators whose closures throw, turns into `any Error`.
class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    private enum Phase {
        case waiting(Downstream)
        case active(Downstream, any Subscription)
        case ended
    }

    final let lock = Lock()
    private var phase: Phase

    init(_ downstream: Downstream) { phase = .waiting(downstream) }

    /// What `print()` calls this link.
    var description: String { String(describing: type(of: self)).prefixBefore("Link") }

    /// The downstream while values may flow, else nil.
    final var live: Downstream? {
        lock.withLock {
            if case .active(let downstream, _) = phase { return downstream }
            return nil
        }
    }

    /// The upstream's subscription while values may flow, else nil.
    final var upstream: (any Subscription)? {
        lock.withLock {
            if case .active(_, let upstream) = phase { return upstream }
            return nil
        }
    }

    /// Puts another subscription in the upstream's place while values may flow, and reads `value` under the same lock.
    final func exchangeUpstream<Value>(_ upstream: any Subscription, reading value: () -> Value) -> Value? {
        lock.lock()
        let before = phase
        guard case .active(let downstream, _) = before else {
            lock.unlock()
            return nil
        }
        phase = .active(downstream, upstream)
        let result = value()
        lock.unlock()
        // The old subscription is freed here, outside the lock.
        return withExtendedLifetime(before) { result }
    }

    /// The upstream's subscription while values may flow, after `change` has run under the same lock.
    final func upstream(after change: () -> Void) -> (any Subscription)? {
        lock.withLock {
            guard case .active(_, let upstream) = phase else { return nil }
            change()
            return upstream
        }
    }

    /// Ends the chain once; the caller that wins gets both neighbours.
    final func end() -> (downstream: Downstream, upstream: any Subscription)? {
        lock.lock()
        let before = phase
        if case .active = before { phase = .ended }
        lock.unlock()
        if case .active(let downstream, let upstream) = before { return (downstream, upstream) }
        return nil
    }

    /// Cancels the upstream, then completes the downstream.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let (downstream, upstream) = end() else { return }
        upstream.cancel()
        downstream.receive(completion: completion)
    }

    /// Ends the chain with an error that a user's closure threw.
    final func fail(throwing error: some Error) -> Subscribers.Demand {
        finish(.failure(convert(error)))
        return .none
    }

    /// Called once, before the downstream learns of its subscription.
    func didSubscribe(_ upstream: any Subscription) {}

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .waiting(let downstream) = phase else {
            lock.unlock()
            subscription.cancel()
            return
        }
        phase = .active(downstream, subscription)
        lock.unlock()
        didSubscribe(subscription)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let (downstream, _) = end() else { return }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(convert(error)))
        }
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() { end()?.upstream.cancel() }
}

/// Turns an error into the downstream's type, which is the same type or `any Error`: the operators' signatures see to it.
func convert<From: Error, To: Error>(_ error: From, to type: To.Type = To.self) -> To {
    // swift-format-ignore: NeverForceUnwrap
    error as! To
}

extension String {
    /// "MapLink<Int>" becomes "Map".
    fileprivate func prefixBefore(_ word: String) -> String {
        guard let found = firstRange(of: word) else { return self }
        return String(self[..<found])
    }

    private func firstRange(of word: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(word) }
    }
}

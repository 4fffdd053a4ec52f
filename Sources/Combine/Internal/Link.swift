/// The part of a chain that stands between an upstream and a downstream and may end early.
///
/// It keeps both only while the chain is alive, so that no cycle outlives completion or cancellation. Subclasses
/// override what they treat differently: values always, completions and requests rarely.
///
/// `Failure` is either `Downstream.Failure` or, for the operators whose closures throw, turns into `any Error`.
class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    final let lock = Lock()
    // Fields rather than an enumeration with payloads: those of a generic type are slow to copy.
    private var outlet: Outlet<Downstream>?
    private var source: (any Subscription)?

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    /// What `print()` calls this link.
    var description: String { String(describing: type(of: self)).prefixBefore("Link") }

    /// The downstream while values may flow, else nil.
    final var live: Outlet<Downstream>? { lock.withLock { source == nil ? nil : outlet } }

    /// The upstream's subscription while values may flow, else nil.
    final var upstream: (any Subscription)? { lock.withLock { source } }

    /// Puts another subscription in the upstream's place while values may flow, and reads `value` under the same lock.
    final func exchangeUpstream<Value>(_ upstream: any Subscription, reading value: () -> Value) -> Value? {
        lock.lock()
        // The old subscription is freed on return, outside the lock.
        let old = source
        guard old != nil else {
            lock.unlock()
            return nil
        }
        source = upstream
        let result = value()
        lock.unlock()
        return withExtendedLifetime(old) { result }
    }

    /// The upstream's subscription while values may flow, after `change` has run under the same lock.
    final func upstream(after change: () -> Void) -> (any Subscription)? {
        lock.withLock {
            guard source != nil else { return nil }
            change()
            return source
        }
    }

    /// Ends the chain once; the caller that wins gets both neighbours.
    final func end() -> (downstream: Outlet<Downstream>, upstream: any Subscription)? {
        lock.withLock {
            guard let outlet, let source else { return nil }
            (self.outlet, self.source) = (nil, nil)
            return (outlet, source)
        }
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
        guard let outlet, source == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        source = subscription
        lock.unlock()
        didSubscribe(subscription)
        outlet.receive(subscription: self)
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

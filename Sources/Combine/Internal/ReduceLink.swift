/// Wants everything, and sends one value at the end or as soon as it is known.
final class ReduceLink<Input, Failure: Error, Thrown: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream> {
    private let name: String
    private let step: (Input) throws(Thrown) -> Bool
    private let result: () -> Downstream.Input?
    private var hasDemand = false
    private var isConcluded = false
    private var pending: Downstream.Input?

    /// `step` takes a value and says whether the result is known; `result` gives it, or nil to end without one.
    init(
        _ downstream: Downstream, name: String,
        step: @escaping (Input) throws(Thrown) -> Bool,
        result: @escaping () -> Downstream.Input?
    ) {
        self.name = name
        self.step = step
        self.result = result
        super.init(downstream)
    }

    override var description: String { name }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        upstream?.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard live != nil, !lock.withLock({ isConcluded }) else { return .none }
        do {
            if try step(input) { conclude(isUpstreamAlive: true) }
        } catch {
            return fail(throwing: error)
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: conclude(isUpstreamAlive: false)
        case .failure:
            guard !lock.withLock({ isConcluded }) else { return }
            super.receive(completion: completion)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        hasDemand = true
        let value = pending
        pending = nil
        lock.unlock()
        if let value { deliver(value) }
    }

    override func cancel() {
        guard let ended = end(), !lock.withLock({ isConcluded }) else { return }
        ended.upstream.cancel()
    }

    private func conclude(isUpstreamAlive: Bool) {
        lock.lock()
        guard !isConcluded else { return lock.unlock() }
        isConcluded = true
        lock.unlock()
        if isUpstreamAlive { upstream?.cancel() }
        guard let value = result() else {
            end()?.downstream.receive(completion: .finished)
            return
        }
        lock.lock()
        let sendsNow = hasDemand
        if !sendsNow { pending = value }
        lock.unlock()
        if sendsNow { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        guard let downstream = end()?.downstream else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }
}

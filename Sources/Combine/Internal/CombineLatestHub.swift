/// Holds the latest value of one upstream.
final class LatestSlot<Value> {
    var value: Value?

    /// Leaves the value before in `new`.
    func exchange(_ new: inout Value?) { swap(&value, &new) }
}

/// Sends all latest values whenever one of them changes.
final class CombineLatestHub<Downstream: Subscriber>: FanInHub<Downstream> {
    private let assemble: () -> Downstream.Input?
    private let discard: () -> Void
    /// A change that came without demand.
    private var isStale = false

    /// `assemble` gives all latest values, or nil while one is missing.
    init(
        _ downstream: Downstream, name: String, count: Int,
        assemble: @escaping () -> Downstream.Input?, discard: @escaping () -> Void
    ) {
        self.assemble = assemble
        self.discard = discard
        super.init(downstream, name: name, count: count)
    }

    override func discardValues() { discard() }

    override func receive(at index: Int, store: () -> Void) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        store()
        isStale = true
        lock.unlock()
        sendIfStale()
    }

    override func didRequest() { sendIfStale() }

    private func sendIfStale() {
        lock.lock()
        guard isStale, demand > 0, let downstream, let value = assemble() else { return lock.unlock() }
        isStale = false
        demand -= 1
        lock.unlock()
        send(value, to: downstream)
    }

    override func sideDidFinish(_ index: Int) {
        if lock.withLock({ hasEnded.allSatisfy { $0 } }) { end(.finished) }
    }
}

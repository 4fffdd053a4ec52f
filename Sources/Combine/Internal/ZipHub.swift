/// Holds the values of one upstream that wait for their partners.
final class ZipSlot<Value> {
    private var values: ArraySlice<Value> = []

    var isEmpty: Bool { values.isEmpty }

    func put(_ new: inout Value?) {
        if let value = new { values.append(value) }
    }

    /// Only called when there is a value.
    func take() -> Value { values.removeFirst() }

    func discard() { values = [] }
}

/// Sends the first values together, then the second values, and so on.
final class ZipHub<Downstream: Subscriber>: FanInHub<Downstream> {
    private let isEmpty: [() -> Bool]
    private let take: () -> Downstream.Input
    private let discard: () -> Void

    /// `isEmpty` says for each upstream whether no value of it waits; `take` takes one of each.
    init(
        _ downstream: Downstream, name: String, isEmpty: [() -> Bool],
        take: @escaping () -> Downstream.Input, discard: @escaping () -> Void
    ) {
        self.isEmpty = isEmpty
        self.take = take
        self.discard = discard
        super.init(downstream, name: name, count: isEmpty.count)
    }

    override func discardValues() { discard() }

    override func receive(at index: Int, store: () -> Void) {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        store()
        lock.unlock()
        sendPairs()
    }

    override func didRequest() { sendPairs() }

    private func sendPairs() {
        lock.lock()
        while let downstream, demand > 0, isEmpty.allSatisfy({ !$0() }) {
            demand -= 1
            let value = take()
            lock.unlock()
            send(value, to: downstream)
            lock.lock()
        }
        lock.unlock()
        finishIfExhausted()
    }

    override func sideDidFinish(_ index: Int) { finishIfExhausted() }

    /// Ends when an upstream has ended of which nothing waits: no further pair can come.
    private func finishIfExhausted() {
        let isExhausted = lock.withLock { zip(hasEnded, isEmpty).contains { $0 && $1() } }
        if isExhausted { end(.finished) }
    }
}

/// Wake-ups at a time of the host's clock, so that a test can step through them.
@MainActor
package final class HostTimers {
    private struct Entry {
        let id: Int
        let time: Double
        let action: @MainActor () -> Void
    }
    private unowned let host: Host
    private var entries: [Entry] = []
    private var nextID = 0

    init(host: Host) { self.host = host }

    /// Earliest due time.
    package var deadline: Double? { entries.map(\.time).min() }

    /// Runs `action` once the clock has reached `delay` seconds from now.
    @discardableResult
    package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        nextID += 1
        entries.append(Entry(id: nextID, time: host.now + max(0, delay), action: action))
        return nextID
    }

    package func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

    func fire(at time: Double) {
        let due = entries.filter { $0.time <= time }
        guard !due.isEmpty else { return }
        entries.removeAll { $0.time <= time }
        for entry in due.sorted(by: { $0.time < $1.time }) { entry.action() }
    }
}

/// The scopes that read a value since it last changed.
///
/// Subscriptions end when they have fired, and are void once the scope has run again: reading renews them. So nobody
/// unsubscribes, and a scope that stops reading stops being run.
struct Subscribers {
    private struct Entry {
        let scope: Scope
        let run: UInt32
    }
    /// Most values have one reader, which needs no array.
    private var first: Entry?
    private var entries: [Entry] = []
    private var limit = 16

    @MainActor mutating func subscribe(_ scope: Scope) {
        guard let first else {
            self.first = Entry(scope: scope, run: scope.run)
            return
        }
        if first.scope === scope {
            if first.run != scope.run { self.first = Entry(scope: scope, run: scope.run) }
            return
        }
        if let last = entries.last, last.scope === scope, last.run == scope.run { return }
        if entries.count >= limit {
            entries.removeAll { !$0.scope.isAlive || $0.scope.run != $0.run }
            limit = max(16, entries.count * 2)
        }
        entries.append(Entry(scope: scope, run: scope.run))
    }

    @MainActor mutating func fire() {
        guard let first else { return }
        self.first = nil
        guard !entries.isEmpty else {
            if first.scope.run == first.run { first.scope.mark() }
            return
        }
        let old = entries
        entries = []
        if first.scope.run == first.run { first.scope.mark() }
        for entry in old where entry.scope.run == entry.run { entry.scope.mark() }
    }

    mutating func removeAll() {
        first = nil
        entries = []
    }
}

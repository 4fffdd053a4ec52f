import AlidadeLayout

/// The state of rows that have gone out of sight, by row, for as long as their elements are in the data.
@MainActor
struct RowParking {
    /// Of this many rows at most state is kept; the oldest goes first.
    static let limit = 10_000

    private struct Entry {
        let properties: ParkedProperties
        /// Where the row was when it was last looked for.
        var index: Int
        let serial: Int
    }

    private var entries: [RowKey: Entry] = [:]
    /// In the order of parking; some are no longer there.
    private var queue: [(key: RowKey, serial: Int)] = []
    private var head = 0
    private var serial = 0

    nonisolated init() {}

    var count: Int { entries.count }

    /// Keeps the state of a row that is about to end.
    mutating func park(_ scope: Scope, key: RowKey, index: Int, in container: ItemIndex) {
        let properties = ParkedProperties(of: scope, in: container)
        guard !properties.isEmpty else { return }
        serial += 1
        entries[key] = Entry(properties: properties, index: index, serial: serial)
        queue.append((key, serial))
        while entries.count > Self.limit, head < queue.count { dropOldest() }
        if head > 1024, head * 2 > queue.count {
            queue.removeFirst(head)
            head = 0
        }
        // Rows that came back have left their places in the queue.
        if queue.count - head > 4 * Self.limit { compact() }
    }

    private mutating func dropOldest() {
        let oldest = queue[head]
        head += 1
        if entries[oldest.key]?.serial == oldest.serial { entries[oldest.key] = nil }
    }

    private mutating func compact() {
        queue = queue[head...].filter { entries[$0.key]?.serial == $0.serial }
        head = 0
    }

    /// The state of a row that is built again.
    mutating func take(_ key: RowKey) -> ParkedProperties? {
        entries.isEmpty ? nil : entries.removeValue(forKey: key)?.properties
    }

    /// Lets the state of elements go that are no longer there. Only the rows kept are looked for, where they were and
    /// where the change of the number of rows has put them; only for those that are not there is the data gone through.
    mutating func follow(from old: RowTable, to new: RowTable) {
        guard !entries.isEmpty, !new.hasSameData(as: old) else { return }
        let shifts = old.count == new.count ? [0] : [0, new.count - old.count]
        var missing: [RowKey] = []
        for (key, entry) in entries {
            let place = shifts.lazy.map { entry.index + $0 }.first {
                $0 >= 0 && $0 < new.count && new.key(at: $0) == key
            }
            if let place {
                if place != entry.index { entries[key]?.index = place }
            } else {
                missing.append(key)
            }
        }
        guard !missing.isEmpty else { return }
        let found = new.find(missing)
        for key in missing {
            if let index = found[key] { entries[key]?.index = index } else { entries[key] = nil }
        }
    }
}

/// The explicit guides that a container or a text has answered, each for one key and proposal.
struct GuideAnswers {
    struct Entry {
        var key: AlignmentKey
        var proposal: Proposal
        /// NaN: not set.
        var value: Double
    }

    static let capacity = 24
    var entries: [Entry] = []
    var oldest = 0

    /// Forgets the answers, and keeps the memory for those of another item.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        oldest = 0
    }

    func answer(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        for entry in entries where entry.key == key && entry.proposal == proposal { return entry.value }
        return nil
    }

    /// False where an older answer had to go.
    mutating func store(_ key: AlignmentKey, _ proposal: Proposal, _ value: Double) -> Bool {
        let entry = Entry(key: key, proposal: proposal, value: value)
        if entries.count < Self.capacity {
            entries.append(entry)
            return true
        }
        entries[oldest] = entry
        oldest = (oldest + 1) % Self.capacity
        return false
    }
}

/// The changes that wait for an update: those of one transaction are one update, and each transaction is an update of
/// its own, in the order of the changes.
struct PendingUpdates {
    private struct Batch {
        let transaction: Transaction
        var changes: [@MainActor () -> Void]
    }
    /// The transaction of the changes that are in force already and wait to be shown; nil while there are none.
    private var gathering: Transaction?
    /// Changes that come into force when the updates before them are over.
    private var later: [Batch] = []

    var hasLater: Bool { !later.isEmpty }

    /// Makes a change at once where it belongs to the update that is being gathered, else when its turn comes. True
    /// where it was made.
    @MainActor mutating func isNow(_ transaction: Transaction) -> Bool {
        guard later.isEmpty, gathering?.isOne(with: transaction) ?? true else { return false }
        gathering = transaction
        transaction.completions?.isClaimed = true
        return true
    }

    mutating func postpone(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
        transaction.completions?.isClaimed = true
        if let last = later.indices.last, later[last].transaction.isOne(with: transaction) {
            later[last].changes.append(change)
        } else {
            later.append(Batch(transaction: transaction, changes: [change]))
        }
    }

    /// The transaction of the update that begins.
    mutating func take() -> Transaction {
        defer { gathering = nil }
        return gathering ?? Transaction()
    }

    /// The changes of the next update; nil where there is none.
    mutating func next() -> [@MainActor () -> Void]? {
        guard !later.isEmpty else { return nil }
        let batch = later.removeFirst()
        gathering = batch.transaction
        return batch.changes
    }
}

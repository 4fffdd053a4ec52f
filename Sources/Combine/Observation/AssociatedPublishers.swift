import Synchronization

/// The publishers of observable objects that have no property to keep them in.
///
/// Objects are held weakly. An entry whose object is gone is replaced when the address is used again, or swept when the
/// table has doubled since the last sweep, so at most as many dead entries remain as there were live ones.
package final class AssociatedPublishers: Sendable {
    package static let shared = AssociatedPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var nextSweep = 64
    }

    private let table = Mutex(Table())

    /// The number of entries, dead ones included.
    package var count: Int { table.withLock { $0.entries.count } }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let holder = Transfer(object)
        // What is swept is freed outside the lock.
        var swept: [ObjectIdentifier: Entry] = [:]
        defer { withExtendedLifetime(swept) {} }
        return table.withLock { table in
            let key = ObjectIdentifier(holder.value)
            if let entry = table.entries[key], entry.object === holder.value { return entry.publisher }
            if table.entries.count >= table.nextSweep {
                swept = table.entries
                table.entries = table.entries.filter { $0.value.object != nil }
                table.nextSweep = max(64, table.entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: holder.value, publisher: publisher)
            return publisher
        }
    }
}

import Synchronization

/// Remembers the last value made from a key: enough where all callers use one key.
final class OneEntryCache<Key: Equatable & Sendable, Value: Sendable>: Sendable {
    private let entry = Mutex<(key: Key, value: Value)?>(nil)

    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let value = entry.withLock({ $0?.key == key ? $0?.value : nil }) { return value }
        let value = make(key)
        entry.withLock { $0 = (key, value) }
        return value
    }
}

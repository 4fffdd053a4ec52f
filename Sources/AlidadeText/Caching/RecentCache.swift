/// A cache that forgets what was not asked for lately.
///
/// Two generations: entries start young, and when the young outweigh `capacity` they become old and the old are
/// dropped. A hit among the old makes an entry young again. Costs one dictionary look-up a hit and no list keeping.
struct RecentCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var weight = 0
    private let capacity: Int

    /// `capacity` in the unit of the weights given to `insert`.
    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { young.count + old.count }

    mutating func value(for key: Key, weight: (Value) -> Int) -> Value? {
        if let value = young[key] { return value }
        guard !old.isEmpty, let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key, weight: weight(value))
        return value
    }

    mutating func insert(_ value: Value, for key: Key, weight added: Int) {
        if weight + added > capacity, !young.isEmpty {
            old = young
            young = [:]
            weight = 0
        }
        weight += added
        young[key] = value
    }
}

/// A cache that forgets what was not asked for lately.
///
/// Two generations: entries start young, and when the young outweigh `capacity` they become old and the old are
/// dropped. A hit among the old makes an entry young again. Keyed by hash alone, so that no key is built or kept: the
/// caller says whether a value is the one it means, and of two with one hash the later stays.
struct RecentCache<Value: AnyObject> {
    private var young: [Int: Value] = [:]
    private var old: [Int: Value] = [:]
    private var weight = 0
    private let capacity: Int

    /// `capacity` in the unit of the weights given to `insert`.
    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { young.count + old.count }

    mutating func value(hash: Int, weight: (Value) -> Int, isWanted: (Value) -> Bool) -> Value? {
        if let value = young[hash] { return isWanted(value) ? value : nil }
        guard !old.isEmpty, let value = old[hash], isWanted(value) else { return nil }
        old.removeValue(forKey: hash)
        insert(value, hash: hash, weight: weight(value))
        return value
    }

    mutating func insert(_ value: Value, hash: Int, weight added: Int) {
        if weight + added > capacity, !young.isEmpty {
            old = young
            young = [:]
            weight = 0
        }
        weight += added
        young[hash] = value
    }
}

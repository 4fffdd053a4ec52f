/// Values by type, found by the address of the type's metadata: much cheaper than hashing it.
struct TypeTable<Value: AnyObject> {
    private var keys: [UInt] = Array(repeating: 0, count: 64)
    private var values: [Value?] = Array(repeating: nil, count: 64)
    private var count = 0

    private static func key(_ type: Any.Type) -> UInt {
        UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// Where a key is, or would be.
    private func slot(_ key: UInt) -> Int {
        let mask = UInt(keys.count - 1)
        // Metadata is aligned to 8 bytes or more; the multiplier is that of Fibonacci hashing.
        var slot = ((key >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32 & mask
        while keys[Int(slot)] != 0, keys[Int(slot)] != key { slot = (slot + 1) & mask }
        return Int(slot)
    }

    subscript(type: Any.Type) -> Value? {
        get { values[slot(Self.key(type))] }
        set {
            if count * 2 >= keys.count { grow() }
            let key = Self.key(type)
            let slot = slot(key)
            if keys[slot] == 0 { count += 1 }
            keys[slot] = key
            values[slot] = newValue
        }
    }

    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        keys = Array(repeating: 0, count: oldKeys.count * 2)
        values = Array(repeating: nil, count: oldKeys.count * 2)
        for (key, value) in zip(oldKeys, oldValues) where key != 0 {
            let slot = slot(key)
            keys[slot] = key
            values[slot] = value
        }
    }
}

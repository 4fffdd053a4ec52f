import Synchronization

/// Gives every `AlignmentID` of a program its number. Safe to use from any thread.
enum AlignmentRegistry {
    // A metatype has no state that threads could race for; the compiler asks only because a conformance might be
    // isolated, which a requirement that is not isolated rules out.
    private struct Table: @unchecked Sendable {
        var numbers: [ObjectIdentifier: Int] = [:]
        var ids: [any AlignmentID.Type] = []
    }

    private static let table = Mutex(Table())

    /// Numbers that fit a key beside the built-in ones and `none`.
    private static let capacity = (0xFFFE - Int(AlignmentKey.firstCustom)) / 2

    static func key(of id: any AlignmentID.Type, isVertical: Bool) -> AlignmentKey {
        let number = table.withLock { table -> Int in
            if let number = table.numbers[ObjectIdentifier(id)] { return number }
            // A program cannot sensibly have 32,000 alignment types; if it does, the last ones share a number.
            guard table.ids.count < capacity else { return capacity - 1 }
            let number = table.ids.count
            table.ids.append(id)
            table.numbers[ObjectIdentifier(id)] = number
            return number
        }
        return AlignmentKey(rawValue: AlignmentKey.firstCustom + UInt16(2 * number) + (isVertical ? 1 : 0))
    }

    static func id(of key: AlignmentKey) -> (any AlignmentID.Type)? {
        guard key != .none, key.rawValue >= AlignmentKey.firstCustom else { return nil }
        let number = Int(key.rawValue - AlignmentKey.firstCustom) / 2
        return table.withLock { $0 }.ids.dropFirst(number).first
    }
}

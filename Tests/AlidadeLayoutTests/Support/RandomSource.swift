/// The same numbers for the same seed, everywhere.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    /// A multiple of a half, so that sums are exact more often than not.
    mutating func length(_ from: Int, _ to: Int) -> Double { Double(from * 2 + below((to - from) * 2 + 1)) / 2 }
    mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}

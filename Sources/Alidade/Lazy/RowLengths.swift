/// The lengths of many rows, most of them never measured: those count with an estimate.
///
/// Finding a row by offset and an offset by row take logarithmic time; memory grows with what has been measured.
struct RowLengths {
    private static let chunkSize = 128

    private struct Chunk {
        /// nan: not measured.
        var lengths: [Double]
        var measured = 0
        var sum = 0.0
    }

    private(set) var count = 0
    /// The length of a row that has not been measured, gap included.
    var estimate: Double
    /// The mean of the rows measured last, gap included, and of how many.
    private var recent = 0.0
    private var samples = 0
    private var chunks: [Int: Chunk] = [:]
    /// Per chunk: measured rows and their length, as Fenwick trees.
    private var measuredTree: [Int32] = []
    private var sumTree: [Double] = []

    init(count: Int = 0, estimate: Double) {
        self.estimate = estimate
        reset(count: count)
    }

    /// Forgets all measurements.
    mutating func reset(count: Int) {
        self.count = count
        chunks = [:]
        let chunkCount = (count + RowLengths.chunkSize - 1) / RowLengths.chunkSize
        measuredTree = [Int32](repeating: 0, count: chunkCount + 1)
        sumTree = [Double](repeating: 0, count: chunkCount + 1)
    }

    /// What is kept for the rows, bytes.
    var bytes: Int {
        measuredTree.count * MemoryLayout<Int32>.stride + sumTree.count * MemoryLayout<Double>.stride
            + chunks.count * (RowLengths.chunkSize * MemoryLayout<Double>.stride + MemoryLayout<Chunk>.stride + 16)
    }

    var total: Double { offset(of: count) }

    /// The mean of what has been measured; nil before anything has.
    var mean: Double? {
        let (measured, sum) = prefix(chunks: measuredTree.count - 1)
        return measured > 0 ? sum / Double(measured) : nil
    }

    /// Rows that are remembered: older ones count ever less.
    private static let memory = 24.0
    /// An estimate that is off by less than this share is kept: each other one moves all that was never measured.
    private static let tolerance = 0.125

    /// Notes the length of a row that has been measured for the first time.
    mutating func learn(_ length: Double) {
        samples += 1
        recent += (length - recent) * max(1 / Double(samples), 1 / Self.memory)
    }

    /// An estimate that fits what was measured last; nil: the present one does.
    var betterEstimate: Double? {
        guard samples > 0, abs(recent - estimate) > Self.tolerance * max(estimate, 1) else { return nil }
        return recent
    }

    private func prefix(chunks upTo: Int) -> (measured: Int, sum: Double) {
        var index = upTo
        var measured = 0
        var sum = 0.0
        while index > 0 {
            measured += Int(measuredTree[index])
            sum += sumTree[index]
            index &= index - 1
        }
        return (measured, sum)
    }

    func length(of index: Int) -> Double {
        guard let chunk = chunks[index / RowLengths.chunkSize] else { return estimate }
        let length = chunk.lengths[index % RowLengths.chunkSize]
        return length.isNaN ? estimate : length
    }

    func isMeasured(_ index: Int) -> Bool {
        guard let chunk = chunks[index / RowLengths.chunkSize] else { return false }
        return !chunk.lengths[index % RowLengths.chunkSize].isNaN
    }

    /// Where a row begins; `count` asks for the end of the last.
    func offset(of index: Int) -> Double {
        let index = min(max(index, 0), count)
        let chunkIndex = index / RowLengths.chunkSize
        var (measured, sum) = prefix(chunks: chunkIndex)
        if let chunk = chunks[chunkIndex] {
            for slot in 0..<(index % RowLengths.chunkSize) where !chunk.lengths[slot].isNaN {
                measured += 1
                sum += chunk.lengths[slot]
            }
        }
        return sum + Double(index - measured) * estimate
    }

    /// The row at an offset; the last one beyond the end.
    func index(at offset: Double) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    mutating func set(_ length: Double, at index: Int) {
        let chunkIndex = index / RowLengths.chunkSize
        let slot = index % RowLengths.chunkSize
        var chunk =
            chunks[chunkIndex] ?? Chunk(lengths: [Double](repeating: .nan, count: RowLengths.chunkSize))
        let old = chunk.lengths[slot]
        if old == length { return }
        chunk.lengths[slot] = length
        let newCount: Int32 = old.isNaN ? 1 : 0
        let difference = length - (old.isNaN ? 0 : old)
        chunks[chunkIndex] = chunk
        var index = chunkIndex + 1
        while index < measuredTree.count {
            measuredTree[index] += newCount
            sumTree[index] += difference
            index += index & -index
        }
    }
}

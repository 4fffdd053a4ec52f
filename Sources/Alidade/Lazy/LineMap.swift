/// Which of a lazy container's rows share a line: in a grid as many as there are tracks, but for headers and footers.
///
/// Memory grows with the number of sections, time to look up with its logarithm.
struct LineMap {
    private struct Run {
        let firstRow: Int
        let firstLine: Int
        let perLine: Int
    }

    private var runs: [Run] = []
    private(set) var rowCount = 0
    private(set) var lineCount = 0

    /// Adds rows behind the others: they begin a line.
    mutating func add(rows: Int, perLine: Int) {
        guard rows > 0 else { return }
        let perLine = max(perLine, 1)
        runs.append(Run(firstRow: rowCount, firstLine: lineCount, perLine: perLine))
        rowCount += rows
        lineCount += (rows + perLine - 1) / perLine
    }

    /// The line that a row is in.
    func line(of row: Int) -> Int {
        guard let run = run(where: { $0.firstRow <= row }) else { return 0 }
        return run.firstLine + (row - run.firstRow) / run.perLine
    }

    /// The rows in a line.
    func rows(in line: Int) -> Range<Int> {
        guard line >= 0, line < lineCount, let index = index(where: { $0.firstLine <= line }) else {
            return rowCount..<rowCount
        }
        let run = runs[index]
        let end = index + 1 < runs.count ? runs[index + 1].firstRow : rowCount
        let start = run.firstRow + (line - run.firstLine) * run.perLine
        return start..<min(start + run.perLine, end)
    }

    /// Whether a line's row has all of it.
    func isWhole(_ line: Int) -> Bool { run(where: { $0.firstLine <= line })?.perLine == 1 }

    private func run(where precedes: (Run) -> Bool) -> Run? { index(where: precedes).map { runs[$0] } }

    /// The last run for which it is true; it is for all before.
    private func index(where precedes: (Run) -> Bool) -> Int? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if precedes(runs[middle]) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}

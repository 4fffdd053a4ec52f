/// Which rows of a lazy container lie beside each other: in a stack each is a line of its own; in a grid as many views
/// as there are tracks make a line, beginning anew with each section, and headers and footers lie alone.
@MainActor
struct LineTable {
    /// Rows that follow each other without a new line.
    private struct Run {
        let rows: Range<Int>
        let firstLine: Int
        /// Views in all rows together.
        let views: Int
        /// Views in a line.
        let perLine: Int
        /// The first view of each row, counted in the run, and the number of all at the end; nil: one view each.
        let starts: [Int]?
    }

    let count: Int
    let perLine: Int
    private let runs: [Run]

    /// Every row is a line.
    nonisolated init(rows: Int = 0) {
        count = rows
        perLine = 1
        runs = []
    }

    /// - Parameter views: the number of views of a row; nil: each is one.
    init(_ rows: RowTable, perLine: Int, views: ((Int) -> Int)? = nil) {
        var runs: [Run] = []
        var line = 0
        var number = 0
        while number < rows.entries.count {
            let first = rows.entries[number]
            let start = rows.start(of: number)
            repeat {
                number += 1
            } while number < rows.entries.count && first.role == .row && rows.entries[number].role == .row
                && rows.entries[number].section == first.section
            let range = start..<rows.start(of: number)
            let isAlone = first.role != .row
            var starts: [Int]?
            if let views, !isAlone {
                var next = 0
                starts = [0]
                for row in range {
                    next += views(row)
                    starts?.append(next)
                }
            }
            let inLine = isAlone ? 1 : max(perLine, 1)
            let total = starts?.last ?? range.count
            runs.append(Run(rows: range, firstLine: line, views: total, perLine: inLine, starts: starts))
            line += (total + inLine - 1) / inLine
        }
        self.runs = runs
        count = line
        self.perLine = perLine
    }

    /// The last run for which `isBefore` holds.
    private func run(_ isBefore: (Run) -> Bool) -> Run? {
        guard !runs.isEmpty else { return nil }
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if isBefore(runs[middle]) { low = middle } else { high = middle - 1 }
        }
        return runs[low]
    }

    /// The line in which a row begins.
    func line(of row: Int) -> Int {
        guard let run = run({ $0.rows.lowerBound <= row }) else { return row }
        let view = run.starts.map { $0[min(max(row - run.rows.lowerBound, 0), run.rows.count)] }
        let line = run.firstLine + (view ?? row - run.rows.lowerBound) / run.perLine
        return min(line, max(count - 1, 0))
    }

    /// The rows that have a view in a line, in order.
    func rows(of line: Int) -> Range<Int> {
        guard let run = run({ $0.firstLine <= line }) else { return line..<line + 1 }
        let views = self.views(run, line)
        guard let starts = run.starts else {
            return run.rows.lowerBound + views.lowerBound..<run.rows.lowerBound + views.upperBound
        }
        let first = Self.row(of: views.lowerBound, starts)
        let last = views.isEmpty ? first : Self.row(of: views.upperBound - 1, starts) + 1
        return run.rows.lowerBound + first..<run.rows.lowerBound + last
    }

    private func views(_ run: Run, _ line: Int) -> Range<Int> {
        let start = min((line - run.firstLine) * run.perLine, run.views)
        return start..<min(start + run.perLine, run.views)
    }

    /// The row that has a view: the last that begins at it or before.
    private static func row(of view: Int, _ starts: [Int]) -> Int {
        var (low, high) = (0, max(starts.count - 2, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= view { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The track of a row's first view, counted from the start of a line; negative where it lies in a line before.
    func track(of row: Int, in line: Int) -> Int {
        guard let run = run({ $0.rows.lowerBound <= row }) else { return 0 }
        let local = row - run.rows.lowerBound
        return (run.starts?[local] ?? local) - (line - run.firstLine) * run.perLine
    }
}

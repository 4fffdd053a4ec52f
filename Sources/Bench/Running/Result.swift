/// The times of one engine in one case, nanoseconds for one run.
struct Times {
    let median: Double
    /// Half of all samples lie within this much of the median, as a part of it.
    let spread: Double

    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        let middle = sorted[sorted.count / 2]
        median = middle
        spread = middle > 0 ? (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / middle : 0
    }
}

struct CaseResult {
    let name: String
    let nodes: Int
    let height: String
    let aims: [Engine: Double]
    var times: [Engine: Times] = [:]
    var counters: Counters?

    var id: String { "\(name)/\(nodes)/\(height)" }

    /// How many times the floor's time an engine takes.
    func ratio(_ engine: Engine) -> Double? {
        guard engine != .floor, let floor = times[.floor], let time = times[engine], floor.median > 0 else {
            return nil
        }
        return time.median / floor.median
    }
}

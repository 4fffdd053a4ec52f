/// Runs cases, each engine's samples in turn so that all meet the same weather.
@MainActor
struct Runner {
    var samples = 15
    /// The only engine to run; nil: all.
    var engine: Engine?

    func run(_ wanted: Case) -> CaseResult {
        var result = CaseResult(name: wanted.name, nodes: wanted.nodes, height: wanted.height, aims: wanted.aims)
        let subjects = wanted.subjects().filter { engine == nil || $0.engine == engine }
        var times: [[Double]] = subjects.map { _ in [] }
        for round in 0...samples {
            for (index, subject) in subjects.enumerated() {
                let time = subject.sample()
                // The first round warms up.
                if round > 0 { times[index].append(time) }
            }
        }
        for (index, subject) in subjects.enumerated() {
            result.times[subject.engine] = Times(times[index])
            if let counters = subject.counters { result.counters = counters() }
        }
        return result
    }
}

/// What is measured in one case: the floor, the layout alone, or the whole path.
enum Engine: String, CaseIterable { case floor, layout, whole }

/// Something to time.
@MainActor
final class Subject {
    let engine: Engine
    /// How often one sample runs it.
    let repeats: Int
    /// Runs before each repetition, outside the clock; nil: the repetitions are timed together.
    let before: (() -> Void)?
    let body: () -> Void
    /// Reads counters of one run more, after the timing.
    let counters: (() -> Counters)?

    init(
        _ engine: Engine, repeats: Int, before: (() -> Void)? = nil, counters: (() -> Counters)? = nil,
        _ body: @escaping () -> Void
    ) {
        self.engine = engine
        self.repeats = repeats
        self.before = before
        self.counters = counters
        self.body = body
    }

    /// Nanoseconds of processor time for one run.
    func sample() -> Double {
        guard let before else {
            let start = Clock.now
            for _ in 0..<repeats { body() }
            return (Clock.now - start) / Double(repeats)
        }
        var sum = 0.0
        for _ in 0..<repeats {
            before()
            let start = Clock.now
            body()
            sum += Clock.now - start
        }
        return sum / Double(repeats)
    }
}

/// What one run did.
struct Counters {
    var bodies = 0
    var measures = 0
    var placements = 0
    var drawn = 0
    var allocations = 0
    /// Nanoseconds in bodies with reconciliation, in layout, in preferences and actions, and in display.
    var views = 0.0
    var layout = 0.0
    var rest = 0.0
    var display = 0.0
}

/// A case at one size.
@MainActor
struct Case {
    let name: String
    let nodes: Int
    /// nil: nothing to say.
    let height: String
    /// The most that the whole path, or the layout alone, may cost as a multiple of the floor.
    var aims: [Engine: Double] = [:]
    /// Makes what is measured; called just before, so that one case is in memory at a time.
    let subjects: () -> [Subject]

    var id: String { "\(name)/\(nodes)/\(height)" }
}

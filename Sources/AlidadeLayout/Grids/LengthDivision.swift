/// Divides a length among the columns or rows of a table by the rule of stacks: higher priorities first, while what
/// the others need at least is kept back; among equals the least flexible first, each offered an equal share of what is
/// left.
struct LengthDivision {
    private struct Part {
        var index: Int
        var priority: Double
        var least = 0.0
        var flexibility = 0.0
    }

    /// - Parameters:
    ///   - available: points, without the gaps; NaN: unspecified.
    ///   - measure: what the part with that index answers to an offer.
    /// - Returns: what each answered in the end.
    static func divide(
        _ available: Double, priorities: [Double], measure: (_ index: Int, _ offer: Double) -> Double
    ) -> [Double] {
        var lengths = [Double](repeating: 0, count: priorities.count)
        guard available == available else {
            for index in lengths.indices { lengths[index] = measure(index, .nan) }
            return lengths
        }
        var parts = priorities.indices.map { Part(index: $0, priority: priorities[$0]) }
        if parts.count > 1 {
            for index in parts.indices {
                parts[index].least = measure(index, 0)
                parts[index].flexibility = measure(index, .infinity) - parts[index].least
            }
            // The place makes the order total, so that it is stable.
            parts.sort { a, b in
                if a.priority != b.priority { return a.priority > b.priority }
                if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
                if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
                return a.index < b.index
            }
        }
        share(available, parts, measure, into: &lengths)
        return lengths
    }

    private static func share(
        _ available: Double, _ parts: [Part], _ measure: (Int, Double) -> Double, into lengths: inout [Double]
    ) {
        var available = available
        let highest = parts.first?.priority ?? 0
        for part in parts where part.priority < highest { available -= part.least }
        var start = 0
        while start < parts.count {
            var end = start
            while end < parts.count, parts[end].priority == parts[start].priority { end += 1 }
            if start > 0 { for part in parts[start..<end] { available += part.least } }
            for place in start..<end {
                let offer = max(available / Double(end - place), 0)
                let length = measure(parts[place].index, offer == offer ? offer : 0)
                lengths[parts[place].index] = length
                let left = available - length
                if left == left { available = left }
            }
            start = end
        }
    }
}

import Foundation

/// Results as a table for people and as JSON for programs.
enum Report {
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%.0f ns", nanoseconds)
        case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1e3)
        default: String(format: "%.2f ms", nanoseconds / 1e6)
        }
    }

    private static func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return left ? text + space : space + text
    }

    static let heading =
        pad("case", 14, left: true) + pad("N", 8) + pad("height", 8) + pad("floor", 16) + pad("layout", 16)
        + pad("whole", 16) + pad("layout x", 10) + pad("whole x", 10) + pad("ns/N", 8) + "   "
        + pad("views", 10) + pad("layout", 10) + pad("rest", 10) + pad("display", 10) + pad("bodies", 8)
        + pad("measures", 10) + pad("placed", 8) + pad("drawn", 8) + pad("mallocs", 9)

    static func line(_ result: CaseResult) -> String {
        func cell(_ engine: Engine) -> String {
            guard let times = result.times[engine] else { return "–" }
            return time(times.median) + String(format: " ±%.0f%%", times.spread * 100)
        }
        func ratio(_ engine: Engine) -> String {
            guard let ratio = result.ratio(engine) else { return "–" }
            let isMissed = result.aims[engine].map { ratio > $0 } ?? false
            return String(format: "%.1f", ratio) + (isMissed ? "!" : " ")
        }
        var line =
            pad(result.name, 14, left: true) + pad("\(result.nodes)", 8) + pad(result.height, 8)
            + pad(cell(.floor), 16) + pad(cell(.layout), 16) + pad(cell(.whole), 16) + pad(ratio(.layout), 10)
            + pad(ratio(.whole), 10)
        line += pad(
            result.times[.whole].map { String(format: "%.1f", $0.median / Double(result.nodes)) } ?? "–", 8)
        if let counters = result.counters {
            line += "   " + pad(time(counters.views), 10) + pad(time(counters.layout), 10)
            line += pad(time(counters.rest), 10) + pad(time(counters.display), 10)
            line += pad("\(counters.bodies)", 8) + pad("\(counters.measures)", 10) + pad("\(counters.placements)", 8)
            line += pad("\(counters.drawn)", 8) + pad("\(counters.allocations)", 9)
        }
        return line
    }

    static func json(_ results: [CaseResult], memory: [MemoryResult]) -> String {
        var cases: [[String: Any]] = []
        for result in results {
            var entry: [String: Any] = ["case": result.name, "nodes": result.nodes, "height": result.height]
            for (engine, times) in result.times {
                entry[engine.rawValue] = ["median_ns": times.median, "spread": times.spread]
                if let ratio = result.ratio(engine) { entry["\(engine.rawValue)_ratio"] = ratio }
            }
            if let counters = result.counters {
                entry["passes_ns"] = [
                    "views": counters.views, "layout": counters.layout, "rest": counters.rest,
                    "display": counters.display,
                ]
                entry["counts"] = [
                    "bodies": counters.bodies, "measures": counters.measures, "placements": counters.placements,
                    "drawn": counters.drawn, "allocations": counters.allocations,
                ]
            }
            cases.append(entry)
        }
        let memory = memory.map {
            [
                "case": $0.name, "nodes": $0.nodes, "items": $0.items, "layout_bytes_per_item": $0.layoutPerItem,
                "bytes_per_node": $0.perNode, "bytes_per_item": $0.perItem,
            ] as [String: Any]
        }
        return json(["cases": cases, "memory": memory] as [String: Any])
    }

    static func json(_ value: Any) -> String {
        guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        else {
            return "{}"
        }
        return String(decoding: data, as: UTF8.self)
    }
}

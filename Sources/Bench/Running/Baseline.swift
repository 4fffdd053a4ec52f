import Foundation

/// The ratios that are kept in the repository, and the comparison with them.
enum Baseline {
    /// A loss of more than this part fails.
    static let tolerance = 0.3

    static func read(_ path: String) throws -> [String: Double] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try JSONDecoder().decode([String: Double].self, from: data)
    }

    static func ratios(_ results: [CaseResult]) -> [String: Double] {
        var all: [String: Double] = [:]
        for result in results {
            for engine in [Engine.layout, .whole] {
                if let ratio = result.ratio(engine) {
                    all["\(result.id)/\(engine.rawValue)"] = (ratio * 100).rounded() / 100
                }
            }
        }
        return all
    }

    static func write(_ results: [CaseResult], _ path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(ratios(results))
        data.append(10)
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// A line for each ratio that has grown too much.
    static func losses(_ results: [CaseResult], against kept: [String: Double]) -> [String] {
        ratios(results).sorted { $0.key < $1.key }.compactMap { key, ratio in
            guard let old = kept[key], ratio > old * (1 + tolerance) else { return nil }
            return String(
                format: "%@: %.2f times the floor, was %.2f (+%.0f %%)", key, ratio, old, (ratio / old - 1) * 100)
        }
    }
}

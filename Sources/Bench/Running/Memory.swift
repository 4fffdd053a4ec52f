import CCounters
import Foundation
import SwiftUI

/// What a tree of views holds in memory once it is laid out.
struct MemoryResult {
    let name: String
    let nodes: Int
    let items: Int
    /// Bytes of the layout tree an item, with its share of remembered answers.
    let layoutPerItem: Double
    /// Bytes in all that the process grew by, a node of the floor and an item.
    let perNode: Double
    let perItem: Double
}

@MainActor
enum Memory {
    static let nodes = 100_000

    static func measure() -> [MemoryResult] {
        [
            measure("boxes") { WholePath(PlainRows(rows: nodes / 5), isFinite: false) },
            measure("stateful") { WholePath(StatefulRows(rows: nodes / 5, isFixed: false), isFinite: false) },
        ]
    }

    private static func measure(_ name: String, _ make: () -> WholePath) -> MemoryResult {
        // What is made once for all hosts does not count.
        _ = WholePath(StatefulRows(rows: 10, isFixed: false), isFinite: false)
        allocations_trim()
        let before = resident
        let path = make()
        let grown = Double(resident - before)
        let items = path.host.tree.itemsInUse
        return MemoryResult(
            name: name, nodes: nodes, items: items, layoutPerItem: Double(path.host.tree.bytesInUse) / Double(items),
            perNode: grown / Double(nodes), perItem: grown / Double(items))
    }

    /// Bytes of this process in memory.
    static var resident: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
    }

    static func line(_ result: MemoryResult) -> String {
        String(
            format:
                "memory, N = %d, %@: %d items; layout tree %.0f bytes an item; in all %.0f bytes an item, %.0f a node",
            result.nodes, result.name, result.items, result.layoutPerItem, result.perItem, result.perNode)
    }
}

import AlidadeLayout
import Glibc

// Times of the layout alone, on the trees of the C yardstick, nanoseconds a node of those trees (five a row).

/// Nothing here is text or the user's.
final class NoClient: LayoutClient {
    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize { LayoutSize(width: 0, height: 0) }
    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal) {}
    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double) { (0, 0) }
    func spacing(_ item: ItemIndex) -> ViewSpacing { ViewSpacing() }
    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double? { nil }
}

/// Whether a box of fixed height is a rigid item of its own or a frame around a colour.
enum BoxKind { case divider, frame }

struct Bench {
    let tree = LayoutTree()
    let root: ItemIndex
    var changed = noItem

    init() {
        root = tree.insert(
            .root, ItemParams(), horizontal: .none, vertical: .none, flags: [], payload: -1, parent: noItem,
            after: noItem)
    }

    func empty() {
        if let old = tree.firstPlacedChild(of: root) { tree.remove(old) }
    }

    func add(_ kind: ItemKind, _ params: ItemParams, _ parent: ItemIndex, _ after: ItemIndex) -> ItemIndex {
        tree.insert(
            kind, params, horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [], payload: -1,
            parent: parent, after: after)
    }

    func addBox(_ kind: BoxKind, _ height: Double, _ parent: ItemIndex, _ after: ItemIndex) -> ItemIndex {
        if kind == .divider { return add(.divider, ItemParams(height, 2), parent, after) }
        let frame = add(.frame, ItemParams(.nan, height), parent, after)
        _ = add(.leaf, ItemParams(), frame, noItem)
        return frame
    }

    mutating func rows(_ count: Int, _ kind: BoxKind, fixed: Bool) {
        let scroll = add(.scroll, ItemParams(2), root, noItem)
        let list = add(.vStack, ItemParams(0), scroll, noItem)
        var last = noItem
        for row in 0..<count {
            var parent = list
            if fixed {
                last = add(.frame, ItemParams(.nan, 60), list, last)
                parent = last
            }
            let stack = add(.hStack, ItemParams(8), parent, fixed ? noItem : last)
            if !fixed { last = stack }
            var box = noItem
            for index in 0..<4 {
                box = addBox(kind, 60, stack, box)
                if row == count / 2 && index == 2 { changed = box }
            }
        }
    }

    func binary(_ depth: Int, _ horizontal: Bool, _ parent: ItemIndex, _ after: ItemIndex) -> ItemIndex {
        if depth == 0 { return addBox(.divider, 10, parent, after) }
        let stack = add(horizontal ? .hStack : .vStack, ItemParams(0), parent, after)
        let first = binary(depth - 1, !horizontal, stack, noItem)
        _ = binary(depth - 1, !horizontal, stack, first)
        return stack
    }
}

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median of several runs.
func report(_ name: String, _ nodes: Int, per: Double, runs: Int = 15, before: () -> Void = {}, _ body: () -> Void) {
    var times: [Double] = []
    for _ in 0..<runs {
        before()
        let start = now()
        body()
        times.append(now() - start)
    }
    times.sort()
    print("\(name)\t\(nodes)\tmedian \(times[runs / 2] / per)\tbest \(times[0] / per)")
}

let client = NoClient()
let wanted = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ""
func wants(_ name: String) -> Bool { wanted.isEmpty || name.hasPrefix(wanted) }

for nodes in [1_000, 10_000, 100_000] {
    for kind in [BoxKind.divider, .frame] {
        let label = kind == .divider ? "exact" : "frame"
        if wants("full") {
            // Memory that has been used before, as in the yardstick: the same tree, emptied and filled again.
            var bench = Bench()
            bench.tree.client = client
            report("full \(label) ns/node", nodes, per: Double(nodes), before: bench.empty) {
                bench.rows(nodes / 5, kind, fixed: false)
                bench.tree.layout(root: bench.root, width: 430, height: 900)
            }
        }
        if wants("resize") {
            var bench = Bench()
            bench.tree.client = client
            bench.rows(nodes / 5, kind, fixed: false)
            var width = 431.0
            report("resize \(label) ns/node", nodes, per: Double(nodes)) {
                width = width > 480 ? 431 : width + 1
                bench.tree.layout(root: bench.root, width: width, height: 900)
            }
        }
        for fixed in [false, true] where wants(fixed ? "fixed" : "change") {
            var bench = Bench()
            bench.tree.client = client
            bench.rows(nodes / 5, kind, fixed: fixed)
            bench.tree.layout(root: bench.root, width: 430, height: 900)
            var height = 61.0
            let repeats = fixed ? 1000 : 20
            report("\(fixed ? "fixed row" : "change") \(label) µs", nodes, per: Double(repeats) * 1000) {
                for _ in 0..<repeats {
                    height = height > 66 ? 61 : height + 1
                    let params = kind == .divider ? ItemParams(height, 2) : ItemParams(.nan, height)
                    bench.tree.patch(
                        bench.changed, params, horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [])
                    bench.tree.layout(root: bench.root, width: 430, height: 900)
                }
            }
        }
    }
}
if wants("bin") {
    let bench = Bench()
    bench.tree.client = client
    report("bin µs", 8191, per: 1000, before: bench.empty) {
        _ = bench.binary(12, true, bench.root, noItem)
        bench.tree.layout(root: bench.root, width: 4096, height: 4096)
    }
    print("bin measures an item", Double(bench.tree.statistics.measures) / 15 / 8191)
}

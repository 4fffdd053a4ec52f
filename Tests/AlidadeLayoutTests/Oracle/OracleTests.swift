import AlidadeLayout
import Testing

/// The engine against the rules written down a second time: 10,000 trees from a fixed seed and 2,000 from a fresh one.
///
/// A failure names the seed and shows the smallest tree that still fails. To look at one again, put its seed into
/// `check`.
@Suite struct OracleTests {
    static let fixed: UInt64 = 0x5EED_0F_A11D
    static let fresh = UInt64.random(in: 0...UInt64(UInt32.max))
    static let batches = 20

    @Test(arguments: 0..<batches) func fixedTrees(_ batch: Int) { run(Self.fixed, batch, 10_000 / Self.batches) }

    @Test(arguments: 0..<4) func freshTrees(_ batch: Int) { run(Self.fresh, batch, 500) }

    private func run(_ seed: UInt64, _ batch: Int, _ count: Int) {
        for number in 0..<count {
            let tree = seed &+ UInt64(batch * count + number) &* 0x9E37_79B9_7F4A_7C15
            if let failure = OracleCheck.run(seed: tree) {
                Issue.record("\(failure)")
                return
            }
        }
    }
}

enum OracleCheck {
    /// What is wrong with the tree of a seed, if anything is.
    static func run(seed: UInt64) -> String? {
        var trees = OracleTree(seed: seed)
        let root = trees.node(depth: 1 + trees.random.below(4))
        let window = (Double(40 + trees.random.below(360)), Double(40 + trees.random.below(360)))
        guard difference(root, window) != nil else { return nil }
        let smallest = shrink(root, window)
        return "seed \(seed), window \(window): \(difference(smallest, window) ?? "")\n\(describe(smallest))"
    }

    static func difference(_ root: Node, _ window: (Double, Double)) -> String? {
        let subject = TestTree(Node(.root, [root]))
        subject.layout(window.0, window.1)
        let oracle = Oracle()
        let frames = oracle.frames(root, width: window.0, height: window.1)
        // The rules end where a length is infinite; the engine makes something finite of it.
        guard !oracle.hasMetNoNumber,
            frames.allSatisfy({ abs($0.1.x) + abs($0.1.y) + $0.1.width + $0.1.height < 1e9 })
        else { return nil }
        for (node, expected) in frames {
            let frame = subject.frame(node)
            if !frame.isClose(to: expected, within: 1e-6) {
                return "\(node.kind) is \(frame), by the rules \(expected)"
            }
        }
        return nil
    }

    /// Leaves out children and replaces nodes by what is in them, as long as it still fails.
    static func shrink(_ root: Node, _ window: (Double, Double)) -> Node {
        var current = root
        var found = true
        while found {
            found = false
            for candidate in candidates(current) where difference(candidate, window) != nil {
                current = candidate
                found = true
                break
            }
        }
        return current
    }

    private static func candidates(_ root: Node) -> [Node] {
        var result = root.children.map { $0.copy() }
        for index in root.children.indices {
            if [.hStack, .vStack, .zStack].contains(root.kind) {
                let less = root.copy()
                less.children.remove(at: index)
                result.append(less)
            }
            for smaller in candidates(root.children[index]) {
                // A layer stays the stack that it is.
                let isLayer = root.kind == .overlay && index == 1 || root.kind == .background && index == 0
                if isLayer, smaller.kind != .zStack { continue }
                let copy = root.copy()
                copy.children[index] = smaller
                result.append(copy)
            }
        }
        return result
    }

    private static func describe(_ node: Node, indent: String = "") -> String {
        let params = node.params
        var line = "\(indent)\(node.kind) \(params.p0) \(params.p1) \(params.p2) \(params.p3) \(params.p4) \(params.p5)"
        line += " h\(node.horizontal.rawValue) v\(node.vertical.rawValue)"
        if node.kind == .text { line += " \(node.text)" }
        if node.kind == .alignmentGuide { line += " \(node.guide)" }
        return ([line] + node.children.map { describe($0, indent: indent + "  ") }).joined(separator: "\n")
    }
}

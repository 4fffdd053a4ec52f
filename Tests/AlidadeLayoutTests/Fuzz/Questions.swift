import AlidadeLayout

/// Asks one tree many questions and another, made for each, only that one: what was remembered must not show.
struct Questions {
    let seed: UInt64
    private var trees: RandomTree

    init(seed: UInt64) {
        self.seed = seed
        trees = RandomTree(seed: seed &+ 1_000_000)
    }

    /// What went wrong, if anything did.
    mutating func run(count: Int) -> String? {
        let root = trees.root(depth: 2 + trees.random.below(3))
        let subject = TestTree(root, pixelLength: 0.5)
        if trees.random.chance(50) { subject.layout(300, 400) }
        var nodes: [Node] = []
        subject.visit(root) { if !$0.kind.isMarker { nodes.append($0) } }
        for _ in 0..<count {
            let number = trees.random.below(nodes.count)
            let proposal = Proposal(width: length(), height: length())
            let key = trees.random.pick(RandomTree.horizontalKeys + RandomTree.verticalKeys)
            let answer = ask(subject, nodes[number], proposal, key)
            let fresh = TestTree(root.copy(), pixelLength: 0.5)
            var copies: [Node] = []
            fresh.visit(fresh.root) { if !$0.kind.isMarker { copies.append($0) } }
            let expected = ask(fresh, copies[number], proposal, key)
            if answer != expected {
                return "seed \(seed): \(nodes[number].kind) answers \(answer), not \(expected), to \(proposal), \(key)"
            }
        }
        return nil
    }

    private func ask(_ tree: TestTree, _ node: Node, _ proposal: Proposal, _ key: AlignmentKey) -> [Double] {
        let dimensions = tree.tree.dimensions(of: node.item, proposal)
        return [
            Double(dimensions.width), Double(dimensions.height), dimensions.explicit(key) ?? -1000,
            dimensions.value(of: key),
        ]
    }

    private mutating func length() -> Double {
        switch trees.random.below(10) {
        case 0: .nan
        case 1: 0
        case 2: .infinity
        case 3: trees.length(0, 20)
        default: trees.length(0, 400)
        }
    }
}

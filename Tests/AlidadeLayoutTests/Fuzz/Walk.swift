import AlidadeLayout

/// One tree that is changed step by step.
final class Walk {
    let seed: UInt64
    private var trees: RandomTree
    private let subject: TestTree
    private var size: (Double, Double)
    private var steps: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        trees = RandomTree(seed: seed)
        let root = trees.root(depth: 2 + trees.random.below(5))
        subject = TestTree(root, pixelLength: 0.5)
        size = (300, 400)
    }

    /// What went wrong, if anything did.
    func run(steps count: Int) -> String? {
        subject.layout(size.0, size.1)
        if let difference = compare() { return report(difference) }
        for _ in 0..<count {
            for _ in 0..<(trees.random.chance(60) ? 1 : 1 + trees.random.below(4)) { change() }
            subject.layout(size.0, size.1)
            if subject.tree.needsLayout { return report("still marked") }
            if let difference = compare() { return report(difference) }
            subject.tree.changedObservers.removeAll()
        }
        return nil
    }

    private func report(_ difference: String) -> String {
        "seed \(seed): \(difference) after \(steps.joined(separator: "; "))"
    }

    // MARK: Edits

    private func change() {
        var all: [(node: Node, parent: Node?)] = []
        func collect(_ node: Node, _ parent: Node?) {
            all.append((node, parent))
            for child in node.children { collect(child, node) }
        }
        collect(subject.root, nil)
        let (node, parent) = trees.random.pick(all)
        switch trees.random.below(100) {
        case 0..<40: patch(node)
        case 40..<55: insert(into: node)
        case 55..<70: if let parent { remove(node, from: parent) }
        case 70..<80: reorder(node)
        case 80..<90: replace(node, in: parent)
        default:
            size = (trees.length(100, 500), trees.length(100, 500))
            steps.append("resize \(size)")
        }
    }

    private func patch(_ node: Node) {
        let text = node.text
        let guide = node.guide
        trees.randomize(node)
        if trees.random.chance(20) { node.flags.formSymmetricDifference(.rightToLeft) }
        steps.append("patch \(node.kind) \(node.item)")
        subject.tree.patch(
            node.item, node.params, horizontal: node.horizontal, vertical: node.vertical, flags: node.flags)
        if node.text != text || node.guide != guide { subject.tree.markMeasure(node.item) }
    }

    private func isContainer(_ kind: ItemKind) -> Bool {
        [.hStack, .vStack, .zStack, .geometryReader, .external, .grid].contains(kind)
    }

    private func insert(into node: Node) {
        guard isContainer(node.kind) else { return patch(node) }
        let position = trees.random.below(node.children.count + 1)
        let new =
            trees.random.chance(10)
            ? Node(.marker)
            : node.kind == .grid && trees.random.chance(20)
                ? Node(.gridRow, ItemParams(1)) : trees.node(depth: trees.random.below(3))
        steps.append("insert \(new.kind) into \(node.kind) \(node.item) at \(position)")
        subject.add(new, parent: node.item, after: position == 0 ? noItem : node.children[position - 1].item)
        node.children.insert(new, at: position)
        if trees.random.chance(20) { patch(new) }
    }

    private func remove(_ node: Node, from parent: Node) {
        guard isContainer(parent.kind) else { return replace(node, in: parent) }
        steps.append("remove \(node.kind) \(node.item) from \(parent.kind)")
        subject.tree.remove(node.item)
        parent.children.removeAll { $0 === node }
    }

    /// A branch that switches: the place in the tree stays, its content is another.
    private func replace(_ node: Node, in parent: Node?) {
        guard let parent, let position = parent.children.firstIndex(where: { $0 === node }) else { return patch(node) }
        let isLayer = parent.kind == .overlay && position == 1 || parent.kind == .background && position == 0
        let new = isLayer ? Node(.zStack, [trees.node(depth: 1)]) : trees.node(depth: trees.random.below(3))
        steps.append("replace \(node.kind) \(node.item) by \(new.kind) in \(parent.kind)")
        subject.tree.remove(node.item)
        subject.add(new, parent: parent.item, after: position == 0 ? noItem : parent.children[position - 1].item)
        parent.children[position] = new
    }

    private func reorder(_ node: Node) {
        guard isContainer(node.kind), node.children.count > 1 else { return patch(node) }
        let start = trees.random.below(node.children.count)
        let end = start + trees.random.below(node.children.count - start)
        let moving = Array(node.children[start...end])
        var rest = node.children
        rest.removeSubrange(start...end)
        let position = trees.random.below(rest.count + 1)
        steps.append("move \(start)...\(end) to \(position) in \(node.kind) \(node.item)")
        subject.tree.moveRange(
            first: moving[0].item, last: moving[moving.count - 1].item,
            after: position == 0 ? noItem : rest[position - 1].item, parent: node.item)
        rest.insert(contentsOf: moving, at: position)
        node.children = rest
    }

    // MARK: Comparison

    private func compare() -> String? {
        let fresh = TestTree(copy(subject.root), pixelLength: 0.5)
        fresh.layout(size.0, size.1)
        return difference(subject.root, fresh.root, in: fresh, path: "")
    }

    private func copy(_ node: Node) -> Node {
        let made = Node(
            node.kind, subject.tree.item(node.item).pointee.params, horizontal: node.horizontal,
            vertical: node.vertical, flags: node.flags, node.children.map { copy($0) })
        made.text = node.text
        made.guide = node.guide
        made.layout = node.layout
        return made
    }

    private func difference(_ a: Node, _ b: Node, in fresh: TestTree, path: String) -> String? {
        let path = path + "/\(a.kind)"
        let (one, two) = (subject.tree.item(a.item).pointee, fresh.tree.item(b.item).pointee)
        if !a.kind.isMarker {
            let same =
                one.x == two.x && one.y == two.y && one.width == two.width && one.height == two.height
                && one.proposal == two.proposal && one.params == two.params
            if !same {
                return "\(path) \(a.item): \(text(one)) instead of \(text(two))"
            }
        }
        let listed = children(subject.tree, a.item)
        if listed != a.children.map(\.item) { return "\(path): children \(listed)" }
        for (c, d) in zip(a.children, b.children) {
            if let found = difference(c, d, in: fresh, path: path) { return found }
        }
        return nil
    }

    private func text(_ item: Item) -> String {
        "(\(item.x), \(item.y), \(item.width), \(item.height)) for \(item.proposalWidth)×\(item.proposalHeight)"
    }

    private func children(_ tree: LayoutTree, _ item: ItemIndex) -> [ItemIndex] {
        var result: [ItemIndex] = []
        var child = tree.firstChild(of: item)
        var before = noItem
        while child != noItem {
            if tree.previous(of: child) != before { return [-100, child] }
            result.append(child)
            before = child
            child = tree.next(of: child)
        }
        return result
    }
}

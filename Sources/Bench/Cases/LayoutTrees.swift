import AlidadeLayout

/// Nothing in these trees is the user's; a text is a number of characters.
final class StubClient: LayoutClient {
    var lengths: [ItemIndex: Double] = [:]

    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        let length = lengths[item] ?? 40
        guard proposal.width < length else { return LayoutSize(width: length, height: 20) }
        let lines = (length / max(proposal.width, 10)).rounded(.up)
        return LayoutSize(width: (length / lines).rounded(.up), height: 20 * lines)
    }
    /// As the floor's texts, which are not asked about heights at all.
    func hasOneHeight(_ item: ItemIndex, _ proposal: Proposal) -> Bool { true }
    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal) {}
    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double) {
        (15, measure(item, proposal).height - 5)
    }
    func spacing(_ item: ItemIndex) -> ViewSpacing { ViewSpacing() }
    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double? { nil }
}

/// What stands at the ends of a binary tree.
enum BinaryLeaf { case box, text, textOnBaselines }

/// The trees of the floor in the engine's layout, without views.
@MainActor
final class LayoutTrees {
    let tree = LayoutTree()
    let client = StubClient()
    let root: ItemIndex
    private(set) var changed = noItem
    let height: Double

    init(isFinite: Bool) {
        tree.client = client
        height = 900
        root = tree.insert(
            .root, ItemParams(), horizontal: .none, vertical: .none, flags: [], payload: -1, parent: noItem,
            after: noItem)
        self.isFinite = isFinite
    }
    private let isFinite: Bool

    func empty() {
        if let old = tree.firstPlacedChild(of: root) { tree.remove(old) }
    }

    func layOut(_ width: Double, _ height: Double = 900) { tree.layout(root: root, width: width, height: height) }

    private func add(
        _ kind: ItemKind, _ params: ItemParams, _ parent: ItemIndex, _ after: ItemIndex,
        vertical: AlignmentKey = .verticalCenter
    ) -> ItemIndex {
        tree.insert(
            kind, params, horizontal: .horizontalCenter, vertical: vertical, flags: [], payload: -1, parent: parent,
            after: after)
    }

    /// Where content goes: into the window, or into a viewport that proposes no height.
    private var top: ItemIndex { isFinite ? root : add(.scroll, ItemParams(2), root, noItem) }

    /// Rows of rigid boxes, one item each as in the floor.
    func rows(_ count: Int, fixed: Bool) {
        let list = add(.vStack, ItemParams(0), top, noItem)
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
                box = add(.divider, ItemParams(60, 2), stack, box)
                if row == count / 2 && index == 2 { changed = box }
            }
        }
    }

    func change(_ boxHeight: Double) {
        tree.patch(
            changed, ItemParams(boxHeight, 2), horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [])
        layOut(430)
    }

    func deep(_ levels: Int) {
        var parent = add(.vStack, ItemParams(0), top, noItem)
        for _ in 0..<levels { parent = add(.padding, ItemParams(1, 1, 1, 1), parent, noItem) }
        _ = add(.divider, ItemParams(60, 2), parent, noItem)
    }

    func binary(_ depth: Int, _ leaf: BinaryLeaf) {
        _ = binary(depth, true, leaf, top, noItem)
    }

    private func binary(
        _ depth: Int, _ across: Bool, _ leaf: BinaryLeaf, _ parent: ItemIndex, _ after: ItemIndex
    ) -> ItemIndex {
        if depth == 0 {
            if leaf == .box { return add(.divider, ItemParams(10, 2), parent, after) }
            let text = add(.text, ItemParams(), parent, after)
            client.lengths[text] = 40 + Double(Int(text) * 37 % 300)
            return text
        }
        let stack = add(
            across ? .hStack : .vStack, ItemParams(0), parent, after,
            vertical: leaf == .textOnBaselines ? .firstTextBaseline : .verticalCenter)
        let first = binary(depth - 1, !across, leaf, stack, noItem)
        _ = binary(depth - 1, !across, leaf, stack, first)
        return stack
    }
}

import AlidadeLayout
import Testing

/// How far content reaches out of its item, by which what is out of sight is skipped.
@Suite struct ReachTests {
    let tree = LayoutTree()
    let root: ItemIndex

    init() {
        root = tree.insert(
            .root, ItemParams(), horizontal: .none, vertical: .none, flags: [], payload: -1, parent: noItem,
            after: noItem)
    }

    /// An item that the client has nothing to say about.
    func add(
        _ kind: ItemKind, _ params: ItemParams = ItemParams(), in parent: ItemIndex, payload: Int32 = -1
    ) -> ItemIndex {
        tree.insert(
            kind, params, horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [], payload: payload,
            parent: parent, after: noItem)
    }

    func layOut() { tree.layout(root: root, width: 100, height: 100) }

    func resize(_ frame: ItemIndex, _ width: Double) {
        tree.patch(
            frame, ItemParams(width, 20), horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [])
        layOut()
    }

    @Test func whatHangsOverIsFoundAndForgotten() {
        let row = add(.frame, ItemParams(40, 30), in: root)
        let leaf = add(.frame, ItemParams(20, 20), in: row)
        _ = add(.leaf, in: leaf)
        layOut()
        #expect(tree.reach(of: row) == 0)
        #expect(tree.reach(of: root) == 0)
        resize(leaf, 140)
        // 140 in 40, centred: 50 on each side, and 20 out of the window.
        #expect(tree.reach(of: row) == 50)
        #expect(tree.reach(of: root) >= 20)
        resize(leaf, 20)
        #expect(tree.reach(of: row) == 0)
        #expect(tree.reach(of: root) == 0)
    }

    @Test func anOffsetReachesAsFarAsItMoves() {
        let moved = add(.offset, ItemParams(300, 0), in: root)
        let frame = add(.frame, ItemParams(20, 20), in: moved)
        _ = add(.leaf, in: frame)
        layOut()
        #expect(tree.reach(of: moved) == 300)
    }

    @Test func aViewportThatClipsReachesNowhere() {
        let scroll = add(.scroll, ItemParams(2), in: root)
        let frame = add(.frame, ItemParams(20, 5000), in: scroll)
        _ = add(.leaf, in: frame)
        layOut()
        #expect(tree.reach(of: scroll) == 0)
    }

    @Test func whatTheClientDrawsMayReachAnywhere() {
        let effect = add(.passthrough, in: root, payload: 0)
        _ = add(.leaf, in: effect)
        layOut()
        #expect(tree.reach(of: effect) == .infinity)
        #expect(tree.reach(of: root) == .infinity)
    }

    @Test func whatComesAndGoesIsNoticed() {
        let row = add(.frame, ItemParams(40, 40), in: root)
        let stack = add(.zStack, in: row)
        layOut()
        #expect(tree.reach(of: row) == 0)
        let large = add(.frame, ItemParams(140, 20), in: stack)
        _ = add(.leaf, in: large)
        layOut()
        #expect(tree.reach(of: row) == 50)
        tree.remove(large)
        layOut()
        #expect(tree.reach(of: row) == 0)
    }

    /// In a column of many rows one that changes is looked at, and what it reaches counts; the reach of none is
    /// forgotten for it.
    @Test func oneOfManyWidensWhatIsKnown() {
        let column = add(.vStack, ItemParams(0), in: root)
        var leaves: [ItemIndex] = []
        for _ in 0..<100 {
            let row = add(.frame, ItemParams(40, 20), in: column)
            let frame = add(.frame, ItemParams(20, 20), in: row)
            _ = add(.leaf, in: frame)
            leaves.append(frame)
        }
        layOut()
        #expect(tree.reach(of: column) == 0)
        #expect(tree.reachOfChildren(of: column) == 0)
        resize(leaves[70], 140)
        #expect(tree.reachOfChildren(of: column) == 50)
        #expect(tree.reach(of: column) >= 50)
        resize(leaves[20], 160)
        resize(leaves[21], 200)
        #expect(tree.reachOfChildren(of: column) == 80)
        // One after the other, with a look at the row itself between.
        resize(leaves[22], 240)
        #expect(tree.reach(of: tree.item(leaves[22]).pointee.parent) == 100)
        resize(leaves[22], 300)
        #expect(tree.reachOfChildren(of: column) == 130)
        // A column that is placed again is found anew.
        resize(leaves[20], 20)
        resize(leaves[21], 20)
        resize(leaves[22], 20)
        resize(leaves[70], 20)
        tree.remove(tree.item(leaves[99]).pointee.parent)
        layOut()
        #expect(tree.reachOfChildren(of: column) == 0)
    }

    @Test func tenThousandLevelsAreNoRecursion() {
        var parent = root
        for _ in 0..<10_000 { parent = add(.passthrough, in: parent) }
        _ = add(.leaf, in: parent)
        #expect(tree.reach(of: root) == 0)
    }
}

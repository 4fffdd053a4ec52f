import AlidadeLayout
import Testing

/// What is built where something was removed lies in memory as that did: the order of the records is the order of the
/// walks over them.
@Suite struct ReuseTests {
    let tree = LayoutTree()
    let root: ItemIndex

    init() {
        root = tree.insert(
            .root, ItemParams(), horizontal: .none, vertical: .none, flags: [], payload: -1, parent: noItem,
            after: noItem)
    }

    /// A column of rows of framed boxes; the records in the order in which they were made.
    func build(_ rows: Int) -> [ItemIndex] {
        var made: [ItemIndex] = []
        func add(_ kind: ItemKind, _ parent: ItemIndex, _ previous: ItemIndex) -> ItemIndex {
            let index = tree.insert(
                kind, ItemParams(), horizontal: .none, vertical: .none, flags: [], payload: -1, parent: parent,
                after: previous)
            made.append(index)
            return index
        }
        let column = add(.vStack, root, noItem)
        var row = noItem
        for _ in 0..<rows {
            row = add(.hStack, column, row)
            var frame = noItem
            for _ in 0..<3 {
                frame = add(.frame, row, frame)
                _ = add(.leaf, frame, noItem)
            }
        }
        return made
    }

    @Test(arguments: [1, 7, 100]) func anotherTreeLiesAsTheOneBefore(rows: Int) {
        let first = build(rows)
        #expect(first == first.sorted())
        for _ in 0..<3 {
            tree.layout(root: root, width: 100, height: 100)
            tree.remove(first[0])
            #expect(build(rows) == first)
        }
    }

    @Test func whatIsLeftStaysWhatItWas() {
        let first = build(20)
        tree.layout(root: root, width: 100, height: 100)
        // The third row and all in it.
        let row = first[1 + 7 * 2]
        tree.remove(row)
        #expect(tree.itemsInUse == 1 + first.count - 7)
        let again = build(1)
        #expect(Array(again.prefix(7)) == Array(first[15..<22]))
        #expect(tree.itemsInUse == 1 + first.count - 7 + again.count)
    }
}

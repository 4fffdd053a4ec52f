import Alidade
import AlidadeLayout

/// A layout tree without an engine: it knows layouts, guides and layout values by item.
final class StubTree: LayoutClient, LayoutValueSource {
    let tree = LayoutTree()
    let root: ItemIndex
    var layouts: [ItemIndex: LayoutItem] = [:]
    var guides: [ItemIndex: Double] = [:]
    var values: [ItemIndex: [ObjectIdentifier: Any]] = [:]

    init() {
        root = tree.insert(
            .root, ItemParams(), horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [], payload: -1,
            parent: noItem, after: noItem)
        tree.client = self
    }

    /// Adds an item behind the last child of `parent`.
    @discardableResult
    func add(
        _ kind: ItemKind, _ params: ItemParams = ItemParams(), to parent: ItemIndex,
        horizontal: AlignmentKey = .horizontalCenter, vertical: AlignmentKey = .verticalCenter,
        flags: ItemFlags = []
    ) -> ItemIndex {
        var last = noItem
        var child = tree.firstChild(of: parent)
        while child != noItem {
            last = child
            child = tree.next(of: child)
        }
        return tree.insert(
            kind, params, horizontal: horizontal, vertical: vertical, flags: flags, payload: -1, parent: parent,
            after: last)
    }

    @discardableResult
    func add(_ runner: LayoutRunner, to parent: ItemIndex, flags: ItemFlags = []) -> ItemIndex {
        let item = add(.external, to: parent, flags: flags)
        layouts[item] = LayoutItem(runner, tree: tree, item: item, values: self)
        return item
    }

    @discardableResult
    func add(_ layout: some Layout, to parent: ItemIndex, flags: ItemFlags = []) -> ItemIndex {
        add(TypedLayoutRunner(layout), to: parent, flags: flags)
    }

    @discardableResult
    func addBox(_ width: Double, _ height: Double, to parent: ItemIndex) -> ItemIndex {
        add(.sizedLeaf, ItemParams(width, height), to: parent)
    }

    func resize(_ item: ItemIndex, _ width: Double, _ height: Double) {
        tree.patch(
            item, ItemParams(width, height), horizontal: .horizontalCenter, vertical: .verticalCenter, flags: [])
        tree.markMeasure(item)
    }

    func layout(_ width: Double, _ height: Double) { tree.layout(root: root, width: width, height: height) }

    /// Where an item is in the window.
    func frame(_ item: ItemIndex) -> CGRect {
        let origin = tree.origin(of: item)
        let record = tree.item(item).pointee
        return CGRect(x: origin.x, y: origin.y, width: record.width, height: record.height)
    }

    // MARK: LayoutClient

    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize { layouts[item]?.size(proposal) ?? .zero }
    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal) {
        layouts[item]?.place(size: size, proposal)
    }
    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double) { (0, 0) }
    func spacing(_ item: ItemIndex) -> ViewSpacing { layouts[item]?.spacing() ?? .plain }
    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double? {
        if let value = guides[item] { return value }
        let size = LayoutSize(width: Double(dimensions.width), height: Double(dimensions.height))
        return layouts[item]?.guide(key, size: size, dimensions.proposal)
    }
    func childrenChanged(_ item: ItemIndex) { layouts[item]?.childrenChanged() }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of item: ItemIndex) -> K.Value? {
        values[item]?[ObjectIdentifier(key)] as? K.Value
    }
}

import AlidadeLayout

/// What knows the values that views carry for the containers around them.
package protocol LayoutValueSource: AnyObject {
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, of item: ItemIndex) -> K.Value?
}

/// The subviews of an `external` item of the layout tree, as of the last `reload`.
package final class TreeSubviews: SubviewSource {
    private unowned let tree: LayoutTree
    private let item: ItemIndex
    private weak var values: (any LayoutValueSource)?
    private(set) var children: [ItemIndex] = []
    package private(set) var isRightToLeft = false

    package init(tree: LayoutTree, item: ItemIndex, values: (any LayoutValueSource)?) {
        self.tree = tree
        self.item = item
        self.values = values
    }

    /// Reads the children from the tree. True where they, or their direction, differ from before.
    func reload() -> Bool {
        var index = 0
        var differs = false
        var next = tree.firstPlacedChild(of: item) ?? noItem
        while next != noItem {
            if !tree.item(next).pointee.kind.isMarker {
                if index == children.count {
                    children.append(next)
                    differs = true
                } else if children[index] != next {
                    children[index] = next
                    differs = true
                }
                index += 1
            }
            next = tree.next(of: next)
        }
        if index < children.count {
            children.removeLast(children.count - index)
            differs = true
        }
        let isReversed = tree.item(item).pointee.flags.contains(.rightToLeft)
        if isReversed != isRightToLeft {
            isRightToLeft = isReversed
            differs = true
        }
        return differs
    }

    package var gridPlan: GridPlan? { tree.gridPlan(of: item).plan }

    package var subviewCount: Int { children.count }

    package func size(at index: Int, _ proposal: Proposal) -> LayoutSize { tree.size(of: children[index], proposal) }

    package func dimensions(at index: Int, _ proposal: Proposal) -> ViewDimensions {
        tree.dimensions(of: children[index], proposal)
    }

    package func spacing(at index: Int) -> ViewSpacing {
        tree.spacing(of: children[index]).with(isRightToLeft ? .rightToLeft : .leftToRight)
    }

    package func priority(at index: Int) -> Double { tree.priority(of: children[index]) }

    package func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value? {
        values?.layoutValue(key, of: children[index])
    }
}

import AlidadeLayout
import Foundation

/// An `external` item of the layout tree that a `Layout` measures and places. Its client forwards its calls to it.
package final class LayoutItem {
    package let runner: LayoutRunner
    private unowned let tree: LayoutTree
    private let subviews: TreeSubviews
    private var context: SubviewContext
    /// The children may not be those of `subviews`, which has none at first.
    private var isStale = true

    package init(
        _ runner: LayoutRunner, tree: LayoutTree, item: ItemIndex, values: (any LayoutValueSource)? = nil
    ) {
        self.runner = runner
        self.tree = tree
        subviews = TreeSubviews(tree: tree, item: item, values: values)
        context = SubviewContext(subviews)
    }

    /// For `LayoutClient.childrenChanged`, and when a child's layout value differs.
    package func childrenChanged() {
        isStale = true
        runner.invalidate()
    }

    private func current() -> SubviewContext {
        guard isStale else { return context }
        isStale = false
        if subviews.reload() {
            context.isStale = true
            context = SubviewContext(subviews)
        }
        return context
    }

    /// For `LayoutClient.measure`.
    package func size(_ proposal: Proposal) -> LayoutSize { runner.size(proposal, current()) }

    /// For `LayoutClient.place`.
    package func place(size: LayoutSize, _ proposal: Proposal) {
        runner.places(size: size, proposal, current()) { index, place in
            let child = subviews.children[index]
            if let place {
                tree.placeChild(child, x: place.x, y: place.y, proposal: place.proposal)
            } else {
                tree.leaveOutChild(child)
            }
        }
    }

    /// For `LayoutClient.spacing`.
    package func spacing() -> ViewSpacing { runner.spacing(current()).with(.leftToRight) }

    /// For `LayoutClient.guide`.
    package func guide(_ key: AlignmentKey, size: LayoutSize, _ proposal: Proposal) -> Double? {
        runner.explicitGuide(key, size: size, proposal, current())
    }
}

import AlidadeLayout
import Foundation

/// A container's layout together with its cache, whatever the layout's type.
package class LayoutRunner {
    /// Where a subview's leading top corner goes, points from the container's. Whoever places it mirrors it.
    package struct Place: Equatable {
        package var x, y: Double
        package var proposal: Proposal
    }

    /// Call when the layout's value, the subviews, or something in them has changed.
    package func invalidate() {}

    package func size(_ proposal: Proposal, _ context: SubviewContext) -> LayoutSize { .zero }

    /// Decides on every subview of a container of this size: its place, or nil for one that is not to be there.
    package func places(
        size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext, _ visit: (_ index: Int, Place?) -> Void
    ) {}

    package func spacing(_ context: SubviewContext) -> ViewSpacing { .plain }

    package func explicitGuide(
        _ key: AlignmentKey, size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext
    ) -> Double? { nil }
}

/// The same for one type of layout.
package final class TypedLayoutRunner<L: Layout>: LayoutRunner {
    private var layout: L
    private var cache: L.Cache?
    private var isCacheStale = false

    package init(_ layout: L) { self.layout = layout }

    /// Takes a new value of the layout; the caller knows whether it differs.
    package func update(_ layout: L) {
        self.layout = layout
        isCacheStale = true
    }

    package override func invalidate() { isCacheStale = true }

    /// Hands the cache to `body` and keeps it afterwards.
    ///
    /// The runner does not hold the cache meanwhile, so that a layout that comes back to itself, through a handle it
    /// kept, works with a second one and does not trip over exclusive access.
    private func withCache<R>(
        _ context: SubviewContext, _ body: (L, LayoutSubviews, inout L.Cache) -> R
    ) -> R {
        let subviews = LayoutSubviews(context)
        let layout = layout
        var current: L.Cache
        if var kept = cache.take() {
            if isCacheStale { layout.updateCache(&kept, subviews: subviews) }
            current = kept
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        isCacheStale = false
        let result = body(layout, subviews, &current)
        cache = current
        return result
    }

    package override func size(_ proposal: Proposal, _ context: SubviewContext) -> LayoutSize {
        let size = withCache(context) { layout, subviews, cache in
            layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return LayoutSize(width: length(size.width), height: length(size.height))
    }

    package override func places(
        size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext, _ visit: (_ index: Int, Place?) -> Void
    ) {
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let proposed = ProposedViewSize(proposal)
        let placements = withCache(context) { layout, subviews, cache in
            context.record {
                layout.placeSubviews(in: bounds, proposal: proposed, subviews: subviews, cache: &cache)
            }
        }
        for (index, placement) in placements.enumerated() {
            let placement = placement ?? .centered(in: bounds, proposal: proposed)
            let proposal = Proposal(placement.proposal)
            let fitted = context.size(at: index, proposal) ?? .zero
            let origin = placement.origin(size: CGSize(width: fitted.width, height: fitted.height))
            visit(index, Place(x: coordinate(origin.x), y: coordinate(origin.y), proposal: proposal))
        }
    }

    package override func spacing(_ context: SubviewContext) -> ViewSpacing {
        withCache(context) { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    package override func explicitGuide(
        _ key: AlignmentKey, size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext
    ) -> Double? {
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let proposed = ProposedViewSize(proposal)
        let value = withCache(context) { layout, subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposed, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposed, subviews: subviews,
                    cache: &cache)
        }
        return value.flatMap { $0.isFinite ? Double($0) : nil }
    }

    /// A length that a user's layout answered; what cannot be one is 0.
    private func length(_ value: CGFloat) -> Double { value > 0 ? Double(value) : 0 }

    /// A place that a user's layout chose; what cannot be one is 0.
    private func coordinate(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

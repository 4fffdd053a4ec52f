import AlidadeLayout
import Foundation

/// A layout of any type. Changing the type keeps the subviews and their state, and can be animated.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { ForEach(items) { ItemView($0) } }
public struct AnyLayout: Layout {
    private var layout: LayoutEraser

    /// Hides the type of `layout`; an `AnyLayout` is not wrapped twice.
    public init<L>(_ layout: L) where L: Layout {
        self.layout = (layout as? AnyLayout)?.layout ?? TypedLayoutEraser(layout)
    }

    /// The cache of the layout inside.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var type: ObjectIdentifier
    }

    public typealias AnimatableData = _AnyAnimatableData

    public var animatableData: _AnyAnimatableData {
        get { layout.animatableData }
        set { layout = layout.with(newValue) }
    }

    public var _stackOrientation: Axis? { layout.stackOrientation }
    /// What the layout inside would be by itself.
    var inner: _BuiltInContainer? { layout.builtInContainer }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews), type: layout.typeID)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == layout.typeID {
            layout.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }
}

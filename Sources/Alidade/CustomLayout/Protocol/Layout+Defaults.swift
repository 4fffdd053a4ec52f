import AlidadeLayout
import Foundation

extension Layout {
    /// No special properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public var _builtInContainer: _BuiltInContainer? { nil }

    public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

    /// Makes a new cache in place of the old one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The preferences of all subviews, merged edge by edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing.none.with(subviews.layoutDirection)
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }

    /// The explicit guides of all subviews, where they are placed, merged by the guide's own rule.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache).map { CGFloat($0) }
    }

    /// The explicit guides of all subviews, where they are placed, merged by the guide's own rule.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache).map { CGFloat($0) }
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> Double? {
        // Placing is the dear part, and frame guides never combine.
        guard !key.isFrameGuide, let context = subviews.context else { return nil }
        let placements = context.record {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        var result: Double?
        var count = 0
        for subview in subviews {
            let placement = placements[subview.index] ?? .centered(in: bounds, proposal: proposal)
            let dimensions = subview.dimensions(in: placement.proposal)
            guard let value = dimensions.explicit(key) else { continue }
            let origin = placement.origin(size: CGSize(width: dimensions.width, height: dimensions.height))
            key.combine(value + Double(key.isVertical ? origin.y : origin.x), count: count, into: &result)
            count += 1
        }
        return result
    }
}

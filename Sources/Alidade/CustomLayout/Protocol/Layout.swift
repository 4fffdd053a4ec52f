import AlidadeLayout
import Foundation

/// A rule that measures and places a container's subviews.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             subviews.reduce(into: CGSize.zero) { size, subview in
///                 let next = subview.sizeThatFits(.unspecified)
///                 size.width += next.width
///                 size.height += next.height
///             }
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var corner = bounds.origin
///             for subview in subviews {
///                 subview.place(at: corner, proposal: .unspecified)
///                 let size = subview.sizeThatFits(.unspecified)
///                 corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///             }
///         }
///     }
///
/// Coordinates run from the leading top corner: where lines run from right to left everything is mirrored afterwards.
public protocol Layout: Animatable {
    /// Properties of every container that uses this rule.
    static var layoutProperties: LayoutProperties { get }

    /// Values that the rule keeps between calls for one container.
    associatedtype Cache = Void

    /// The container's subviews.
    typealias Subviews = LayoutSubviews

    /// A new cache, for a container that has none yet.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Brings the cache up to date after the container, or one of its subviews, has changed.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// What the container prefers beside its edges.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The container's size for a proposal, points. Values that are negative or not a number count as 0.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Places each subview with `place(at:anchor:proposal:)`. One that is not placed is centred.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// Where the guide lies, in the coordinates of `bounds`; nil where the container does not set it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Where the guide lies, in the coordinates of `bounds`; nil where the container does not set it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Ours: the built-in container that does the same, and faster; nil for users' layouts. The type alone decides
    /// which kind it is.
    var _builtInContainer: _BuiltInContainer? { get }

    /// Ours: `layoutProperties.stackOrientation` of a layout whose type is hidden.
    var _stackOrientation: Axis? { get }
}

extension Layout where Cache == Void {
    /// Nothing: the rule keeps no cache.
    public func makeCache(subviews: Subviews) {}
}

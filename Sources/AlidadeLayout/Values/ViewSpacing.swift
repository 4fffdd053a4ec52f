import Foundation

/// The distances that a view prefers to its neighbours, edge by edge.
///
/// A container uses the default distance, 8 points, where two neighbours have no preference in common.
public struct ViewSpacing: Sendable {
    package var left: EdgeSpacing
    package var top: EdgeSpacing
    package var right: EdgeSpacing
    package var bottom: EdgeSpacing
    package var layoutDirection: LayoutDirection

    /// Between two views without a preference of their own, points.
    package static let defaultDistance = 8.0

    package init(
        left: EdgeSpacing, top: EdgeSpacing, right: EdgeSpacing, bottom: EdgeSpacing,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.layoutDirection = layoutDirection
    }

    /// The default distances on all edges.
    public init() { self = .plain }

    /// No distance on any edge.
    public static let zero = ViewSpacing(all: EdgeSpacing(bare: 0))

    /// Merges another view's preferences on `edges` into these: the larger value wins.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(Edge.top) { top.formUnion(other.top) }
        if edges.contains(Edge.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(leftEdge) { left.formUnion(other.left) }
        if edges.contains(rightEdge) { right.formUnion(other.right) }
    }

    /// These preferences merged with another view's on `edges`: the larger value wins.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance, in points, from this view to the one that comes next along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(preferredDistance(to: next, along: axis) ?? Self.defaultDistance)
    }

    /// The same; nil where the two have no preference in common.
    package func preferredDistance(to next: ViewSpacing, along axis: Axis) -> Double? {
        switch axis {
        case .vertical: bottom.distance(to: next.top)
        case .horizontal:
            layoutDirection == .leftToRight ? right.distance(to: next.left) : left.distance(to: next.right)
        }
    }
}

extension ViewSpacing {
    /// What shapes, colours and most views have.
    package static let plain = ViewSpacing(all: .plain)

    /// No preference at all: the start of a container's union.
    package static let none = ViewSpacing(all: .none)

    package init(all edge: EdgeSpacing, layoutDirection: LayoutDirection = .leftToRight) {
        self.init(left: edge, top: edge, right: edge, bottom: edge, layoutDirection: layoutDirection)
    }

    /// A spacer keeps no distance along its stack's axis (nil: outside a stack, along both).
    package static func spacer(_ axis: Axis?) -> ViewSpacing {
        let zero = EdgeSpacing(bare: 0)
        let (horizontal, vertical) = (axis == .vertical ? .none : zero, axis == .horizontal ? .none : zero)
        return ViewSpacing(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
    }

    /// Text whose first and last line have these metrics; `pixel` is a device pixel's length in points.
    package static func text(first: TextLineMetrics, last: TextLineMetrics, pixel: Double) -> ViewSpacing {
        ViewSpacing(
            left: .none, top: EdgeSpacing(text: first.distanceAbove(pixel: pixel), line: first.leading),
            right: .none, bottom: EdgeSpacing(text: last.distanceBelow(pixel: pixel), line: pixel))
    }

    /// Makes `edges` plain: what a frame or a padding does.
    package mutating func reset(_ edges: Edge.Set) {
        if edges.contains(Edge.top) { top = .plain }
        if edges.contains(Edge.bottom) { bottom = .plain }
        if edges.contains(leftEdge) { left = .plain }
        if edges.contains(rightEdge) { right = .plain }
    }

    /// The same preferences if lines run the other way.
    package func with(_ direction: LayoutDirection) -> ViewSpacing {
        var result = self
        result.layoutDirection = direction
        return result
    }

    private var leftEdge: Edge { layoutDirection == .leftToRight ? .leading : .trailing }
    private var rightEdge: Edge { layoutDirection == .leftToRight ? .trailing : .leading }
}

extension ViewSpacing: Equatable {
    public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
        a.left == b.left && a.top == b.top && a.right == b.right && a.bottom == b.bottom
            && a.layoutDirection == b.layoutDirection
    }
}

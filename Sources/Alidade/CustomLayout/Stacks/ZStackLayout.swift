import AlidadeLayout
import Foundation

/// The layout of a `ZStack`, to be used as a value: with `AnyLayout`, or within another layout.
public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// By which subviews are lined up.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public var _builtInContainer: _BuiltInContainer? { _BuiltInContainer(.zStack(alignment: alignment)) }

    /// The extent around the alignment point of those with the highest priority; the others do not count.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (origin: CGPoint, size: CGSize) {
        let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
        var (left, top) = (-CGFloat.infinity, -CGFloat.infinity)
        var size = CGSize.zero
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            left = max(left, dimensions[alignment.horizontal])
            top = max(top, dimensions[alignment.vertical])
            size.width = max(size.width, dimensions.width)
            size.height = max(size.height, dimensions.height)
        }
        return (CGPoint(x: left, y: top), size)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let final = ProposedViewSize(bounds.size)
        let point = extent(final, subviews).origin
        for subview in subviews {
            let dimensions = subview.dimensions(in: final)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + point.x - dimensions[alignment.horizontal],
                    y: bounds.minY + point.y - dimensions[alignment.vertical]),
                proposal: final)
        }
    }
}

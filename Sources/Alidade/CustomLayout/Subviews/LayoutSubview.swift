import AlidadeLayout
import Foundation

/// One subview of a container with a `Layout`: a handle by which the layout measures and places it.
public struct LayoutSubview: Equatable {
    let context: SubviewContext?
    /// Its place among all the container's subviews.
    let index: Int

    /// The value that the subview, or a view in it, set with `layoutValue(key:value:)`; else the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
        context?.layoutValue(key, at: index) ?? K.defaultValue
    }

    /// What `layoutPriority(_:)` gave the subview; 0 by default.
    public var priority: Double { context?.priority(at: index) ?? 0 }

    /// The subview's size for a proposal, points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let size = context?.size(at: index, Proposal(proposal)) else { return .zero }
        return CGSize(width: size.width, height: size.height)
    }

    /// The subview's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        context?.dimensions(at: index, Proposal(proposal)) ?? ViewDimensions(width: 0, height: 0)
    }

    /// What the subview prefers beside its edges.
    public var spacing: ViewSpacing { context?.spacing(at: index) ?? ViewSpacing() }

    /// Puts the subview's `anchor` at `position`, in the coordinates of the bounds that the layout was given, and
    /// proposes `proposal` to it. The last call counts; outside `placeSubviews` it does nothing.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        context?.place(at: index, SubviewPlacement(position: position, anchor: anchor, proposal: proposal))
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.context === b.context && a.index == b.index
    }
}

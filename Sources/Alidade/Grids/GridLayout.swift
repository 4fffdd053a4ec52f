import AlidadeLayout
import Foundation

/// The layout of a `Grid`, to be used as a value: with `AnyLayout`, or within another layout.
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// Of views in their cells.
    public var alignment: Alignment
    /// Points between columns; nil: 8.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil: 8.
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public var _builtInContainer: _BuiltInContainer? {
        _BuiltInContainer(
            .grid(
                alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
                verticalSpacing: verticalSpacing.map { Double($0) }))
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> GridSolution {
        GridSolver(
            subviews.gridPlan, SubviewCells(subviews: subviews), horizontalSpacing: number(horizontalSpacing),
            verticalSpacing: number(verticalSpacing), horizontal: alignment.horizontal.key,
            vertical: alignment.vertical.key
        ).solve(Proposal(proposal))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = solve(proposal, subviews).size
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, place) in zip(subviews, solve(proposal, subviews).places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(place.proposal))
        }
    }
}

/// Subviews as a grid's cells.
private struct SubviewCells: GridCellSource {
    let subviews: LayoutSubviews

    private func subview(_ cell: Int) -> LayoutSubview { subviews[subviews.startIndex + cell] }

    func size(of cell: Int, _ proposal: Proposal) -> LayoutSize {
        let size = subview(cell).sizeThatFits(ProposedViewSize(proposal))
        return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    func guide(of cell: Int, _ key: AlignmentKey, _ proposal: Proposal, _ size: LayoutSize) -> Double {
        subview(cell).dimensions(in: ProposedViewSize(proposal)).value(of: key)
    }

    func priority(of cell: Int) -> Double { subview(cell).priority }
    func mayMove(_ keys: [AlignmentKey]) -> Bool { true }
}

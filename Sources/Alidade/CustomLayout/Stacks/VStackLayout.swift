import AlidadeLayout
import Foundation

/// The layout of a `VStack`, to be used as a value: with `AnyLayout`, or within another layout.
public struct VStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// By which subviews are lined up.
    public var alignment: HorizontalAlignment
    /// Between neighbours, points; nil: what they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public var _builtInContainer: _BuiltInContainer? {
        _BuiltInContainer(.vStack(alignment: alignment, spacing: spacing.map { Double($0) }))
    }

    private var solver: StackSolver {
        StackSolver(axis: .vertical, spacing: spacing.map { Double($0) }, alignment: alignment.key)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver.size(Proposal(proposal), subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        solver.place(in: bounds, Proposal(proposal), subviews)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { solver.spacing(subviews) }
}

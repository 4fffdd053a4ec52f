import AlidadeLayout

/// Shows the first subview whose ideal size fits the proposal, else the last one; the others are left out.
package final class FittingRunner: LayoutRunner {
    /// Where a subview has to fit.
    private var axes: Axis.Set

    package init(_ axes: Axis.Set) { self.axes = axes }

    /// False where the axes are as before.
    package func update(_ axes: Axis.Set) -> Bool {
        guard axes != self.axes else { return false }
        self.axes = axes
        return true
    }

    /// Nil where there are no subviews.
    private func choice(_ proposal: Proposal, _ context: SubviewContext) -> Int? {
        guard context.count > 0 else { return nil }
        for index in 0..<context.count - 1 {
            guard let ideal = context.size(at: index, .unspecified) else { continue }
            // An unspecified proposal is not a number, and less than nothing.
            if axes.contains(Axis.horizontal), ideal.width > proposal.width { continue }
            if axes.contains(Axis.vertical), ideal.height > proposal.height { continue }
            return index
        }
        return context.count - 1
    }

    package override func size(_ proposal: Proposal, _ context: SubviewContext) -> LayoutSize {
        choice(proposal, context).flatMap { context.size(at: $0, proposal) } ?? .zero
    }

    package override func places(
        size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext, _ visit: (_ index: Int, Place?) -> Void
    ) {
        let choice = choice(proposal, context)
        for index in 0..<context.count {
            visit(index, index == choice ? Place(x: 0, y: 0, proposal: proposal) : nil)
        }
    }

    /// Which subview it will be depends on a proposal, so all count.
    package override func spacing(_ context: SubviewContext) -> ViewSpacing {
        var result = ViewSpacing.none
        for index in 0..<context.count {
            if let spacing = context.spacing(at: index) { result.formUnion(spacing) }
        }
        return context.count == 0 ? .plain : result
    }

    package override func explicitGuide(
        _ key: AlignmentKey, size: LayoutSize, _ proposal: Proposal, _ context: SubviewContext
    ) -> Double? {
        choice(proposal, context).flatMap { context.dimensions(at: $0, proposal)?.explicit(key) }
    }
}

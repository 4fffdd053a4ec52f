import AlidadeLayout
import Foundation

/// Divides a length among the subviews of a stack, over the handles that a `Layout` has. The layout tree has its own
/// for its own stacks; the two agree.
struct StackSolver {
    let axis: Axis
    /// Nil: what neighbours prefer.
    let spacing: Double?
    let alignment: AlignmentKey

    struct Solution {
        /// Points; along the axis and across it.
        var length = 0.0
        var breadth = 0.0
        var children: [Child] = []
    }

    struct Child {
        /// From the stack's leading top corner.
        var along = 0.0
        var across = 0.0
        var proposal = ProposedViewSize.unspecified
    }

    /// - Parameter proposal: NaN where unspecified.
    func solve(_ proposal: Proposal, _ subviews: LayoutSubviews) -> Solution {
        var solution = Solution()
        guard !subviews.isEmpty else { return solution }
        let (length, breadth) =
            axis == .horizontal
            ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
        let gaps = gaps(subviews)
        var offers = [Double](repeating: .nan, count: subviews.count)
        if !length.isNaN {
            distribute(length - gaps.reduce(0, +), breadth: breadth, subviews, into: &offers)
        }
        align(offers, gaps: gaps, breadth: breadth, subviews, into: &solution)
        return solution
    }

    /// Before each subview.
    private func gaps(_ subviews: LayoutSubviews) -> [Double] {
        if let spacing { return [0] + Array(repeating: spacing.isFinite ? spacing : 0, count: subviews.count - 1) }
        var gaps = [0.0]
        var previous: ViewSpacing?
        for subview in subviews {
            let next = subview.spacing
            if let previous { gaps.append(Double(previous.distance(to: next, along: axis))) }
            previous = next
        }
        return gaps
    }

    private struct Candidate {
        var index: Int
        var priority: Double
        var least = 0.0
        var flexibility = 0.0
    }

    /// Higher priorities first, what lower ones need at least kept back; in a group the least flexible first, each
    /// offered an equal share of what is left.
    private func distribute(
        _ available: Double, breadth: Double, _ subviews: LayoutSubviews, into offers: inout [Double]
    ) {
        let views = Array(subviews)
        var order = views.indices.map { Candidate(index: $0, priority: views[$0].priority) }
        let highest = order.reduce(-Double.infinity) { max($0, $1.priority) }
        for i in order.indices {
            let isAlone = order.indices.allSatisfy { $0 == i || order[$0].priority != order[i].priority }
            if !isAlone || order[i].priority < highest {
                order[i].least = measure(views[order[i].index], 0, breadth)
            }
            if !isAlone {
                let most = measure(views[order[i].index], .infinity, breadth)
                order[i].flexibility = most - order[i].least
            }
        }
        // The place in the source makes the order total, so that it is stable.
        order.sort { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
            return a.index < b.index
        }
        var available = available
        for candidate in order where candidate.priority < highest { available -= candidate.least }
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, order[end].priority == order[start].priority { end += 1 }
            if start > 0 { for candidate in order[start..<end] { available += candidate.least } }
            for i in start..<end {
                let offer = max(available / Double(end - i), 0)
                offers[order[i].index] = offer.isNaN ? 0 : offer
                let left = available - measure(views[order[i].index], offers[order[i].index], breadth)
                if !left.isNaN { available = left }
            }
            start = end
        }
    }

    private func align(
        _ offers: [Double], gaps: [Double], breadth: Double, _ subviews: LayoutSubviews, into solution: inout Solution
    ) {
        // The alignment line itself is always inside.
        var (low, high) = (0.0, 0.0)
        var along = 0.0
        for (index, subview) in subviews.enumerated() {
            var child = Child()
            child.proposal = proposal(offers[index], breadth)
            let dimensions = subview.dimensions(in: child.proposal)
            let (length, across) =
                axis == .horizontal
                ? (Double(dimensions.width), Double(dimensions.height))
                : (Double(dimensions.height), Double(dimensions.width))
            along += gaps[index]
            child.along = along
            child.across = -dimensions.value(of: alignment)
            along += length
            (low, high) = (min(low, child.across), max(high, child.across + across))
            solution.children.append(child)
        }
        for index in solution.children.indices { solution.children[index].across -= low }
        (solution.length, solution.breadth) = (max(along, 0), high - low)
    }

    func size(_ proposal: Proposal, _ subviews: LayoutSubviews) -> CGSize {
        let solution = solve(proposal, subviews)
        return axis == .horizontal
            ? CGSize(width: solution.length, height: solution.breadth)
            : CGSize(width: solution.breadth, height: solution.length)
    }

    /// Across the stack an unspecified proposal becomes the stack's own breadth.
    func place(in bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews) {
        let final =
            axis == .horizontal
            ? Proposal(width: proposal.width, height: proposal.height.isNaN ? Double(bounds.height) : proposal.height)
            : Proposal(width: proposal.width.isNaN ? Double(bounds.width) : proposal.width, height: proposal.height)
        for (subview, child) in zip(subviews, solve(final, subviews).children) {
            let offset =
                axis == .horizontal
                ? CGPoint(x: child.along, y: child.across) : CGPoint(x: child.across, y: child.along)
            subview.place(
                at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: child.proposal)
        }
    }

    /// Along the stack its ends', across it everybody's.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing.none.with(subviews.layoutDirection)
        for subview in subviews {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        return result
    }

    private func measure(_ subview: LayoutSubview, _ length: Double, _ breadth: Double) -> Double {
        let size = subview.sizeThatFits(proposal(length, breadth))
        return Double(axis == .horizontal ? size.width : size.height)
    }

    private func proposal(_ length: Double, _ breadth: Double) -> ProposedViewSize {
        ProposedViewSize(
            axis == .horizontal
                ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length))
    }
}

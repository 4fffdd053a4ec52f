import AlidadeLayout

/// The subviews of a container with a `Layout`, in source order, or a selection of them.
///
/// Valid during the call that they were handed to.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// The direction in which lines run around the container. Places are mirrored without a layout's doing.
    public var layoutDirection: LayoutDirection

    let context: SubviewContext?
    /// Places among all the container's subviews; nil stands for all in order.
    private let selection: [Int]?
    private let range: Range<Int>

    /// All subviews of a container.
    package init(_ context: SubviewContext) {
        self.context = context
        layoutDirection = context.layoutDirection
        selection = nil
        range = 0..<context.count
    }

    private init(_ base: LayoutSubviews, selection: [Int]?, range: Range<Int>) {
        context = base.context
        layoutDirection = base.layoutDirection
        self.selection = selection
        self.range = range
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    /// The subview at `index`.
    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "Subview index out of range")
        return LayoutSubview(context: context, index: selection?[index] ?? index)
    }

    /// The subviews in `bounds`.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound)
        return LayoutSubviews(self, selection: selection, range: bounds)
    }

    /// How these subviews form a table; each alone in a row where they are not all that their container has.
    var gridPlan: GridPlan {
        if selection == nil, count == context?.count, let plan = context?.gridPlan, plan.cells.count == count {
            return plan
        }
        var plan = GridPlan()
        for _ in self { plan.add(GridCell()) }
        plan.finish()
        return plan
    }

    /// The subviews at `indices`, in that order.
    // Disfavoured, since an open range such as `1...` is a sequence, too, and a subrange is meant.
    @_disfavoredOverload
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        let chosen = indices.map { self[$0].index }
        return LayoutSubviews(self, selection: chosen, range: 0..<chosen.count)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.context === b.context && a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }
}

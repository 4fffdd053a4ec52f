import Foundation

/// A type that names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
    /// The guide's place in a view of these dimensions, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges one more child's explicit value, in the container's coordinates, into what the container reports.
    /// `n` values have been merged before; the default keeps their mean.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        guard n > 0, let mean = parentValue else {
            parentValue = childValue
            return
        }
        let count = CGFloat(n)
        parentValue = (mean * count + childValue) / (count + 1)
    }
}

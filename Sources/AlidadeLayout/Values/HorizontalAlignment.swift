import Foundation

/// A guide on the horizontal axis, by which views are lined up.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide that `id` names. Make it once, in a static constant.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentRegistry.key(of: id, isVertical: false)
    }

    /// Merges the explicit values of a container's children, in the container's coordinates, into the container's own.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        key.combineExplicit(values.lazy.map { $0.map { Double($0) } }).map { CGFloat($0) }
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(key: .leading)
    /// The centre.
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(key: .trailing)
    /// Where a list row's separator begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
    /// Where a list row's separator ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
}

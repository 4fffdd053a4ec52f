import Foundation

/// A guide on the vertical axis, by which views are lined up.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide that `id` names. Make it once, in a static constant.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentRegistry.key(of: id, isVertical: true)
    }

    /// Merges the explicit values of a container's children, in the container's coordinates, into the container's own.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        key.combineExplicit(values.lazy.map { $0.map { Double($0) } }).map { CGFloat($0) }
    }

    /// The upper edge.
    public static let top = VerticalAlignment(key: .top)
    /// The centre.
    public static let center = VerticalAlignment(key: .verticalCenter)
    /// The lower edge.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// The baseline of the first line of text; the lower edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// The baseline of the last line of text; the lower edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

import Foundation

/// The size that a container offers a view, in points. A dimension that is nil asks for the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// Points; nil asks for the ideal width.
    public var width: CGFloat?
    /// Points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal with the given dimensions; nil leaves one unspecified.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of exactly `size`.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal as a size, where `size` stands in for dimensions that are nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// An item's size in points. As an answer to a proposal it may be infinite, never negative or NaN.
@usableFromInline
package struct LayoutSize: Equatable, Sendable {
    @usableFromInline package var width: Double
    @usableFromInline package var height: Double

    @inlinable
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable package static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

    /// What user code answered, made safe: NaN and negative lengths count as 0.
    @inline(__always)
    var sanitized: LayoutSize { LayoutSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
}

import AlidadeLayout
import Foundation

/// Where a scroll view's content stands.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's place under the viewport's corner, points; minus the insets where nothing is scrolled.
    public var contentOffset: CGPoint
    /// Without insets.
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    /// The viewport's size.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The viewport in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The viewport inside the insets, in the content's coordinates.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
            + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

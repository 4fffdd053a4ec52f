import AlidadeLayout
import Foundation

/// Comes to rest at multiples of the viewport.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Points a second from which a page is turned, however little of the next is seen.
    private static let turn = 50.0

    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(
            _ end: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ content: CGFloat
        ) -> CGFloat {
            guard length > 0, end.isFinite, start.isFinite else { return end }
            let from = (start / length).rounded()
            var number = (end / length).rounded()
            // At most one page at a time, and one at least where the hand was quick.
            if velocity > Self.turn {
                number = from + 1
            } else if velocity < -Self.turn {
                number = from - 1
            } else {
                number = min(max(number, from - 1), from + 1)
            }
            return min(max(number * length, 0), max(0, content - length))
        }
        let original = context.originalTarget.rect
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, original.minX, context.velocity.dx, context.containerSize.width,
                context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, original.minY, context.velocity.dy, context.containerSize.height,
                context.contentSize.height)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A viewport at a time.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

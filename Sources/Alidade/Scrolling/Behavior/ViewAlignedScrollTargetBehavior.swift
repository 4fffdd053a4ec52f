import AlidadeLayout
import Foundation

/// Comes to rest where a view begins: one of those in a `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may pass.
    public struct LimitBehavior: Sendable {
        enum Kind { case automatic, always, never, few, one }
        let kind: Kind
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    }

    let limit: LimitBehavior
    let anchor: UnitPoint?
    /// Points a second from which the next view is meant, however little of it is seen.
    private static let turn = 50.0

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let fraction = anchor ?? .topLeading
        func aligned(
            _ end: CGFloat, _ from: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ fraction: CGFloat,
            _ starts: [(start: CGFloat, length: CGFloat)]
        ) -> CGFloat {
            // Offsets at which the same fraction of a view and of the viewport meet.
            let places = starts.map { $0.start + $0.length * fraction - length * fraction }.sorted()
            guard let nearest = places.min(by: { abs($0 - end) < abs($1 - end) }) else { return end }
            let next = places.first { $0 > from + 0.5 } ?? nearest
            let previous = places.last { $0 < from - 0.5 } ?? nearest
            if limit.kind == .one || limit.kind == .always {
                if velocity > Self.turn || end > from + 0.5 && nearest > from { return min(nearest, next) }
                if velocity < -Self.turn || end < from - 0.5 && nearest < from { return max(nearest, previous) }
            }
            if velocity > Self.turn, nearest <= from + 0.5 { return next }
            if velocity < -Self.turn, nearest >= from - 0.5 { return previous }
            return nearest
        }
        let original = context.originalTarget.rect
        let around = target.rect.union(original).insetBy(
            dx: -context.containerSize.width, dy: -context.containerSize.height)
        let rects = context.targets(around)
        guard !rects.isEmpty else { return }
        let size = context.containerSize
        let insets = context.insets
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, original.minX, context.velocity.dx,
                size.width - insets.leading - insets.trailing, fraction.x, rects.map { ($0.minX, $0.width) })
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                target.rect.minY, original.minY, context.velocity.dy, size.height - insets.top - insets.bottom,
                fraction.y, rects.map { ($0.minY, $0.height) })
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

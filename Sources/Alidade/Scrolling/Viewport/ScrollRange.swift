import AlidadeLayout
import Foundation

/// The offsets that a viewport may have.
struct ScrollRange: Equatable {
    var low = CGPoint.zero
    var high = CGPoint.zero
    var isEmpty: Bool { low == high }

    init() {}

    /// - Parameter alignment: where content smaller than the viewport stands; nil: at the start.
    init(content: CGSize, viewport: CGSize, axes: Axis.Set, alignment: UnitPoint?) {
        func ends(_ content: CGFloat, _ viewport: CGFloat, _ fraction: CGFloat?, _ scrolls: Bool) -> (
            CGFloat, CGFloat
        ) {
            guard scrolls, content.isFinite, viewport.isFinite else { return (0, 0) }
            let room = content - viewport
            if room >= 0 { return (0, room) }
            let start = room * (fraction ?? 0)
            return (start, start)
        }
        (low.x, high.x) = ends(content.width, viewport.width, alignment?.x, axes.contains(.horizontal))
        (low.y, high.y) = ends(content.height, viewport.height, alignment?.y, axes.contains(.vertical))
    }

    func clamp(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x.isNaN ? point.x : min(max(point.x, low.x), high.x),
            y: point.y.isNaN ? point.y : min(max(point.y, low.y), high.y))
    }

    /// The offset at which the same unit point of content and viewport meet.
    func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: low.x + (high.x - low.x) * anchor.x, y: low.y + (high.y - low.y) * anchor.y)
    }
}

/// Holds content at an anchor while it has not been moved away from it.
struct ScrollAnchoring {
    private var range = ScrollRange()
    private var hasSettled = false
    /// Something has moved the content: its first place no longer matters.
    private var isTouched = false
    /// The content has been seen at its first place.
    private var hasBeenSeen = false
    /// Whether the content stands at the anchor for changes of size, by axis.
    private var isAtAnchor = (x: false, y: false)

    /// Something has moved the content.
    mutating func moved(to offset: CGPoint, _ anchors: ScrollAnchors) {
        isTouched = true
        look(offset, anchors)
    }

    /// What there is to scroll is shown: from now on only the anchor for changes of size moves it.
    mutating func seen() { if !range.isEmpty { hasBeenSeen = true } }

    private mutating func look(_ offset: CGPoint, _ anchors: ScrollAnchors) {
        guard let anchor = anchors.sizeChanges else { return }
        let place = range.point(at: anchor)
        isAtAnchor = (abs(offset.x - place.x) < 0.5, abs(offset.y - place.y) < 0.5)
    }

    /// The offset for content that may have got another size.
    mutating func settle(_ offset: CGPoint, _ new: ScrollRange, _ anchors: ScrollAnchors) -> CGPoint {
        let isOther = hasSettled && range != new
        range = new
        hasSettled = true
        if !isTouched, !hasBeenSeen, let initial = anchors.initial {
            let place = new.point(at: initial)
            look(place, anchors)
            return place
        }
        var place = offset
        if isOther, let anchor = anchors.sizeChanges {
            let goal = new.point(at: anchor)
            if isAtAnchor.x { place.x = goal.x }
            if isAtAnchor.y { place.y = goal.y }
        }
        place = new.clamp(place)
        look(place, anchors)
        return place
    }
}

import AlidadeLayout
import Foundation

/// Somebody's wish to see something. It is fulfilled after layout, and again until what is shown has been measured.
@MainActor
final class ScrollRequest {
    /// Where to look for the view.
    enum Goal {
        case id(AnyHashable, below: Scope)
        case destination(ScrollDestination)
        /// Within a scroll view: the offset; nan keeps the axis where it is.
        case point(CGPoint)
        case edge(Edge)
    }
    let goal: Goal
    let anchor: UnitPoint?
    let animation: Animation?
    /// The only scroll view that moves; nil: all around the view below the scope.
    var scroll: ScrollPayload? { fixed ?? observer?.payload }
    private weak var fixed: ScrollPayload?
    /// Who asks for the scroll view that it observes.
    weak var observer: ScrollObserver?
    var tries = 0

    init(_ goal: Goal, anchor: UnitPoint? = nil, animation: Animation? = nil, in scroll: ScrollPayload? = nil) {
        self.goal = goal
        self.anchor = anchor
        self.animation = animation
        fixed = scroll
    }
}

extension Host {
    /// Estimated rows are measured when they are reached; this often the way to a row is corrected.
    private static let scrollTries = 12

    /// Asks for a scroll; it is done when the views are up to date.
    func request(_ request: ScrollRequest) {
        if let scroll = request.scroll { dropScrollRequests(for: scroll) }
        change {
            self.scrollRequests.append(request)
            self.displayChanged = true
        }
    }

    func dropScrollRequests(for payload: ScrollPayload) {
        guard !scrollRequests.isEmpty else { return }
        scrollRequests.removeAll { $0.tries > 0 || $0.scroll === payload }
    }

    /// Fulfils what has been asked for. True where something has to be laid out again.
    func performScrollRequests() -> Bool {
        let requests = scrollRequests
        scrollRequests = []
        var moved = false
        for request in requests {
            let isAnimated = request.animation != nil && request.tries == 0
            request.tries += 1
            guard let (targets, goal) = targets(of: request), !targets.isEmpty else { continue }
            var movedNow = false
            for scroll in targets {
                guard let end = offset(in: scroll, goal, request.anchor) else { continue }
                if isAnimated, let animation = request.animation {
                    animate(scroll, animation, request, goal)
                } else {
                    if request.tries == 1 { scroll.endMotion() }
                    movedNow = scroll.move(to: end) || movedNow
                }
            }
            moved = moved || movedNow
            // Rows that come into sight may turn out to be longer or shorter than was thought.
            if movedNow, request.tries < Self.scrollTries { scrollRequests.append(request) }
        }
        return moved
    }

    private func animate(
        _ scroll: ScrollPayload, _ animation: Animation, _ request: ScrollRequest, _ goal: ScrollRequest.Goal
    ) {
        let anchor = request.anchor
        let motion = TargetMotion(
            scroll, animation,
            resolve: { [weak self, weak scroll] in
                guard let self, let scroll else { return nil }
                return self.offset(in: scroll, goal, anchor)
            },
            arrive: { [weak self, weak scroll] in
                guard let self, let scroll else { return }
                let last = ScrollRequest(goal, anchor: anchor, animation: nil, in: scroll)
                self.scrollRequests.append(last)
                self.displayChanged = true
            })
        guard let motion else { return }
        scroll.motion = motion
        scroll.setPhase(.animating)
        animations.add(motion)
    }

    /// The scroll views that a request moves, and the view it leads to.
    private func targets(of request: ScrollRequest) -> ([ScrollPayload], ScrollRequest.Goal)? {
        switch request.goal {
        case .id(let id, let root):
            guard root.isAlive, let found = ScrollTargetFinder.find(id, below: root), found.item != noItem else {
                return nil
            }
            if let scroll = request.scroll { return ([scroll], .destination(found)) }
            let outer = Set(scrollViews(around: root.context.container).map { $0.item })
            return (scrollViews(around: found.item).filter { !outer.contains($0.item) }, .destination(found))
        case .destination(let found):
            guard found.item != noItem else { return nil }
            if let scroll = request.scroll { return scroll.item == noItem ? nil : ([scroll], request.goal) }
            return (scrollViews(around: found.item), request.goal)
        case .point, .edge:
            guard let scroll = request.scroll, scroll.item != noItem else { return nil }
            return ([scroll], request.goal)
        }
    }

    /// The offset that shows a goal at an anchor.
    func offset(in scroll: ScrollPayload, _ goal: ScrollRequest.Goal, _ anchor: UnitPoint?) -> CGPoint? {
        guard scroll.item != noItem else { return nil }
        switch goal {
        case .id: return nil
        case .destination(let destination):
            guard let rect = destination.rect(self) else { return nil }
            return scroll.clamped(scroll.offset(showing: convert(rect, fromWindowTo: scroll.item), at: anchor))
        case .point(let point):
            let now = scroll.offset
            return scroll.clamped(CGPoint(x: point.x.isNaN ? now.x : point.x, y: point.y.isNaN ? now.y : point.y))
        case .edge(let edge):
            var point = scroll.offset
            switch edge {
            case .top: point.y = -.greatestFiniteMagnitude
            case .bottom: point.y = .greatestFiniteMagnitude
            case .leading: point.x = -.greatestFiniteMagnitude
            case .trailing: point.x = .greatestFiniteMagnitude
            }
            return scroll.clamped(point)
        }
    }
}

extension ScrollPayload {
    /// The offset that shows a rectangle, given in the viewport's coordinates as it stands now.
    ///
    /// - Parameter anchor: the point of rectangle and viewport that are to meet; nil: no further than is needed.
    func offset(showing rect: CGRect, at anchor: UnitPoint?) -> CGPoint {
        let margins = settings.margins.content
        let now = offset
        let size = viewport
        func along(
            _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ now: CGFloat, _ fraction: CGFloat?
        ) -> CGFloat {
            if let fraction { return now + start + length * fraction - (low + (high - low) * fraction) }
            if length >= high - low {
                // More than fits: what is seen of it stays, else its nearer end comes.
                if start <= low && start + length >= high { return now }
                return abs(start - low) < abs(start + length - high) ? now + start - low : now + start + length - high
            }
            if start < low { return now + start - low }
            return start + length > high ? now + start + length - high : now
        }
        return CGPoint(
            x: axes.contains(.horizontal)
                ? along(rect.minX, rect.width, margins.leading, size.width - margins.trailing, now.x, anchor?.x)
                : now.x,
            y: axes.contains(.vertical)
                ? along(rect.minY, rect.height, margins.top, size.height - margins.bottom, now.y, anchor?.y)
                : now.y)
    }
}

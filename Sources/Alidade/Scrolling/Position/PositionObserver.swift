import AlidadeLayout
import Foundation

/// Follows which view stands at a point of a scroll view, and holds that view there while others come and go.
@MainActor
class PositionObserver: ScrollObserver {
    unowned(unsafe) let scope: Scope
    var anchor: UnitPoint?
    private var lastOffset: CGPoint?
    private var held: (id: AnyHashable, place: CGPoint)?
    /// A scroll of the program's is not reported back as the user's.
    private var isProgram = true

    init(_ scope: Scope) { self.scope = scope }

    /// The user or something else than the program has brought another view to the anchor.
    func arrived(at id: AnyHashable?) {}

    func ask(_ goal: ScrollRequest.Goal, anchor: UnitPoint?) {
        let request = ScrollRequest(goal, anchor: anchor, animation: scope.host.animations.animation)
        request.observer = self
        isProgram = true
        scope.host.request(request)
    }

    override func userMoved(_ payload: ScrollPayload) { isProgram = false }

    override func layoutDone(_ payload: ScrollPayload) {
        let offset = payload.offset
        let targets = payload.targets(near: payload.geometry.bounds)
        if let held, offset == lastOffset, payload.motion == nil,
            let now = targets.first(where: { $0.id == held.id })
        {
            // Views above it have come or gone: it stays where it is on screen.
            let place = self.place(of: now.rect, in: payload)
            let delta = CGVector(dx: place.x - held.place.x, dy: place.y - held.place.y)
            if abs(delta.dx) > 0.5 || abs(delta.dy) > 0.5 {
                payload.move(to: CGPoint(x: offset.x + delta.dx, y: offset.y + delta.dy), showsIndicators: false)
                lastOffset = payload.offset
                return
            }
        }
        let moved = lastOffset.map { $0 != offset } ?? false
        lastOffset = offset
        let current = self.current(of: targets, in: payload)
        if let current, let id = current.id { held = (id, place(of: current.rect, in: payload)) }
        if moved, !isProgram { arrived(at: current?.id) }
    }

    private func place(of rect: CGRect, in payload: ScrollPayload) -> CGPoint {
        let origin = payload.geometry.contentOffset
        return CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y)
    }

    private func current(
        of targets: [(id: AnyHashable?, rect: CGRect)], in payload: ScrollPayload
    ) -> (id: AnyHashable?, rect: CGRect)? {
        let visible = payload.geometry.visibleRect
        let point = anchor ?? .topLeading
        let goal = CGPoint(x: visible.minX + visible.width * point.x, y: visible.minY + visible.height * point.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let dx = payload.axes.contains(.horizontal) ? rect.minX + rect.width * point.x - goal.x : 0
            let dy = payload.axes.contains(.vertical) ? rect.minY + rect.height * point.y - goal.y : 0
            return dx * dx + dy * dy
        }
        return targets.min { distance($0.rect) < distance($1.rect) }
    }
}

/// Keeps a program's `ScrollPosition` and a scroll view in step.
final class ScrollPositionObserver: PositionObserver {
    private var binding: Binding<ScrollPosition>?
    private var last: ScrollPosition?

    func update(_ binding: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.binding = binding
        self.anchor = anchor
        let new = binding.wrappedValue
        guard new != last else { return }
        last = new
        switch new.goal {
        case .none: break
        case .id(let id, let own): ask(.id(id, below: scope), anchor: own ?? anchor)
        case .edge(let edge): ask(.edge(edge), anchor: nil)
        case .point(let x, let y): ask(.point(CGPoint(x: x, y: y)), anchor: nil)
        }
    }

    override func userMoved(_ payload: ScrollPayload) {
        super.userMoved(payload)
        tell(last?.viewID.map { AnyHashable($0) })
    }

    override func arrived(at id: AnyHashable?) { tell(id) }

    private func tell(_ id: AnyHashable?) {
        guard let binding, var new = last else { return }
        new.userScrolled(to: id)
        guard new != last else { return }
        last = new
        scope.host.actions.change { binding.wrappedValue = new }
    }
}

/// Keeps the identifier of a view and a scroll view in step.
final class ScrollIDObserver<ID: Hashable>: PositionObserver {
    private var binding: Binding<ID?>?
    private var last: ID?

    func update(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        self.binding = binding
        self.anchor = anchor
        let new = binding.wrappedValue
        guard new != last else { return }
        last = new
        if let new { ask(.id(AnyHashable(new), below: scope), anchor: anchor) }
    }

    override func arrived(at id: AnyHashable?) {
        guard let binding, let id, let new = id.base as? ID ?? (id as? ID), new != last else { return }
        last = new
        scope.host.actions.change { binding.wrappedValue = new }
    }
}

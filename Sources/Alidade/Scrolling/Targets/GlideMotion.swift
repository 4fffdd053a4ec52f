import AlidadeLayout
import Foundation

/// Content that glides on after the fingers have gone, ever more slowly.
final class GlideMotion: ScrollMotion {
    /// Seconds in which the speed falls to a third (by the factor e).
    private static let slowing = 0.325
    /// Slower than this, points a second, it stands.
    private static let least = 20.0

    private weak var scroll: ScrollPayload?
    private let velocity: CGVector
    private let start: Double
    /// How much of `velocity` times `slowing` has been covered, 0…1.
    private var covered = 0.0

    /// nil where there is nothing to glide.
    init?(_ scroll: ScrollPayload, velocity: CGVector) {
        guard GlideMotion.speed(velocity) > Self.least * 3 else { return nil }
        self.scroll = scroll
        self.velocity = velocity
        start = scroll.host.now
    }

    private static func speed(_ velocity: CGVector) -> Double {
        Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    }

    /// Where content with this speed comes to rest.
    static func end(from offset: CGPoint, velocity: CGVector) -> CGPoint {
        CGPoint(x: offset.x + velocity.dx * slowing, y: offset.y + velocity.dy * slowing)
    }

    var end: CGPoint? {
        guard let scroll else { return nil }
        let left = (1 - covered) * Self.slowing
        let offset = scroll.offset
        return scroll.clamped(CGPoint(x: offset.x + velocity.dx * left, y: offset.y + velocity.dy * left))
    }

    func advance(to time: Double) -> Bool {
        guard let scroll, scroll.item != noItem, scroll.motion === self else { return true }
        let rest = exp(-max(0, time - start) / Self.slowing)
        let step = (1 - rest - covered) * Self.slowing
        covered = 1 - rest
        let delta = CGVector(dx: velocity.dx * step, dy: velocity.dy * step)
        let offset = scroll.offset
        let moved = scroll.move(to: CGPoint(x: offset.x + delta.dx, y: offset.y + delta.dy))
        if moved { for observer in scroll.observers { observer.userMoved(scroll) } }
        // At the end of the content it stops.
        let isStuck = !moved && step > 0 && !scroll.canScroll(delta)
        guard isStuck || Self.speed(velocity) * rest < Self.least else { return false }
        scroll.endMotion()
        return true
    }
}

extension ScrollPayload {
    /// Moves to where the behaviour lets a scroll end; false where there is no behaviour.
    func rest(at target: CGPoint, from start: CGPoint, velocity: CGVector) -> Bool {
        guard let end = resting(target, from: start, velocity: velocity) else { return false }
        for observer in observers { observer.userMoved(self) }
        let motion = TargetMotion(self, .smooth(duration: 0.35), resolve: { end }, arrive: {})
        guard let motion else {
            endMotion()
            return true
        }
        self.motion = motion
        setPhase(.decelerating, velocity: velocity)
        host.animations.add(motion)
        return true
    }
}

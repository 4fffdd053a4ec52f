import AlidadeLayout
import Foundation

/// Content that moves with the clock.
@MainActor
protocol ScrollMotion: AnimationRun {
    /// Where it will come to rest; nil where nobody knows.
    var end: CGPoint? { get }
}

/// A scroll to somewhere under an animation. The way is measured anew at each step, for rows on it may turn out to be
/// longer or shorter than was thought.
final class TargetMotion: ScrollMotion {
    private weak var scroll: ScrollPayload?
    private let resolve: () -> CGPoint?
    private let arrive: () -> Void
    private var progress: RunningAnimation<Double>
    private var done = 0.0

    /// nil where it is there already.
    init?(
        _ scroll: ScrollPayload, _ animation: Animation, resolve: @escaping () -> CGPoint?,
        arrive: @escaping () -> Void
    ) {
        guard let end = resolve(), end != scroll.offset else { return nil }
        self.scroll = scroll
        self.resolve = resolve
        self.arrive = arrive
        progress = RunningAnimation(from: 0, to: 1, animation, at: scroll.host.now)
    }

    var end: CGPoint? { resolve() }

    func advance(to time: Double) -> Bool {
        guard let scroll, scroll.item != noItem, scroll.motion === self else { return true }
        let value = progress.value(at: time)
        guard let end = resolve() else { return true }
        let isOver = progress.isFinished
        let now = scroll.offset
        // The share of what is left of the way; a spring that goes beyond its end has none left to divide.
        let left = 1 - done
        let share = isOver ? 1 : left > 1e-6 ? (value - done) / left : 1
        done = min(value, 1 - 1e-9)
        scroll.move(
            to: CGPoint(x: now.x + (end.x - now.x) * share, y: now.y + (end.y - now.y) * share))
        guard isOver else { return false }
        scroll.endMotion()
        arrive()
        return true
    }
}

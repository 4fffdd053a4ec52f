import AlidadeLayout
import Foundation

/// A source that has come in another's stead is on its way from where that was to its own place. Layout sees every step:
/// what is inside is proposed the size of the moment.
@MainActor
final class HeroMove: AnimationRun {
    private weak var payload: MatchedPayload?
    private var running: RunningAnimation<CGRect.AnimatableData>
    /// From the source's own place to where it is shown.
    private(set) var difference: CGRect.AnimatableData

    init(_ payload: MatchedPayload, from old: CGRect, to new: CGRect, _ animation: Animation, at time: Double) {
        self.payload = payload
        difference = old.animatableData - new.animatableData
        running = RunningAnimation(from: difference, to: .zero, animation, at: time)
    }

    /// Where something is shown that layout has put at `rect`.
    func shown(_ rect: CGRect) -> CGRect {
        var result = rect
        result.animatableData += difference
        result.size = CGSize(width: max(0, result.width), height: max(0, result.height))
        return result
    }

    func advance(to time: Double) -> Bool {
        difference = running.value(at: time)
        guard let payload, payload.item != noItem, payload.hero === self else { return true }
        if running.isFinished { payload.hero = nil }
        payload.host.tree.markPlace(payload.item)
        return running.isFinished
    }
}

import AlidadeLayout

/// Runs animations on the host's clock.
@MainActor
package final class AnimationClock {
    private unowned let host: Host

    init(host: Host) { self.host = host }

    /// The animation of the update that is running.
    private(set) var current: Transaction?

    func isRunning(at time: Double) -> Bool { false }
    func begin(_ transaction: Transaction) { current = transaction }
    func end() { current = nil }
    func tick(at time: Double) {}
    func itemRemoved(_ item: ItemIndex) {}

    /// Time of the next tick; nil while nothing moves.
    var nextTick: Double? { nil }
    func animateEffect<E: _ViewEffect & Animatable>(_ payload: EffectPayload<E>, to effect: E) {}
    func animateShape<S: Shape, Style: ShapeStyle>(_ payload: ShapePayload<S, Style>, to shape: S) {}

    /// Starts moving an item's numbers towards new ones; false where they should change at once.
    func animate(_ item: ItemIndex, to params: ItemParams) -> Bool { false }
}

/// What a frame cost, in counts. Tests assert these; time belongs to the benchmark.
package struct FrameStatistics: Equatable {
    /// Bodies of views and modifiers that ran.
    package var bodies = 0
    /// Items added to the layout tree.
    package var itemsBuilt = 0
    package var itemsRemoved = 0
    /// Container and text measurements that no cache answered.
    package var measures = 0
    package var placements = 0
    /// Items that were looked at to see whether they are in sight.
    package var itemsLookedAt = 0
    /// Display items emitted.
    package var itemsDrawn = 0
    /// Rounds of actions that led to another update.
    package var rounds = 0
    /// Frames made.
    package var frames = 0
    /// Scopes alive; not reset.
    package var scopes = 0

    package init() {}

    package mutating func reset() {
        let scopes = self.scopes
        self = FrameStatistics()
        self.scopes = scopes
    }
}

/// What layouts have cost since the last reset.
package struct LayoutStatistics: Equatable, Sendable {
    /// Answers that were computed, not found in a cache.
    package var measures = 0
    /// Lengths of stacks that were divided among their children.
    package var divisions = 0
    /// Items placed because their size, their proposal or something in them changed.
    package var placements = 0
    /// Items that only moved.
    package var moved = 0
    /// Items whose earlier answers were computed again after a change.
    package var replays = 0

    package init() {}
    package mutating func reset() { self = LayoutStatistics() }
}

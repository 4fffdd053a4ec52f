/// What the tree notes about an item for itself.
@usableFromInline
struct ItemMarks: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8
    @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Waits to be replayed.
    static let measure = ItemMarks(rawValue: 1 << 0)
    /// Its children are placed again whatever its size and proposal.
    static let placeAgain = ItemMarks(rawValue: 1 << 1)
    /// Has been placed since it was inserted.
    static let placed = ItemMarks(rawValue: 1 << 2)
    /// It, or something below, depends on its place in the window.
    static let dependsOnPlace = ItemMarks(rawValue: 1 << 3)
    /// Is in this layout's list of changed observers.
    static let reported = ItemMarks(rawValue: 1 << 4)
    /// Its record is not in use.
    static let free = ItemMarks(rawValue: 1 << 5)
    /// Its container has placed it in this run.
    static let inRun = ItemMarks(rawValue: 1 << 6)
    /// Everything below counts as moved when it is placed next.
    static let movesAll = ItemMarks(rawValue: 1 << 7)
}

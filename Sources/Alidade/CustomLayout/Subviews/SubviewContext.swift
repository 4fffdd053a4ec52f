import AlidadeLayout

/// What the handles of one container's subviews share. It notes places; nothing moves before the layout has returned.
package final class SubviewContext {
    private let source: any SubviewSource
    package let count: Int
    let layoutDirection: LayoutDirection
    /// By subview; empty while nothing is recorded.
    private var placements: [SubviewPlacement?] = []

    /// A snapshot of the number and direction of `source`'s subviews: make a new one when they change.
    package init(_ source: any SubviewSource) {
        self.source = source
        count = source.subviewCount
        layoutDirection = source.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Set when the container has changed: handles that user code kept find nothing any more.
    package var isStale = false

    /// Runs a layout's `placeSubviews` and returns what it decided, by subview.
    func record(_ body: () -> Void) -> [SubviewPlacement?] {
        let outer = placements
        placements = Array(repeating: nil, count: count)
        body()
        defer { placements = outer }
        return placements
    }

    func place(at index: Int, _ placement: SubviewPlacement) {
        guard placements.indices.contains(index) else { return }
        placements[index] = placement
    }

    func size(at index: Int, _ proposal: Proposal) -> LayoutSize? {
        isStale ? nil : source.size(at: index, proposal)
    }

    func dimensions(at index: Int, _ proposal: Proposal) -> ViewDimensions? {
        isStale ? nil : source.dimensions(at: index, proposal)
    }

    var gridPlan: GridPlan? { isStale ? nil : source.gridPlan }

    func spacing(at index: Int) -> ViewSpacing? { isStale ? nil : source.spacing(at: index) }

    func priority(at index: Int) -> Double? { isStale ? nil : source.priority(at: index) }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value? {
        isStale ? nil : source.layoutValue(key, at: index)
    }
}

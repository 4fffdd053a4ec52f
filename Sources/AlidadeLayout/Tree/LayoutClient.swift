/// What the layout tree asks of whoever fills it. No call changes the tree, except that `place` may change what is
/// below the item it places.
package protocol LayoutClient: AnyObject {
    /// The size for a proposal, of `text` and `external` items. The tree remembers the answer.
    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize
    /// Whether a text that was measured at a width, and no height, is known to be as large at that width in every
    /// height. Saves the questions; false is always right.
    func hasOneHeight(_ item: ItemIndex, _ proposal: Proposal) -> Bool
    /// Places an `external` item's children with `LayoutTree.placeChild`; the tree places what is in them afterwards.
    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal)
    /// A text's first and last baseline, points from its top.
    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double)
    /// What `text` and `external` items prefer beside their edges.
    func spacing(_ item: ItemIndex) -> ViewSpacing
    /// An `alignmentGuide`'s value, or an `external`'s explicit one; nil where it has none.
    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double?
    /// An `external` item's children, their order or direction, or what one of them would answer, may have changed:
    /// what the client remembers of them is no longer true. Called before it is asked again.
    func childrenChanged(_ item: ItemIndex)
    /// Where a `scroll` item's content is to stand now that both sizes are known, before it is placed; nil: the offset
    /// it has, kept within the content.
    func scrollOffset(_ item: ItemIndex, content: LayoutSize, viewport: LayoutSize) -> (x: Double, y: Double)?
}

extension LayoutClient {
    package func hasOneHeight(_ item: ItemIndex, _ proposal: Proposal) -> Bool { false }
    package func childrenChanged(_ item: ItemIndex) {}
    package func scrollOffset(
        _ item: ItemIndex, content: LayoutSize, viewport: LayoutSize
    ) -> (x: Double, y: Double)? { nil }
}

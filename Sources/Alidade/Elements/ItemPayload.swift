import AlidadeLayout
import Foundation

/// What an item has beyond its place in the layout: what it draws, what it does with input, what it measures.
@MainActor
package class ItemPayload {
    /// Set when the payload's item is created; an item is named by its payload outside a pass.
    @exclusivity(unchecked) package internal(set) final var item: ItemIndex = noItem
    @exclusivity(unchecked) package final unowned(unsafe) var host: Host!

    package init(_: Void = ()) {}

    /// The size for a proposal, for `text` and `external` items.
    package func measure(_ proposal: Proposal) -> LayoutSize { LayoutSize(width: 0, height: 0) }
    /// Whether a text with this width and no height is known to be as large in every height.
    package func hasOneHeight(_ proposal: Proposal) -> Bool { false }
    /// Places the children of an `external` item through `LayoutTree.placeChild`.
    package func place(size: LayoutSize, proposal: Proposal) {}
    /// The children of an `external` item, or what they would answer, may have changed.
    package func childrenChanged() {}
    package func baselines(_ proposal: Proposal) -> (first: Double, last: Double) { (0, 0) }
    package var spacing: ViewSpacing { ViewSpacing() }
    package func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? { nil }
    /// Where a scroll view's content is to stand, for `scroll` items; nil: where it does, kept within the content.
    package func scrollOffset(content: CGSize, viewport: CGSize) -> CGPoint? { nil }
    /// Called between layout and preferences when an item that observes its size or place changed.
    package func placementChanged() {}

    /// Draws a leaf, or what stands behind the children. `rect` is in the coordinates of the list being made.
    package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {}
    /// Draws what stands in front of the children.
    package func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {}
    /// Effects on the children, innermost first; `rect` as in `draw`.
    package func effects(_ rect: CGRect) -> [DisplayEffect] { [] }
    /// Maps the item's inside to its outside for geometry and hits; `nil`: the identity.
    package func transform(size: LayoutSize) -> ProjectionTransform? { nil }
    /// Where in a size the item takes hits; `nil`: the children decide, and a leaf takes its whole frame.
    package func hitShape(size: LayoutSize) -> Path? { nil }
    /// False where neither the item nor anything below takes hits.
    package var allowsHits: Bool { true }
    /// The place inside that a hit is meant for where nothing is hit at the point itself; nil: none.
    package func hit(insteadOf point: CGPoint) -> CGPoint? { nil }
    /// True where the item takes hits also where nothing inside of it is hit.
    package var takesHits: Bool { false }

    /// The type's name for tests and the inspector, without module and generics.
    package var viewName: String? { nil }
    package var accessibilityText: String? { nil }
    /// Called when the item has been removed.
    package func removed() {}
}

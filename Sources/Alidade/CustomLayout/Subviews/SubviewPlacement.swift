import AlidadeLayout
import Foundation

/// What a layout decided about a subview.
struct SubviewPlacement: Equatable {
    /// Points, from the leading top corner of the container.
    var position: CGPoint
    /// The part of the subview that is there.
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// For a subview that its layout forgot.
    static func centered(in bounds: CGRect, proposal: ProposedViewSize) -> SubviewPlacement {
        SubviewPlacement(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    /// The leading top corner of a subview of this size.
    func origin(size: CGSize) -> CGPoint {
        // A length times zero is not a number where the length is infinite.
        CGPoint(
            x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
            y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height)
    }
}

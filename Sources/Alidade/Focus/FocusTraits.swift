import Foundation

/// What an item does with the keyboard while it has the focus.
struct FocusTraits {
    /// The outline that shows where the focus is.
    enum Ring {
        case none
        case roundedRectangle(Double)
        case capsule
    }
    /// A press of the pointer gives it the focus.
    var takesPresses = false
    var ring = Ring.roundedRectangle(6)
    /// The colour of the ring.
    var color = DisplayColor(red: 0, green: 0.478, blue: 1, alpha: 0.6)
    /// Space or Return was pressed.
    var activate: (() -> Void)?
    /// Any key, before `activate`; true where it was used.
    var key: ((KeyPress) -> Bool)?
    /// The focus came or went.
    var changed: ((Bool) -> Void)?

    /// The ring's width and its distance from the view, points.
    private static let width = 2.5
    private static let gap = 2.0

    @MainActor func drawRing(around rect: CGRect, into list: inout DisplayListBuilder) {
        let reach = Self.gap + Self.width / 2
        let outline = rect.insetBy(dx: -reach, dy: -reach)
        let radius: Double
        switch ring {
        case .none: return
        case .roundedRectangle(let inner): radius = inner + reach
        case .capsule: radius = min(outline.width, outline.height) / 2
        }
        let limit = min(radius, min(outline.width, outline.height) / 2)
        list.add(
            .stroke(
                .roundedRectangle(outline, cornerSize: CGSize(width: limit, height: limit), .circular), .color(color),
                StrokeStyle(lineWidth: Self.width)),
            bounds: outline.insetBy(dx: -Self.width, dy: -Self.width))
    }
}

import AlidadeLayout

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    /// Where the content stands at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// What stays in place when the content or the viewport gets another size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content smaller than the viewport stands.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

private struct AnchorChange: Equatable {
    let anchor: UnitPoint?
    let role: ScrollAnchorRole?
}

extension View {
    /// The point of the content that the scroll views in the view show at first, and hold to while sizes change.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSetting(AnchorChange(anchor: anchor, role: nil)) {
            $0.anchors = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSetting(AnchorChange(anchor: anchor, role: role)) {
            switch role {
            case .initialOffset: $0.anchors.initial = anchor
            case .sizeChanges: $0.anchors.sizeChanges = anchor
            default: $0.anchors.alignment = anchor
            }
        }
    }
}

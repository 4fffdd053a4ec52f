import AlidadeLayout
import Foundation

/// Something presented, with the ground that keeps input from what is behind.
struct PresentationLayer: View {
    let form: PresentationForm
    let content: AnyView
    let dismiss: @MainActor () -> Void
    let anchor: @MainActor () -> ItemIndex
    let place: PresentationPlace

    var body: some View {
        switch form {
        case .sheet: Sheet(content: content, place: place, dismiss: dismiss)
        case .cover:
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.windowBackground)
                .contentShape(Rectangle())
                .transition(.rising(place))
            EscapeKey(action: dismiss)
        case .alert:
            PresentationGround(opacity: 0.2, close: nil).transition(.quickBackdrop)
            content.frame(width: 270).background(PanelGround(radius: 14)).padding(20).transition(.alert)
            EscapeKey(action: dismiss)
        case .actions:
            PresentationGround(opacity: 0.2, close: dismiss).transition(.backdrop)
            content
                .frame(maxWidth: 500).padding(8)
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { place.distance = Double($0) }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                .transition(.rising(place))
            EscapeKey(action: dismiss)
        case .popover:
            PresentationGround(opacity: 0.08, close: dismiss).transition(.quickBackdrop)
            Anchored(anchor: anchor, place: place) { content.background(PanelGround(radius: 12)) }
                .transition(.growing(place, from: 0.9))
            EscapeKey(action: dismiss)
        case .menu:
            PresentationGround(opacity: 0, close: dismiss)
            Anchored(anchor: anchor, place: place) { content.background(PanelGround(radius: 12)) }
                .transition(.growing(place, from: 0.4))
            EscapeKey(action: dismiss)
        }
    }
}

/// Takes all input; a press closes what is in front.
struct PresentationGround: View {
    let opacity: Double
    let close: (@MainActor () -> Void)?

    var body: some View {
        Color.black.opacity(max(opacity, 0.001))
            .ignoresSafeArea()
            .contentShape(Rectangle())
            .onTapGesture { close?() }
    }
}

/// Escape closes what is in front.
struct EscapeKey: View {
    let action: @MainActor () -> Void

    var body: some View {
        Color.clear.frame(width: 0, height: 0).responder { payload in
            payload.keys = KeyTraits(shortcut: .cancelAction, shortcutAction: { action() })
        }
    }
}

/// The ground of what floats in front.
struct PanelGround: View {
    let radius: Double

    var body: some View {
        RoundedRectangle(cornerRadius: radius)
            .fill(Color(uiColor: .secondarySystemGroupedBackground))
            .overlay { RoundedRectangle(cornerRadius: radius).strokeBorder(Color.separatorLine, lineWidth: 0.5) }
            .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
    }
}

/// Places its content below the item it belongs to, or above where there is more room.
private nonisolated struct Anchored<Content: View>: View {
    typealias Body = Never
    let anchor: @MainActor () -> ItemIndex
    let place: PresentationPlace
    let content: Content

    init(
        anchor: @escaping @MainActor () -> ItemIndex, place: PresentationPlace, @ViewBuilder content: () -> Content
    ) {
        self.anchor = anchor
        self.place = place
        self.content = content()
    }

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, isNew) = slot.payload { AnchoredPayload() }
                    payload.anchor = view.anchor
                    payload.standing = view.place
                    if !isNew { slot.measureChanged = true }
                }
            ) { cursor in
                cursor.axis = 0
                cursor.item(
                    .zStack, horizontal: HorizontalAlignment.center.key, vertical: VerticalAlignment.center.key,
                    isContainer: true, content: { Content._visit(view.content, &$0) })
            }
        }
    }
}

final class AnchoredPayload: ItemPayload {
    var anchor: @MainActor () -> ItemIndex = { noItem }
    /// Where the movement of what is shown learns of its place.
    var standing: PresentationPlace?
    /// Between the anchor and what is shown, and between that and the window's edges, points.
    private static let gap = 4.0
    private static let margin = 8.0

    override func measure(_ proposal: Proposal) -> LayoutSize {
        func side(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
        return LayoutSize(width: side(proposal.width), height: side(proposal.height))
    }

    override func place(size: LayoutSize, proposal: Proposal) {
        guard let child = host.tree.firstPlacedChild(of: item) else { return }
        let anchor = self.anchor()
        let target =
            anchor == noItem
            ? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
            : host.windowRect(of: anchor).offsetBy(dx: -host.safeArea.leading, dy: -host.safeArea.top)
        let room = Proposal(
            width: max(size.width - 2 * Self.margin, 0), height: max(size.height - 2 * Self.margin, 0))
        let answer = host.tree.size(of: child, room)
        let below = Double(target.maxY) + Self.gap
        let above = Double(target.minY) - Self.gap - answer.height
        let fitsBelow = below + answer.height <= size.height - Self.margin
        let y = fitsBelow || above < Self.margin ? below : above
        let x = min(max(Double(target.minX), Self.margin), max(size.width - answer.width - Self.margin, Self.margin))
        let top = min(max(y, Self.margin), max(size.height - answer.height - Self.margin, Self.margin))
        if let standing {
            let corner = host.safeArea
            standing.frame = CGRect(
                x: x + corner.leading, y: top + corner.top, width: answer.width, height: answer.height)
            let middle = Double(target.midX + corner.leading)
            standing.pin = CGPoint(
                x: min(max(middle, Double(standing.frame.minX)), Double(standing.frame.maxX)),
                y: y == below ? standing.frame.minY : standing.frame.maxY)
        }
        host.tree.placeChild(child, x: x, y: top, proposal: room)
    }
}

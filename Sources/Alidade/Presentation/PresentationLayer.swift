import AlidadeLayout
import Foundation

/// Something presented, with the ground that keeps input from what is behind.
struct PresentationLayer: View {
    let form: PresentationForm
    let content: AnyView
    let dismiss: @MainActor () -> Void
    let anchor: @MainActor () -> ItemIndex

    var body: some View {
        switch form {
        case .sheet: Sheet(content: content, dismiss: dismiss)
        case .cover:
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.windowBackground)
                .contentShape(Rectangle())
            EscapeKey(action: dismiss)
        case .alert:
            PresentationGround(opacity: 0.2, close: nil)
            content.frame(width: 270).background(PanelGround(radius: 14)).padding(20)
            EscapeKey(action: dismiss)
        case .actions:
            PresentationGround(opacity: 0.2, close: dismiss)
            content
                .frame(maxWidth: 500).padding(8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            EscapeKey(action: dismiss)
        case .popover:
            PresentationGround(opacity: 0.08, close: dismiss)
            Anchored(anchor: anchor) { content.background(PanelGround(radius: 12)) }
            EscapeKey(action: dismiss)
        case .menu:
            PresentationGround(opacity: 0, close: dismiss)
            Anchored(anchor: anchor) { content.background(PanelGround(radius: 12)) }
            EscapeKey(action: dismiss)
        }
    }
}

/// Takes all input; a press closes what is in front.
private struct PresentationGround: View {
    let opacity: Double
    let close: (@MainActor () -> Void)?

    var body: some View {
        Color.black.opacity(max(opacity, 0.001))
            .ignoresSafeArea()
            .contentShape(Rectangle())
            .onTapGesture { close?() }
    }
}

/// A sheet that heeds what its content says about it.
private struct Sheet: View {
    let content: AnyView
    let dismiss: @MainActor () -> Void
    @State private var detents: [PresentationDetent] = []
    @State private var staysOpen = false

    var body: some View {
        PresentationGround(opacity: 0.2, close: staysOpen ? nil : dismiss)
        SheetCard(
            detents: detents,
            content: AnyView(
                content
                    .onPreferenceChange(DetentsKey.self) { detents = $0 }
                    .onPreferenceChange(StaysOpenKey.self) { staysOpen = $0 }))
        EscapeKey(action: { if !staysOpen { dismiss() } })
    }
}

/// Escape closes what is in front.
private struct EscapeKey: View {
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

/// A sheet's card: the window's width where that is a phone's, else 540 by 620 points as on a tablet.
private struct SheetCard: View {
    let detents: [PresentationDetent]
    let content: AnyView

    var body: some View {
        GeometryReader { window in
            let isNarrow = window.size.width < 600
            let full = isNarrow ? max(window.size.height - 10, 0) : min(620, max(window.size.height - 40, 0))
            let height = detents.map { $0.height(in: full) }.min() ?? full
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .frame(width: isNarrow ? window.size.width : 540, height: height)
                .background(Color.windowBackground.ignoresSafeArea(edges: isNarrow ? .bottom : []))
                .clipShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: 10, bottomLeadingRadius: isNarrow ? 0 : 10,
                        bottomTrailingRadius: isNarrow ? 0 : 10, topTrailingRadius: 10)
                )
                .contentShape(Rectangle())
                .position(
                    x: window.size.width / 2,
                    y: isNarrow ? window.size.height - height / 2 : window.size.height / 2)
        }
    }
}

/// Places its content below the item it belongs to, or above where there is more room.
private nonisolated struct Anchored<Content: View>: View {
    typealias Body = Never
    let anchor: @MainActor () -> ItemIndex
    let content: Content

    init(anchor: @escaping @MainActor () -> ItemIndex, @ViewBuilder content: () -> Content) {
        self.anchor = anchor
        self.content = content()
    }

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, isNew) = slot.payload { AnchoredPayload() }
                    payload.anchor = view.anchor
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
        host.tree.placeChild(
            child, x: x, y: min(max(y, Self.margin), max(size.height - answer.height - Self.margin, Self.margin)),
            proposal: room)
    }
}

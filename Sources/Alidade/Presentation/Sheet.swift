import AlidadeLayout
import Foundation

/// A sheet that heeds what its content says about it, and that can be drawn down.
struct Sheet: View {
    let content: AnyView
    let place: PresentationPlace
    let dismiss: @MainActor () -> Void
    @State private var detents: [PresentationDetent] = []
    @State private var staysOpen = false
    @State private var indicator = Visibility.automatic
    /// How far the card has been drawn down, points.
    @State private var drawn: CGFloat = 0

    var body: some View {
        PresentationGround(opacity: 0.2 * (1 - drawnPart), close: staysOpen ? nil : dismiss).transition(.backdrop)
        SheetCard(
            detents: detents, drawn: drawn, showsIndicator: showsIndicator, place: place,
            content: AnyView(
                content
                    .onPreferenceChange(DetentsKey.self) { detents = $0 }
                    .onPreferenceChange(StaysOpenKey.self) { staysOpen = $0 }
                    .onPreferenceChange(DragIndicatorKey.self) { indicator = $0 })
        )
        .gesture(
            DragGesture(minimumDistance: 10, coordinateSpace: .global)
                .onChanged { draw(to: $0.translation.height) }
                .onEnded(release)
        )
        .transition(.rising(place))
        EscapeKey(action: { if !staysOpen { dismiss() } })
    }

    /// As on a phone, also where there are several heights.
    private var showsIndicator: Bool {
        indicator == .visible || indicator == .automatic && detents.count > 1
    }

    private var drawnPart: Double { place.distance > 0 ? min(max(drawn / place.distance, 0), 1) : 0 }

    /// A card that must stay gives way a little.
    private func draw(to height: CGFloat) {
        let height = max(height, 0)
        drawn = staysOpen ? 40 * height / (height + 160) : height
    }

    /// Far enough, or fast enough: it goes.
    private func release(_ value: DragGesture.Value) {
        let goes =
            !staysOpen && value.translation.height > 0
            && (value.translation.height > place.distance / 3
                || value.predictedEndTranslation.height > place.distance / 2)
        if goes { dismiss() }
        // Where the program keeps it open, too.
        withAnimation(.spring(duration: 0.3)) { drawn = 0 }
    }
}

/// A sheet's card: the window's width where that is a phone's, else 540 by 620 points as on a tablet.
private struct SheetCard: View {
    let detents: [PresentationDetent]
    let drawn: CGFloat
    let showsIndicator: Bool
    let place: PresentationPlace
    let content: AnyView

    var body: some View {
        GeometryReader { window in
            let isNarrow = window.size.width < 600
            let full = isNarrow ? max(window.size.height - 10, 0) : min(620, max(window.size.height - 40, 0))
            let height = detents.map { $0.height(in: full) }.min() ?? full
            let middle = isNarrow ? window.size.height - height / 2 : window.size.height / 2
            card(isNarrow, width: isNarrow ? window.size.width : 540, height: height)
                .position(x: window.size.width / 2, y: middle + drawn)
                .onChange(of: CGSize(width: height, height: window.size.height), initial: true) {
                    place.distance = window.size.height + window.safeAreaInsets.bottom - middle + height / 2
                }
        }
    }

    private func card(_ isNarrow: Bool, width: CGFloat, height: CGFloat) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .frame(width: width, height: height)
            .background(Color.windowBackground.ignoresSafeArea(edges: isNarrow ? .bottom : []))
            .overlay(alignment: .top) {
                if showsIndicator {
                    // 36 by 5 points, 5 below the edge (iOS).
                    Capsule().fill(Color(uiColor: .tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
                }
            }
            .clipShape(CardShape(hangs: isNarrow))
            .contentShape(Rectangle())
    }
}

/// A card with round corners; one that comes from the window's bottom is cut off nowhere below.
private struct CardShape: Shape {
    let hangs: Bool
    /// More than any safe area, points.
    private static let below: CGFloat = 1000

    nonisolated func path(in rect: CGRect) -> Path {
        guard hangs else { return RoundedRectangle(cornerRadius: 10).path(in: rect) }
        return UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
            .path(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + Self.below))
    }
}

import AlidadeLayout

/// Buttons that come into sight when a row is pushed aside.
struct RowActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

enum SwipeActionsTrait: _TraitKey { static var defaultValue: [RowActions] { [] } }

extension View {
    /// Buttons beside a list row: they show when it is dragged or wheeled sideways, or on the Menu key.
    ///
    /// - Parameter allowsFullSwipe: a drag across the whole row works the first of them.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = RowActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        nonisolated(unsafe) let made = actions
        // Edges have keys of their own, for an element keeps only the innermost trait of a key.
        let key =
            edge == .leading ? ObjectIdentifier(LeadingActionsTrait.self) : ObjectIdentifier(SwipeActionsTrait.self)
        return modifier(
            _TraitModifier(key: key) { traits in
                traits[key: SwipeActionsTrait.self].removeAll { $0.edge == made.edge }
                traits[key: SwipeActionsTrait.self].append(made)
            })
    }
}

private enum LeadingActionsTrait {}

/// What shows beside a row that has been pushed aside.
nonisolated struct SwipePanel: View {
    let edge: HorizontalEdge
    let content: AnyView
    let close: @MainActor () -> Void

    var body: some View {
        SwipeRow(isReversed: edge == .trailing) { content }
            .buttonStyle(SwipeButtonStyle(close: close))
    }
}

/// Buttons side by side, all as wide as the widest; the first is the one at the row's outer edge.
private nonisolated struct SwipeRow: Layout {
    let isReversed: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let size = CGSize(width: widest * CGFloat(subviews.count), height: 44)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            let place = isReversed ? subviews.count - 1 - index : index
            view.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(place), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// A coloured field with a white label, as high as its row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, close: close)
    }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: @MainActor () -> Void
    @State private var isPressed = false
    @Environment(\.explicitTint) private var tint

    var body: some View {
        configuration.label
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
            .background(ground)
            .opacity(isPressed ? 0.7 : 1)
            .contentShape(Rectangle())
            .pressable(ring: .none, isRowAction: true) {
                isPressed = $0
            } action: {
                close()
                configuration.trigger()
            }
    }

    private var ground: AnyShapeStyle {
        if let tint { return tint }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.gray)
    }
}

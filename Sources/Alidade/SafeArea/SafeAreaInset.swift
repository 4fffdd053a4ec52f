import AlidadeLayout

/// A bar beside a view, which becomes part of the safe area inside.
public nonisolated struct _SafeAreaInsetModifier<Bar: View>: ViewModifier {
    public typealias Body = Never
    /// As `ItemKind.safeAreaInset` has it.
    let edge: Double
    let spacing: CGFloat?
    let alignment: Alignment
    let bar: Bar

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let horizontal = modifier.alignment.horizontal.key
        let vertical = modifier.alignment.vertical.key
        cursor.host.checkLength(modifier.spacing, "safeAreaInset", "spacing")
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .safeAreaInset, ItemParams(modifier.edge, number(modifier.spacing)), horizontal: horizontal,
                vertical: vertical,
                content: { cursor in
                    let axis = cursor.axis
                    inside(&cursor)
                    cursor.item(
                        .zStack, horizontal: horizontal, vertical: vertical, isContainer: true,
                        content: { inner in
                            inner.axis = 0
                            Bar._visit(modifier.bar, &inner)
                        })
                    cursor.axis = axis
                })
        }
    }
}

extension View {
    /// Puts a bar above or below the view; the view gets what the bar leaves.
    ///
    /// - Parameter spacing: points between the two; nil: what they prefer.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? 0 : 2, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center), bar: content()))
    }

    /// Puts a bar before or behind the view; the view gets what the bar leaves.
    ///
    /// - Parameter spacing: points between the two; nil: what they prefer.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? 1 : 3, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment), bar: content()))
    }
}

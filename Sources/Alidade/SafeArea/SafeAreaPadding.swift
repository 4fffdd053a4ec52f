import AlidadeLayout

/// Padding that counts as safe area for what is inside.
public nonisolated struct _SafeAreaPaddingModifier: ViewModifier {
    public typealias Body = Never
    let insets: EdgeInsets

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let insets = modifier.insets
        for length in [insets.top, insets.leading, insets.bottom, insets.trailing] where !length.isLength {
            cursor.host.warnings.warn("safeAreaPadding", "safeAreaPadding: \(length) is no length; 0 is used.")
        }
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .safeAreaPadding,
                ItemParams(
                    Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing)),
                content: inside)
        }
    }
}

extension View {
    /// Adds to the safe area, points; what ignores the safe area reaches over it. Negative lengths count as 0.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds to the safe area on the given edges; nil: 16 points.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds to the safe area on every edge, points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

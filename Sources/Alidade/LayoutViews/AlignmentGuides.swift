import AlidadeLayout

/// The payload of an explicit alignment guide.
final class GuidePayload: ItemPayload {
    var compute: (ViewDimensions) -> CGFloat = { _ in 0 }
    override func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? {
        Double(compute(dimensions))
    }
}

public nonisolated struct _AlignmentGuideModifier: ViewModifier {
    public typealias Body = Never
    let horizontal: AlignmentKey
    let vertical: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .alignmentGuide, horizontal: modifier.horizontal, vertical: modifier.vertical,
                payload: { slot in
                    let (payload, isNew) = slot.payload { GuidePayload() }
                    payload.compute = modifier.compute
                    // A closure cannot be compared: its guide may have changed.
                    if !isNew { slot.measureChanged = true }
                }, content: inside)
        }
    }
}

extension View {
    /// Sets where a horizontal guide crosses the view, points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(horizontal: g.key, vertical: .none, compute: computeValue))
    }

    /// Sets where a vertical guide crosses the view, points from its top edge.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(horizontal: .none, vertical: g.key, compute: computeValue))
    }
}

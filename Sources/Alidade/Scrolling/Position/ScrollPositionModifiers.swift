import AlidadeLayout

public nonisolated struct _ScrollIDModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.observingScroll(content, make: { ScrollIDObserver<ID>($0) }) {
            $0.update(modifier.id, anchor: modifier.anchor)
        }
    }
}

public nonisolated struct _ScrollPositionModifier: ViewModifier {
    public typealias Body = Never
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.observingScroll(content, make: { ScrollPositionObserver($0) }) {
            $0.update(modifier.position, anchor: modifier.anchor)
        }
    }
}

extension View {
    /// Ties the first scroll view in the view to the identifier of the view that it shows at `anchor`; such views are
    /// the elements of a `scrollTargetLayout`.
    ///
    /// - Parameter anchor: nil: the leading top corner; a program's scroll then goes no further than is needed.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollIDModifier(id: id, anchor: anchor))
    }

    /// Ties the first scroll view in the view to a position.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(position: position, anchor: anchor))
    }
}

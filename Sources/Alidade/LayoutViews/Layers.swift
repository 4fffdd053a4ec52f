import AlidadeLayout

extension _Cursor {
    /// A view with something before or behind it that does not change its size.
    ///
    /// Children keep the order in which they draw and in which preferences combine: background, view, overlay.
    mutating func layers(
        isOverlay: Bool, alignment: Alignment, primary: @MainActor (inout _Cursor) -> Void,
        secondary: @MainActor (inout _Cursor) -> Void
    ) {
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        func stack(_ cursor: inout _Cursor) {
            // The layer's content is not part of the element: its traits stay its own.
            let element = cursor.element
            cursor.element = element
            cursor.item(
                .zStack, horizontal: horizontal, vertical: vertical, flags: .anonymous, isContainer: true,
                content: { inner in
                    inner.axis = 0
                    secondary(&inner)
                })
        }
        item(
            isOverlay ? .overlay : .background, horizontal: horizontal, vertical: vertical,
            content: { cursor in
                let axis = cursor.axis
                if isOverlay {
                    primary(&cursor)
                    stack(&cursor)
                } else {
                    stack(&cursor)
                    cursor.axis = axis
                    primary(&cursor)
                }
                cursor.axis = axis
            })
    }

    /// Content that stands alone: several views become a stack.
    mutating func implicitStack<V: View>(_ content: V, axis stackAxis: Axis?) {
        if V._isSingle { return V._visit(content, &self) }
        switch stackAxis {
        case .vertical:
            item(
                .vStack, ItemParams(.nan), horizontal: HorizontalAlignment.center.key, flags: .anonymous,
                isContainer: true,
                content: {
                    $0.axis = 2
                    V._visit(content, &$0)
                })
        case .horizontal:
            item(
                .hStack, ItemParams(.nan), vertical: VerticalAlignment.center.key, flags: .anonymous,
                isContainer: true,
                content: {
                    $0.axis = 1
                    V._visit(content, &$0)
                })
        case nil:
            item(
                .zStack, horizontal: HorizontalAlignment.center.key, vertical: VerticalAlignment.center.key,
                flags: .anonymous, isContainer: true,
                content: {
                    $0.axis = 0
                    V._visit(content, &$0)
                })
        }
    }
}

/// A layer in front of a view or behind it.
public nonisolated struct _LayerModifier<Layer: View>: ViewModifier {
    public typealias Body = Never
    let alignment: Alignment
    let isOverlay: Bool
    let layer: Layer

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.layers(
                isOverlay: modifier.isOverlay, alignment: modifier.alignment, primary: inside,
                secondary: { Layer._visit(modifier.layer, &$0) })
        }
    }
}

extension View {
    /// Puts views behind this one; they are proposed its size and never change it.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(alignment: alignment, isOverlay: false, layer: content()))
    }

    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(alignment: alignment, isOverlay: false, layer: background))
    }

    /// Puts views in front of this one; they are proposed its size and never change it.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(alignment: alignment, isOverlay: true, layer: content()))
    }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(alignment: alignment, isOverlay: true, layer: overlay))
    }
}

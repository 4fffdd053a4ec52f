import AlidadeLayout

/// A row of a `Grid`: each view in it is a cell. A modifier on a row is one on each of its cells.
///
/// Outside a grid it is like a `Group`.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: of the views in the row; nil: the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.rowMarker(begins: true, view.alignment?.key ?? .none)
        Content._visit(view.content, &cursor)
        cursor.rowMarker(begins: false, .none)
    }
}

extension _Cursor {
    /// Tells the grid around that its next children are a row, or are one no more.
    fileprivate mutating func rowMarker(begins: Bool, _ alignment: AlignmentKey) {
        guard rows == nil else { return }
        let params = ItemParams(begins ? 1 : 0)
        if scope.isBuilt {
            previous = previous == noItem ? tree.firstChild(of: container) : tree.next(of: previous)
            tree.patch(previous, params, horizontal: .none, vertical: alignment, flags: [])
        } else {
            previous = tree.insert(
                .gridRow, params, horizontal: .none, vertical: alignment, flags: [], payload: -1, parent: container,
                after: previous)
        }
    }
}

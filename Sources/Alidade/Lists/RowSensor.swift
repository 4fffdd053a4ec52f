import AlidadeLayout

/// A view that looks otherwise in a list's row.
nonisolated struct RowSensor<Content: View>: View {
    typealias Body = Never
    let make: @MainActor (_ isInRow: Bool) -> Content

    init(@ViewBuilder make: @escaping @MainActor (_ isInRow: Bool) -> Content) { self.make = make }

    @MainActor static var _isSingle: Bool { Content._isSingle }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        var item = cursor.container
        // The row's own item is made only when its content is.
        var isInRow = cursor.isListLevel
        while item != noItem, !isInRow {
            isInRow = cursor.host.payload(of: item) is RowPayload
            item = cursor.tree.item(item).pointee.parent
        }
        Content._visit(view.make(isInRow), &cursor)
    }
}

import AlidadeLayout

/// What a cell asks of the grid around it. The outermost of a kind counts; other modifiers let it through.
public nonisolated struct _GridCellModifier: ViewModifier {
    public typealias Body = Never
    var columns: Int?
    var unsizedAxes: Axis.Set?
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        if let columns = modifier.columns, columns < 1 {
            cursor.host.warnings.warn(
                "gridCellColumns", "gridCellColumns(\(columns)): a cell covers at least one column.")
        }
        let isAnchored = modifier.anchor.map { $0.x.isFinite && $0.y.isFinite } ?? false
        if modifier.anchor != nil, !isAnchored {
            cursor.host.warnings.warn("gridCellAnchor", "gridCellAnchor: a point that is not finite is ignored.")
        }
        let params = ItemParams(
            modifier.columns.map { Double(max($0, 1)) } ?? .nan,
            modifier.unsizedAxes.map { axes in
                (axes.contains(.horizontal) ? 1 : 0) + (axes.contains(.vertical) ? 2 : 0)
            } ?? .nan,
            isAnchored ? Double(modifier.anchor?.x ?? 0) : .nan, isAnchored ? Double(modifier.anchor?.y ?? 0) : .nan)
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .gridCell, params, horizontal: modifier.columnAlignment?.key ?? .none, content: inside)
        }
    }
}

extension View {
    /// Lets a grid's cell cover several columns; less than 1 counts as 1, with a warning.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier(columns: count))
    }

    /// Keeps a cell from making its columns wider, or its row higher, than the others do.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier(unsizedAxes: axes))
    }

    /// Puts a point of the view on the same point of its cell; a point that is not finite is ignored with a warning.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier(anchor: anchor))
    }

    /// Aligns all of the column that the cell is in.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier(columnAlignment: guide))
    }
}

import AlidadeLayout

/// Views in a table: columns as wide as their widest cell, rows as high as their highest.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Name")
///         TextField("Name", text: $name)
///     }
///     Divider()
///     GridRow { Text("Age"); AgeView() }
/// }
/// ```
///
/// A view that is in no `GridRow` covers all columns.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - alignment: of views in their cells.
    ///   - horizontalSpacing: points between columns; nil, and what is not finite: 8.
    ///   - verticalSpacing: points between rows; nil, and what is not finite: 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.host.checkLength(view.horizontalSpacing, "Grid", "horizontalSpacing")
        cursor.host.checkLength(view.verticalSpacing, "Grid", "verticalSpacing")
        cursor.asElement {
            $0.item(
                .grid, ItemParams(number(view.horizontalSpacing), number(view.verticalSpacing)),
                horizontal: view.alignment.horizontal.key, vertical: view.alignment.vertical.key, isContainer: true,
                payload: { $0.name("Grid") }
            ) {
                $0.axis = 0
                Content._visit(view.content, &$0)
            }
        }
    }
}

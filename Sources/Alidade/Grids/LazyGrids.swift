import AlidadeLayout
import Foundation

/// A grid that grows downwards, with columns whose widths follow from the grid's alone.
///
/// All its cells are built, also those out of sight; section headers and footers are cells like others.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { PhotoView($0) }
/// }
/// ```
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - columns: their widths follow from these and the grid's width alone.
    ///   - alignment: of all columns together where they leave room.
    ///   - spacing: between lines, points; nil: 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let fraction = view.alignment == .leading ? 0.0 : view.alignment == .trailing ? 1.0 : 0.5
        cursor.host.checkLength(view.spacing, "LazyVGrid", "spacing")
        cursor.asElement {
            $0.trackGrid(
                "LazyVGrid", isVertical: true, view.columns, fraction: fraction, spacing: view.spacing,
                content: view.content)
        }
    }
}

/// A grid that grows to the side, with rows whose heights follow from the grid's alone.
///
/// All its cells are built, also those out of sight; section headers and footers are cells like others.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameters:
    ///   - rows: their heights follow from these and the grid's height alone.
    ///   - alignment: of all rows together where they leave room.
    ///   - spacing: between lines, points; nil: 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let fraction = view.alignment == .top ? 0.0 : view.alignment == .bottom ? 1.0 : 0.5
        cursor.host.checkLength(view.spacing, "LazyHGrid", "spacing")
        cursor.asElement {
            $0.trackGrid(
                "LazyHGrid", isVertical: false, view.rows, fraction: fraction, spacing: view.spacing,
                content: view.content)
        }
    }
}

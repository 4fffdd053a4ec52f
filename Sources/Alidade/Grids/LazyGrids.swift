import AlidadeLayout
import Foundation

/// A grid that grows downwards, with columns whose widths follow from the grid's alone, and that builds only the lines
/// near what is visible.
///
/// A section begins a new line; its header and footer have the whole width. Where an element of a `ForEach` may be
/// several views or none, which would move all others, every element is built.
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
            $0.lazy(
                "LazyVGrid", isVertical: true, spacing: view.spacing.map { $0.isFinite ? Double($0) : 0 },
                crossFraction: fraction, pinned: view.pinnedViews, grid: view.columns, content: view.content)
        }
    }
}

/// A grid that grows to the side, with rows whose heights follow from the grid's alone, and that builds only the lines
/// near what is visible. It is otherwise as `LazyVGrid`.
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
            $0.lazy(
                "LazyHGrid", isVertical: false, spacing: view.spacing.map { $0.isFinite ? Double($0) : 0 },
                crossFraction: fraction, pinned: view.pinnedViews, grid: view.rows, content: view.content)
        }
    }
}

import AlidadeLayout

/// Kinds of views that stay at a scroll view's edge.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that builds only the views near what is visible.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter spacing: points; nil: 8; not finite: 0.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let fraction = view.alignment == .leading ? 0.0 : view.alignment == .trailing ? 1.0 : 0.5
        cursor.host.checkLength(view.spacing, "LazyVStack", "spacing")
        cursor.asElement {
            $0.lazy(
                "LazyVStack", isVertical: true, spacing: view.spacing.map { $0.isFinite ? Double($0) : 0 },
                crossFraction: fraction,
                pinned: view.pinnedViews, content: view.content)
        }
    }
}

/// A row that builds only the views near what is visible.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter spacing: points; nil: 8; not finite: 0.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let fraction = view.alignment == .top ? 0.0 : view.alignment == .bottom ? 1.0 : 0.5
        cursor.host.checkLength(view.spacing, "LazyHStack", "spacing")
        cursor.asElement {
            $0.lazy(
                "LazyHStack", isVertical: false, spacing: view.spacing.map { $0.isFinite ? Double($0) : 0 },
                crossFraction: fraction,
                pinned: view.pinnedViews, content: view.content)
        }
    }
}

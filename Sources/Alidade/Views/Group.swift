/// Several views treated as one when modifiers are applied; adds no container of its own.
public nonisolated struct Group<Content> {
    @usableFromInline let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @inlinable @MainActor public static var _isSingle: Bool { Content._isSingle }
    @inlinable @MainActor public static var _isBare: Bool { Content._isBare }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.content)
    }
}

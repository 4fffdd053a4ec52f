/// A view whose body runs again only when the value differs by `==`, or when something that the body reads changes.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never
    public var content: Content

    public init(content: Content) { self.content = content }

    @MainActor public static var _isSingle: Bool { Content._isSingle }
    @MainActor public static var _isBare: Bool { Content._isBare }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        if Content.Body.self == Never.self {
            Content._visit(view.content, &cursor)
        } else {
            cursor.composite(view.content) { $0 == $1 }
        }
    }
}

extension View where Self: Equatable {
    /// Skips the body while the view is equal, by `==`, to what it was.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view whose type is hidden. Another type inside is another identity.
public nonisolated struct AnyView: View {
    public typealias Body = Never
    let content: any View

    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }
    public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: AnyView, _ cursor: inout _Cursor) {
        func open<V: View>(_ content: V) {
            cursor.branch(key: ObjectIdentifier(V.self), Erased(content: content))
        }
        open(view.content)
    }

    /// What is inside; nothing at all still appears.
    private nonisolated struct Erased<V: View>: View {
        typealias Body = Never
        let content: V
        @MainActor static var _isSingle: Bool { V._isSingle }
        @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
            if V.self == EmptyView.self { cursor.withoutElement() } else { V._visit(view.content, &cursor) }
        }
    }
}

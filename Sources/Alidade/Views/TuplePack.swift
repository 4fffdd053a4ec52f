/// Any number of views in a row.
public nonisolated struct TuplePack<First: View, each Rest: View>: View {
    public typealias Body = Never
    let first: First
    let rest: (repeat each Rest)

    init(_ first: First, _ rest: repeat each Rest) {
        self.first = first
        self.rest = (repeat each rest)
    }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.first)
        repeat cursor.visit(each view.rest)
    }
}

/// A view made of a tuple of views.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never
    public var value: T
    private let visit: @MainActor (T, inout _Cursor) -> Void

    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        visit = { value, cursor in repeat cursor.visit(each value) }
    }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) { view.visit(view.value, &cursor) }
}

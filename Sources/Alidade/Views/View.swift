/// A piece of user interface, described by a value.
///
/// ```swift
/// struct Greeting: View {
///     var body: some View { Text("Hello") }
/// }
/// ```
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Builds or updates what the view stands for. Primitive views implement it; composites inherit a default.
    static func _visit(_ view: Self, _ cursor: inout _Cursor)
    /// True where the type alone tells that the view is exactly one element of its container.
    @MainActor static var _isSingle: Bool { get }
    /// True where the type alone tells that the view is one element and says nothing of itself to its container, as
    /// `zIndex`, `tag` or `id` do: a stack around it alone has nothing to do.
    @MainActor static var _isBare: Bool { get }
}

extension View {
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) { cursor.composite(view) }
    @inlinable @MainActor public static var _isSingle: Bool { Body._isSingle }
    @inlinable @MainActor public static var _isBare: Bool { Body._isBare }
}

extension View where Body == Never {
    /// Primitive views have no body; nothing asks for it.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
    @inlinable @MainActor public static var _isSingle: Bool { true }
    @inlinable @MainActor public static var _isBare: Bool { _isSingle }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("Never is no view") }
    @MainActor public static func _visit(_ view: Never, _ cursor: inout _Cursor) {}
}

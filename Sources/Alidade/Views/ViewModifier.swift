/// A reusable change to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body

    /// Visits `content` changed by the modifier. Primitive modifiers implement it; others inherit a default.
    static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor)
    /// True where the modifier keeps the number of elements it is given.
    static var _isTransparent: Bool { get }
    /// Where not transparent: whether the result is exactly one element.
    static var _resultIsSingle: Bool { get }
    /// True where the modifier tells the container around something.
    static var _setsTraits: Bool { get }
}

extension ViewModifier {
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.composite(modifier, content: content)
    }
    @inlinable @MainActor public static var _isTransparent: Bool { false }
    @inlinable @MainActor public static var _resultIsSingle: Bool { false }
    @inlinable @MainActor public static var _setsTraits: Bool { false }

    /// Applies another modifier after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier and has no body")
    }
    @inlinable @MainActor public static var _isTransparent: Bool { true }
    @inlinable @MainActor public static var _resultIsSingle: Bool { true }
}

/// What a view modifier's body calls its content.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let visit: @MainActor (inout _Cursor) -> Void

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) { view.visit(&cursor) }
}

/// The modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        V._visit(content, &cursor)
    }
}

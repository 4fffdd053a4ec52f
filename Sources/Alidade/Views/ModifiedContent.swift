/// A value with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @inlinable @MainActor public static var _isSingle: Bool {
        Modifier._isTransparent ? Content._isSingle : Modifier._resultIsSingle
    }
    @inlinable @MainActor public static var _isBare: Bool {
        if Modifier._setsTraits { return false }
        return Modifier._isTransparent ? Content._isBare : Modifier._resultIsSingle
    }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        Modifier._modify(view.modifier, view.content, &cursor)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static var _isTransparent: Bool { Content._isTransparent && Modifier._isTransparent }
    @MainActor public static var _resultIsSingle: Bool { false }
    @MainActor public static var _setsTraits: Bool { Content._setsTraits || Modifier._setsTraits }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        Modifier._modify(
            modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content), &cursor)
    }
}

extension View {
    /// Applies a modifier.
    @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

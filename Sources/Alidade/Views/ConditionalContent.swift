/// One of two views; changing sides ends the one's identity and starts the other's.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    @usableFromInline let storage: Storage

    @inlinable init(first: TrueContent) { storage = .first(first) }
    @inlinable init(second: FalseContent) { storage = .second(second) }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        switch view.storage {
        case .first(let content): cursor.branch(0, content)
        case .second(let content): cursor.branch(1, content)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        if let content = view { cursor.branch(0, content) } else { cursor.branch(1, EmptyView()) }
    }
}

/// A view with no element at all: it adds nothing to its container, not even a gap.
public nonisolated struct EmptyView: View, Sendable {
    public typealias Body = Never

    public init() {}

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: EmptyView, _ cursor: inout _Cursor) {}
}

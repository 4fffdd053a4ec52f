/// Gives the view an identity of its own: another id is another view, with fresh state.
public nonisolated struct _IDModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never
    let id: ID

    @MainActor public static var _isTransparent: Bool { false }
    @MainActor public static var _setsTraits: Bool { true }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let key = AnyHashable(modifier.id)
        cursor.trait(ObjectIdentifier(ExplicitIDTrait.self), content: Keyed(key: key, content: content)) {
            $0[key: ExplicitIDTrait.self] = key
        }
    }

    private nonisolated struct Keyed<V: View>: View {
        typealias Body = Never
        let key: AnyHashable
        let content: V
        @MainActor static var _isSingle: Bool { false }
        @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
            cursor.branch(key: view.key, view.content)
        }
    }
}

/// The id given by `id(_:)`, by which `scrollTo` finds a view.
enum ExplicitIDTrait: _TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}

/// Draws later siblings first where their index is lower.
public nonisolated struct _TraitModifier: ViewModifier {
    public typealias Body = Never
    let key: ObjectIdentifier
    let apply: @MainActor (inout ItemTraits) -> Void

    @MainActor public static var _setsTraits: Bool { true }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.trait(modifier.key, content: content, modifier.apply)
    }
}

extension View {
    nonisolated func trait<K: _TraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(_TraitModifier(key: ObjectIdentifier(key)) { $0[key: K.self] = value })
    }

    /// Changes the drawing order among siblings: higher is nearer to the eye; equal keeps the order of the source.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(ZIndexTrait.self)) { $0.zIndex = value.isNaN ? 0 : value })
    }

    /// Names the view for a selection.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        trait(TagTrait.self, AnyHashable(tag))
    }
}

private enum ZIndexTrait {}

/// The value given by `tag(_:)`.
enum TagTrait: _TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

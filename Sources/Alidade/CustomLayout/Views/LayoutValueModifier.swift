import AlidadeLayout

/// Gives an element a value for the container around it.
public nonisolated struct _LayoutValueModifier<K: LayoutValueKey>: ViewModifier {
    public typealias Body = Never
    let value: K.Value

    @MainActor public static var _setsTraits: Bool { true }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let key = ObjectIdentifier(K.self)
        cursor.trait(key, content: content) { traits in
            if let old = traits.values[key] as? K.Value, Equality.isEqual(old, modifier.value) { return }
            traits.values[key] = modifier.value
            traits.tellsContainer = true
        }
    }
}

extension View {
    /// Gives the view a value that the `Layout` around it reads as `subview[key]`. Of two for one key the outer counts.
    public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}

/// What the views in a container tell it, read from its subviews.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
public struct ContainerValues {
    let traits: ItemTraits

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            (changes[ObjectIdentifier(key)] ?? traits.values[ObjectIdentifier(key)]) as? Key.Value ?? Key.defaultValue
        }
        set { changes[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, where it is of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        guard let tag = traits[key: TagTrait.self] else { return nil }
        return tag.base as? V
    }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits[key: TagTrait.self] == AnyHashable(tag) }

    init(_ traits: ItemTraits = ItemTraits()) { self.traits = traits }
    private(set) var changes: [ObjectIdentifier: Any] = [:]
}

/// Names a container value.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A number of its own for each path that sets a value, so that the inner of two paths wins and others stay.
private enum ContainerValueTrait<Value> {}

extension View {
    /// Tells the container around the view a value.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        nonisolated(unsafe) let changes = values.changes
        let key = changes.keys.first ?? ObjectIdentifier(ContainerValueTrait<V>.self)
        return modifier(_TraitModifier(key: key) { $0.values.merge(changes) { $1 } })
    }
}

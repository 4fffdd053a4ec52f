/// What an element tells its container: kept through the modifiers around it.
package struct ItemTraits {
    package var zIndex: Double = 0
    package var values: [ObjectIdentifier: Any] = [:]
    /// Set where a value changed that the container's layout may read; whoever applies traits resets it.
    var tellsContainer = false

    package subscript<K: _TraitKey>(key key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a trait.
public protocol _TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

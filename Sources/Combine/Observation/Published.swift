/// A property of a class that announces its changes.
///
/// Its object's `objectWillChange` sends before it changes; `$property` is a publisher of its values, which sends a new
/// value before the property has it.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline var storage: PublishedStorage<Value>

    /// A property that starts with `wrappedValue`.
    @inlinable public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property that starts with `initialValue`.
    @inlinable public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Publishes the values of a property, beginning with the current one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.receive(subscriber: subscriber)
        }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        // swift-format-ignore: UseEarlyExits
        nonmutating set { storage.value = newValue }
    }

    // Inlinable so that the optimiser turns both key paths into direct accesses.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Published: _ObservableObjectProperty {
    public var _objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}

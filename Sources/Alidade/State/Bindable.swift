import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    private init(object: Value) { wrappedValue = object }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(
            read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 }, source: object, path: keyPath)
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

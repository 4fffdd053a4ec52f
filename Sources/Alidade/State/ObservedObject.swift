import Combine

/// Runs a scope again when an observable object says that it will change.
final class ObjectSubscription<Object: ObservableObject>: PropertyObject {
    private(set) var object: Object?
    private var cancellable: AnyCancellable?
    weak var scope: Scope?

    init(scope: Scope) { self.scope = scope }

    func observe(_ new: Object) {
        guard object !== new else { return }
        object = new
        cancellable = new.objectWillChange.sink { [weak self] _ in
            nonisolated(unsafe) weak let subscription = self
            MainThread.run { subscription?.changed() }
        }
    }

    @MainActor private func changed() {
        guard let scope, !scope.host.refusesWrites(of: "an ObservableObject") else { return }
        scope.host.change { scope.mark() }
    }

    func tearDown() {
        cancellable = nil
        object = nil
    }
}

/// An observable object that the view is given; the body runs again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let root = self.root
            return Binding(
                read: { root[keyPath: keyPath] }, write: { root[keyPath: keyPath] = $0 }, source: root, path: keyPath)
        }
    }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public static var _readsEnvironment: Bool { false }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let scope = context.scope
        context.object { ObjectSubscription<ObjectType>(scope: scope) }.observe(property.wrappedValue)
    }
}

extension ObservedObject: ComparedProperty {
    static func _isSame(_ a: Self, _ b: Self) -> Bool { a.wrappedValue === b.wrappedValue }
}

/// An observable object that the view makes once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: PropertyObject {
        let object: ObjectType
        let subscription: ObjectSubscription<ObjectType>

        init(object: ObjectType, scope: Scope) {
            self.object = object
            subscription = ObjectSubscription(scope: scope)
            subscription.observe(object)
        }
        func tearDown() { subscription.tearDown() }
        func park() -> Bool {
            subscription.tearDown()
            subscription.scope = nil
            return true
        }

        /// Tells another scope of changes, where the object has been kept without one.
        func attach(to scope: Scope) {
            guard subscription.scope == nil else { return }
            subscription.scope = scope
            subscription.observe(object)
        }
    }

    private let make: () -> ObjectType
    private var box: Box?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Outside a view that is on screen each access makes a new object, as in SwiftUI.
    public var wrappedValue: ObjectType { box?.object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    public static var _readsEnvironment: Bool { false }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let scope = context.scope
        let make = property.make
        let box = context.object { Box(object: make(), scope: scope) }
        box.attach(to: scope)
        property.box = box
    }
}

/// An observable object found in the environment. A missing one is reported when it is read.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { ObservedObject<ObjectType>.Wrapper(root: root)[dynamicMember: keyPath] }
    }

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let scope = context.scope
        let subscription = context.object { ObjectSubscription<ObjectType>(scope: scope) }
        property.object = context.environment.object(of: ObjectType.self)
        if let object = property.object { subscription.observe(object) }
    }
}

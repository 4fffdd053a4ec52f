/// A stored property of a view that connects it with something outside.
///
/// A structure of yours that conforms may hold `@State`, `@Environment` and the like; `update()` runs before each body.
public protocol DynamicProperty {
    @MainActor @preconcurrency mutating func update()

    @MainActor @preconcurrency static func _install(_ property: inout Self, _ context: inout _PropertyContext)
    static var _readsEnvironment: Bool { get }
    /// True where a property that is connected stays so until the view has another value.
    static var _staysInstalled: Bool { get }
}

extension DynamicProperty {
    @MainActor @preconcurrency public mutating func update() {}

    @MainActor @preconcurrency public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let fields = FieldTable.of(Self.self)
        if !fields.dynamic.isEmpty {
            withUnsafeMutablePointer(to: &property) { fields.install(UnsafeMutableRawPointer($0), &context) }
        }
        property.update()
    }
    public static var _readsEnvironment: Bool { true }
    public static var _staysInstalled: Bool { false }
}

/// What a scope keeps for the dynamic properties of its view, in the order of the fields.
@MainActor
struct PropertyStorage {
    var objects: [AnyObject] = []

    func tearDown() {
        for object in objects { (object as? any PropertyObject)?.tearDown() }
    }
}

/// A kept object that must be told when its scope ends.
protocol PropertyObject: AnyObject {
    @MainActor func tearDown()
    /// Ends what ties the object to its scope, which ends; false where it is of no use for another.
    @MainActor func park() -> Bool
}

extension PropertyObject {
    @MainActor func park() -> Bool {
        tearDown()
        return false
    }
}

/// Hands each dynamic property the object that belongs to it.
@MainActor
public struct _PropertyContext {
    var storage: PropertyStorage
    let scope: Scope
    let environment: EnvironmentValues
    /// The name of the property that is being installed.
    var field: UnsafePointer<CChar>?
    private var index = 0

    init(storage: PropertyStorage, scope: Scope, environment: EnvironmentValues) {
        self.storage = storage
        self.scope = scope
        self.environment = environment
    }

    /// The object made for this property the first time.
    mutating func object<T: AnyObject>(_ make: () -> T) -> T {
        defer { index += 1 }
        if index < storage.objects.count, storage.objects[index] !== EmptyProperty.shared {
            return unsafeDowncast(storage.objects[index], to: T.self)
        }
        let made = make()
        if index < storage.objects.count { storage.objects[index] = made } else { storage.objects.append(made) }
        return made
    }
}

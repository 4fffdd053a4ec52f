import Foundation

/// A value that outlives the program, by its name in the user's defaults.
///
/// ```swift
/// @AppStorage("showsGrid") private var showsGrid = false
/// ```
/// Views of one window that name the same value see each other's changes at once.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let defaults: UserDefaults
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    private var box: StateBox<Value>?

    fileprivate init(
        _ key: String, _ initial: Value, _ store: UserDefaults?, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.initial = initial
        defaults = store ?? .standard
        self.read = read
        self.write = write
    }

    private var stored: Value { defaults.object(forKey: key).flatMap(read) ?? initial }

    public var wrappedValue: Value {
        get { box?.current ?? stored }
        nonmutating set {
            defaults.set(write(newValue), forKey: key)
            box?.set(newValue)
        }
    }

    public var projectedValue: Binding<Value> {
        nonisolated(unsafe) let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    public static var _readsEnvironment: Bool { false }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let host = context.scope.host
        let stored = property.stored
        property.box = host.sharedValues.box("\(ObjectIdentifier(property.defaults)) \(property.key)", stored, host)
    }
}

extension AppStorage {
    private static func plain(_ wrappedValue: Value, _ key: String, _ store: UserDefaults?) -> AppStorage {
        AppStorage(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self = Self.plain(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self = Self.plain(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self = Self.plain(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self = Self.plain(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self = Self.plain(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, wrappedValue, store, read: { ($0 as? String).flatMap { URL(string: $0) } },
            write: { $0.absoluteString })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(
            key, wrappedValue, store, read: { ($0 as? Double).map { Date(timeIntervalSinceReferenceDate: $0) } },
            write: { $0.timeIntervalSinceReferenceDate })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, wrappedValue, store, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, wrappedValue, store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
    }
    public init<T>(_ key: String, store: UserDefaults? = nil) where Value == T?, T: _StorableValue {
        self.init(key, nil, store, read: { $0 as? T }, write: { $0 })
    }
}

/// A value that the user's defaults hold as it is.
public protocol _StorableValue {}
extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension Data: _StorableValue {}

/// A value that a window keeps while it is open.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
    }
    public init<T>(_ key: String) where Value == T? {
        self.key = key
        initial = nil
    }

    public var wrappedValue: Value {
        get { box?.current ?? initial }
        nonmutating set { box?.set(newValue) }
    }
    public var projectedValue: Binding<Value> { box.map { Binding(box: $0) } ?? .constant(initial) }

    public static var _readsEnvironment: Bool { false }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let host = context.scope.host
        property.box = host.sharedValues.box("scene \(property.key)", property.initial, host)
    }
}

/// Values that several views of a window share by name.
@MainActor
final class SharedValues {
    private var boxes: [String: AnyObject] = [:]

    /// The box of a name; a name that is used for another type too has a box for each.
    func box<Value>(_ key: String, _ initial: @autoclosure () -> Value, _ host: Host) -> StateBox<Value> {
        let key = "\(key) \(ObjectIdentifier(Value.self))"
        if let box = boxes[key] as? StateBox<Value> { return box }
        let made = StateBox(initial(), host: host)
        boxes[key] = made
        return made
    }
}

/// A length that grows with the reader's preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var size: DynamicTypeSize?

    public init(wrappedValue: Value) {
        base = wrappedValue
        style = .body
    }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public var wrappedValue: Value {
        guard let size else { return base }
        return base * Value(TextStyleTable.size(style, size) / TextStyleTable.size(style, .large))
    }

    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        property.size = context.environment.dynamicTypeSize
    }
}

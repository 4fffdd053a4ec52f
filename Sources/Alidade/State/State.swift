/// Where a `@State` value lives between bodies.
final class StateBox<Value>: PropertyObject, @unchecked Sendable {
    /// What views are made from.
    @exclusivity(unchecked) private var value: Value
    /// Values set under transactions whose updates are still to come, and the last of them: what actions read.
    @exclusivity(unchecked) private var waiting = 0
    @exclusivity(unchecked) private var latest: Value
    @exclusivity(unchecked) private var subscribers = Subscribers()
    unowned(unsafe) let host: Host
    /// The property's name; it is part of the program and needs no copy.
    let field: UnsafePointer<CChar>?

    init(_ value: Value, host: Host, field: UnsafePointer<CChar>? = nil) {
        self.value = value
        latest = value
        self.host = host
        self.field = field
    }

    var current: Value {
        guard MainThread.isCurrent else { return latest }
        if let scope = RunningScope.current { MainThread.assumeMain { subscribers.subscribe(scope) } }
        return waiting > 0 && MainThread.assumeMain { host.isUpdating } ? value : latest
    }

    func set(_ new: Value, transaction: Transaction? = nil) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let new = new
            return MainThread.run { self.set(new) }
        }
        nonisolated(unsafe) let new = new
        nonisolated(unsafe) let transaction = transaction
        MainThread.assumeMain { setOnMain(new, transaction) }
    }

    @MainActor private func setOnMain(_ new: Value, _ transaction: Transaction?) {
        guard !host.refusesWrites(of: "@State") else { return }
        if Equality.isEqual(latest, new) { return }
        latest = new
        if host.changesNow(transaction) {
            value = new
            subscribers.fire()
            return
        }
        waiting += 1
        host.postpone(transaction) { [self] in
            value = new
            waiting -= 1
            subscribers.fire()
        }
    }

    @MainActor func tearDown() { subscribers.removeAll() }
}

/// A value that a view owns; setting it runs again what has read it.
///
/// ```swift
/// @State private var count = 0
/// ```
/// A value set while a view's body runs is refused with a warning.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { box?.current ?? initial }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(box: box)
    }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let initial = property.initial
        let scope = context.scope
        let host = scope.host
        let field = context.field
        property.box = context.object {
            StateBox(
                host.carried?.value(of: field, in: scope, as: Value.self) ?? initial, host: host, field: field)
        }
    }
}

extension StateBox: CarriedBox {
    @MainActor var carriedValue: Any { value }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// What the boxes of all types of value have in common, where nothing needs to know the type.
@usableFromInline
class StateCell: PropertyObject, @unchecked Sendable {
    /// Values set under transactions whose updates are still to come.
    @exclusivity(unchecked) final var waiting = 0
    @exclusivity(unchecked) final var subscribers = Subscribers()
    final unowned(unsafe) let host: Host
    /// The property's name; it is part of the program and needs no copy.
    final let field: UnsafePointer<CChar>?

    init(host: Host, field: UnsafePointer<CChar>?) {
        self.host = host
        self.field = field
    }

    /// Notes that the running scope reads the value. True where it is to see the one that views are made from, and
    /// not the last that was set.
    @usableFromInline
    final func readsOld() -> Bool {
        guard MainThread.isCurrent else { return false }
        return MainThread.assumeMain(self) { cell in
            if let scope = RunningScope.current { cell.subscribers.subscribe(scope) }
            return cell.waiting > 0 && cell.host.isUpdating
        }
    }

    @MainActor func tearDown() { subscribers.removeAll() }

    /// Only what is a property by itself outlives its view; a gesture's state for example ends with the gesture.
    @MainActor func park() -> Bool {
        subscribers.removeAll()
        return field != nil
    }
}

/// Where a `@State` value lives between bodies.
@usableFromInline
final class StateBox<Value>: StateCell, @unchecked Sendable {
    /// What views are made from.
    @exclusivity(unchecked) @usableFromInline var value: Value
    /// The last that was set: what actions read.
    @exclusivity(unchecked) @usableFromInline var latest: Value

    init(_ value: Value, host: Host, field: UnsafePointer<CChar>? = nil) {
        self.value = value
        latest = value
        super.init(host: host, field: field)
    }

    @inlinable var current: Value { readsOld() ? value : latest }

    @usableFromInline
    func set(_ new: Value, transaction: Transaction? = nil) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let new = new
            return MainThread.run { self.set(new) }
        }
        let set: @MainActor (StateBox, Value, Transaction?) -> Void = { $0.setOnMain($1, $2) }
        unsafeBitCast(set, to: ((StateBox, Value, Transaction?) -> Void).self)(self, new, transaction)
    }

    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == String)
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
}

/// A value that a view owns; setting it runs again what has read it.
///
/// ```swift
/// @State private var count = 0
/// ```
/// A value set while a view's body runs is refused with a warning.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline let initial: Value
    @usableFromInline var box: StateBox<Value>?

    @inlinable public init(wrappedValue value: Value) { initial = value }
    @inlinable public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        @inlinable get { box?.current ?? initial }
        @inlinable nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(box: box)
    }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    // Compiled for the commonest types: for any type, each call looks up what a box of it is.
    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == String)
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

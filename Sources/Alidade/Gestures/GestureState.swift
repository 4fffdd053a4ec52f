/// A value that holds while a gesture lasts and then goes back to what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let onReset: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// - Parameter resetTransaction: how the way back is shown.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// - Parameter reset: sets the transaction of the way back, given the value that ends.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        onReset = reset
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { box?.current ?? initial }
    public var projectedValue: GestureState<Value> { self }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var value = box.current
        var transaction = Transaction()
        body(&value, &transaction)
        box.set(value, transaction: transaction)
    }

    func reset() {
        guard let box else { return }
        var transaction = Transaction()
        onReset(box.current, &transaction)
        box.set(initial, transaction: transaction)
    }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let initial = property.initial
        let host = context.scope.host
        property.box = context.object { StateBox(initial, host: host) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

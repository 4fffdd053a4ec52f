/// A two-way connection to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    /// What the binding leads to, to tell whether two bindings are the same; nil: unknown.
    private let source: AnyObject?
    private let path: AnyKeyPath?
    public var transaction: Transaction

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(read: get, write: { value, _ in set(value) }, source: nil, path: nil)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(read: get, write: set, source: nil, path: nil)
    }

    private init(
        read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, source: AnyObject?,
        path: AnyKeyPath?, transaction: Transaction = Transaction()
    ) {
        self.read = read
        self.write = write
        self.source = source
        self.path = path
        self.transaction = transaction
    }

    init(box: StateBox<Value>) {
        self.init(
            read: { box.current }, write: { box.set($0, transaction: $1) }, source: box, path: nil)
    }

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void, source: AnyObject?, path: AnyKeyPath?) {
        self.init(read: read, write: { value, _ in write(value) }, source: source, path: path)
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _, _ in }, source: nil, path: nil)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get {
            // A state's box knows its readers itself.
            RunningScope.notesReads && !(path == nil && source is StateCell) ? RunningScope.reading(read) : read()
        }
        nonmutating set { write(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let read = self.read
        let write = self.write
        return Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { new, transaction in
                var value = read()
                value[keyPath: keyPath] = new
                write(value, transaction)
            }, source: path == nil ? source : nil, path: path == nil ? keyPath : nil, transaction: transaction)
    }

    /// A binding to the value inside an optional; nil where there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            read: { base.wrappedValue ?? value }, write: { base.write($0, $1) }, source: nil, path: nil,
            transaction: base.transaction)
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue },
            write: { new, transaction in
                if let new { base.write(new, transaction) }
            }, source: nil, path: nil, transaction: base.transaction)
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            read: { AnyHashable(base.wrappedValue) },
            write: { new, transaction in
                if let new = new.base as? V { base.write(new, transaction) }
            }, source: nil, path: nil, transaction: base.transaction)
    }

    /// The same binding whose writes animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {}
}

extension Binding: ComparedProperty {
    static func _isSame(_ a: Binding, _ b: Binding) -> Bool {
        guard let source = a.source else { return false }
        return source === b.source && a.path == b.path
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        return Binding<Value.Element>(
            read: { base.wrappedValue[position] },
            write: { new, transaction in
                var value = base.wrappedValue
                value[position] = new
                base.write(value, transaction)
            }, source: nil, path: nil, transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

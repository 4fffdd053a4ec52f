/// Passes everything through from one recogniser; the base of those that only tell.
class ForwardingNode<Inner, Value>: _ValueNode<Value> {
    var inner: _ValueNode<Inner>
    private var seen = 0

    init(_ inner: _ValueNode<Inner>) { self.inner = inner }

    /// The value as seen from outside.
    func convert(_ value: Inner) -> Value? { nil }

    override var isHolding: Bool { inner.isHolding }
    override var endedByTime: Bool { inner.endedByTime }
    override var deadline: Double? { inner.deadline }
    override func ownerChanged() { inner.owner = owner }

    override func reset() {
        super.reset()
        inner.reset()
        seen = inner.version
    }

    override func handle(_ event: GestureEvent) {
        inner.handle(event)
        phase = inner.phase
        if inner.version != seen, let new = inner.value, let converted = convert(new) {
            seen = inner.version
            publish(converted)
        }
    }

    override func commit() { inner.commit() }
    override func finish() { inner.finish() }
}

/// Changes a recogniser's value.
final class MapNode<Inner, Value>: ForwardingNode<Inner, Value> {
    var transform: (Inner) -> Value

    init(_ inner: _ValueNode<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func convert(_ value: Inner) -> Value? { transform(value) }
}

/// Calls an action when the recogniser has ended.
final class EndedNode<Value>: ForwardingNode<Value, Value> {
    var action: (Value) -> Void
    private var hasEnded = false

    init(_ inner: _ValueNode<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func convert(_ value: Value) -> Value? { value }

    override func reset() {
        super.reset()
        hasEnded = false
    }

    override func commit() {
        super.commit()
        guard phase == .ended, !hasEnded, let value else { return }
        hasEnded = true
        action(value)
    }
}

/// Calls an action with each new value while the recogniser is at work.
final class ChangedNode<Value: Equatable>: ForwardingNode<Value, Value> {
    var action: (Value) -> Void
    private var told: Value?

    init(_ inner: _ValueNode<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func convert(_ value: Value) -> Value? { value }

    override func reset() {
        super.reset()
        told = nil
    }

    override func commit() {
        super.commit()
        guard phase == .possible || phase == .active, let value, value != told else { return }
        told = value
        action(value)
    }
}

/// Writes a gesture state while the recogniser is at work.
final class UpdatingNode<Value, State>: ForwardingNode<Value, Value> {
    var state: GestureState<State>
    var body: (Value, inout State, inout Transaction) -> Void
    private var told = 0
    private var hasWritten = false

    init(
        _ inner: _ValueNode<Value>, _ state: GestureState<State>,
        _ body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.body = body
        super.init(inner)
    }

    override func convert(_ value: Value) -> Value? { value }

    override func commit() {
        super.commit()
        guard !phase.isOver else { return finish() }
        guard let value, told != version else { return }
        told = version
        hasWritten = true
        state.change { body(value, &$0, &$1) }
    }

    override func finish() {
        super.finish()
        guard hasWritten else { return }
        hasWritten = false
        state.reset()
    }
}

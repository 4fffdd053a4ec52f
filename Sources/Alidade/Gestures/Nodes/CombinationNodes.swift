/// What the nodes of two gestures have in common: everything but the value is an untyped pair's.
class PairNode<First, Second, Value>: _ValueNode<Value> {
    private(set) var first: _ValueNode<First>
    private(set) var second: _ValueNode<Second>
    private var seen = 0

    init(_ first: _ValueNode<First>, _ second: _ValueNode<Second>) {
        self.first = first
        self.second = second
    }

    func replace(_ first: _ValueNode<First>, _ second: _ValueNode<Second>) {
        self.first = first
        self.second = second
    }

    override func ownerChanged() {
        first.owner = owner
        second.owner = owner
    }

    override var deadline: Double? {
        [first.phase.isOver ? nil : first.deadline, second.phase.isOver ? nil : second.deadline].compactMap { $0 }.min()
    }

    override func reset() {
        super.reset()
        first.reset()
        second.reset()
        seen = first.version &+ second.version
    }

    /// True once after each new value of either.
    func takeNews() -> Bool {
        let now = first.version &+ second.version
        defer { seen = now }
        return now != seen
    }

    override func finish() {
        first.finish()
        second.finish()
    }
}

final class ExclusiveNode<First, Second, Value>: PairNode<First, Second, Value> {
    private let wrapFirst: (First) -> Value
    private let wrapSecond: (Second) -> Value
    private var pair: ExclusivePair

    init(
        _ first: _ValueNode<First>, _ second: _ValueNode<Second>, wrapFirst: @escaping (First) -> Value,
        wrapSecond: @escaping (Second) -> Value
    ) {
        self.wrapFirst = wrapFirst
        self.wrapSecond = wrapSecond
        pair = ExclusivePair(first, second)
        super.init(first, second)
    }

    override func replace(_ first: _ValueNode<First>, _ second: _ValueNode<Second>) {
        super.replace(first, second)
        pair.first = first
        pair.second = second
    }

    override var isHolding: Bool { pair.isHolding }
    override var endedByTime: Bool { pair.endedByTime }

    override func reset() {
        super.reset()
        pair.reset()
    }

    override func handle(_ event: GestureEvent) {
        let before = pair.winner
        pair.handle(event)
        phase = pair.phase
        // The second's value may be older than its turn.
        let hasNews = takeNews()
        guard hasNews || pair.winner !== before else { return }
        if pair.winner === second || first.phase == .failed {
            if let value = second.value { publish(wrapSecond(value)) }
        } else if let value = first.value {
            publish(wrapFirst(value))
        }
    }

    override func commit() { pair.commit() }
}

final class SimultaneousNode<First, Second, Value>: PairNode<First, Second, Value> {
    private let wrap: (First?, Second?) -> Value
    private var pair: SimultaneousPair

    init(_ first: _ValueNode<First>, _ second: _ValueNode<Second>, wrap: @escaping (First?, Second?) -> Value) {
        self.wrap = wrap
        pair = SimultaneousPair(first, second)
        super.init(first, second)
    }

    override func replace(_ first: _ValueNode<First>, _ second: _ValueNode<Second>) {
        super.replace(first, second)
        pair.first = first
        pair.second = second
    }

    override var isHolding: Bool { pair.isHolding }
    override var endedByTime: Bool { pair.endedByTime }

    override func reset() {
        super.reset()
        pair.reset()
    }

    override func handle(_ event: GestureEvent) {
        pair.handle(event)
        phase = pair.phase
        if takeNews() { publish(wrap(first.value, second.value)) }
    }

    override func commit() { pair.commit() }
}

final class SequenceNode<First, Second, Value>: PairNode<First, Second, Value> {
    private let wrapFirst: (First) -> Value
    private let wrapSecond: (First, Second?) -> Value
    private var isDown = false
    private var secondHasBegun = false

    init(
        _ first: _ValueNode<First>, _ second: _ValueNode<Second>, wrapFirst: @escaping (First) -> Value,
        wrapSecond: @escaping (First, Second?) -> Value
    ) {
        self.wrapFirst = wrapFirst
        self.wrapSecond = wrapSecond
        super.init(first, second)
    }

    override var isHolding: Bool {
        first.phase != .ended ? first.isHolding : !isDown && (!secondHasBegun || second.isHolding)
    }
    override var endedByTime: Bool { second.phase == .ended && second.endedByTime }

    override func reset() {
        super.reset()
        isDown = false
        secondHasBegun = false
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down: isDown = true
        case .up, .cancelled: isDown = false
        case .moved, .tick: break
        }
        if first.phase == .ended {
            if event.kind == .down { secondHasBegun = true }
            if !second.phase.isOver { second.handle(event) }
        } else {
            first.handle(event)
            if first.phase == .ended, isDown {
                // The press goes on: for the second gesture it begins here.
                secondHasBegun = true
                var start = event
                start.kind = .down
                second.handle(start)
            }
        }
        if event.kind == .cancelled, second.phase == .possible { second.phase = .failed }
        switch first.phase {
        case .failed: phase = .failed
        case .possible: phase = .possible
        case .active: phase = .active
        case .ended:
            // The whole counts as recognised from here on.
            phase = second.phase == .possible ? .active : second.phase
        }
        guard takeNews() || first.phase == .ended && value == nil else { return }
        guard let one = first.value else { return }
        publish(first.phase == .ended ? wrapSecond(one, second.value) : wrapFirst(one))
    }

    override func commit() {
        if first.phase != .failed { first.commit() }
        if first.phase == .ended, second.phase != .failed { second.commit() }
    }
}

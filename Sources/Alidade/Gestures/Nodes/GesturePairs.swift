/// Two recognisers of which the first takes precedence.
final class ExclusivePair: _GestureNode {
    var first: _GestureNode
    var second: _GestureNode
    /// Which of them was recognised.
    private(set) var winner: _GestureNode?

    init(_ first: _GestureNode, _ second: _GestureNode) {
        self.first = first
        self.second = second
    }

    override var isHolding: Bool {
        (!first.phase.isOver && first.isHolding) || (!second.phase.isOver && second.isHolding)
    }
    override var endedByTime: Bool { winner?.endedByTime ?? false }
    override var deadline: Double? {
        [first, second].compactMap { $0.phase.isOver ? nil : $0.deadline }.min()
    }

    override func ownerChanged() {
        first.owner = owner
        second.owner = owner
    }

    override func reset() {
        super.reset()
        winner = nil
        first.reset()
        second.reset()
    }

    override func handle(_ event: GestureEvent) {
        if winner == nil || winner === first, !first.phase.isOver { first.handle(event) }
        if winner == nil || winner === second, !second.phase.isOver { second.handle(event) }
        guard winner == nil else {
            phase = winner?.phase ?? .failed
            return
        }
        switch first.phase {
        case .failed:
            phase = second.phase
            if phase == .active || phase == .ended { winner = second }
        case .possible:
            // Held long enough is certain; what the pointer does may still be the first one's.
            if second.phase == .ended, second.endedByTime, !first.isHolding {
                first.finish()
                winner = second
                phase = .ended
            } else {
                phase = .possible
            }
        case .active, .ended:
            winner = first
            second.finish()
            phase = first.phase
        }
    }

    override func commit() {
        if let winner { return winner.commit() }
        if first.phase != .failed { first.commit() }
        if second.phase == .possible { second.commit() }
    }

    override func finish() {
        first.finish()
        second.finish()
    }
}

/// Two recognisers beside each other.
final class SimultaneousPair: _GestureNode {
    var first: _GestureNode
    var second: _GestureNode

    init(_ first: _GestureNode, _ second: _GestureNode) {
        self.first = first
        self.second = second
    }

    override var isHolding: Bool {
        (!first.phase.isOver && first.isHolding) || (!second.phase.isOver && second.isHolding)
    }
    override var endedByTime: Bool {
        first.phase == .ended && first.endedByTime || second.phase == .ended && second.endedByTime
    }
    override var deadline: Double? {
        [first, second].compactMap { $0.phase.isOver ? nil : $0.deadline }.min()
    }

    override func ownerChanged() {
        first.owner = owner
        second.owner = owner
    }

    override func reset() {
        super.reset()
        first.reset()
        second.reset()
    }

    override func handle(_ event: GestureEvent) {
        if !first.phase.isOver { first.handle(event) }
        if !second.phase.isOver { second.handle(event) }
        let phases = [first.phase, second.phase]
        if phases.allSatisfy({ $0 == .failed }) {
            phase = .failed
        } else if phases.allSatisfy(\.isOver) {
            phase = .ended
        } else if phases.contains(.active) || phases.contains(.ended) {
            phase = .active
        } else {
            phase = .possible
        }
    }

    override func commit() {
        if first.phase != .failed { first.commit() }
        if second.phase != .failed { second.commit() }
    }

    override func finish() {
        first.finish()
        second.finish()
    }
}

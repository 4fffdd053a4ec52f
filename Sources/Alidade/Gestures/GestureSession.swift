import Foundation

/// One press of the pointer, from the button going down until every recogniser it concerns is done.
@MainActor
final class GestureSession {
    private let host: Host
    /// The recognisers around what was pressed, joined by precedence.
    private let root: _GestureNode
    private let owners: [ResponderPayload]
    private var timer: Int?
    private var isDown = false
    private(set) var isOver = false
    private var lastPosition = CGPoint.zero

    /// - Parameter owners: innermost first.
    init?(owners: [ResponderPayload], host: Host) {
        var root: _GestureNode?
        for owner in owners {
            guard owner.isEnabled, let node = owner.gesture else { continue }
            let inner = owner.gestureMask.contains(.subviews) ? root : nil
            let own = owner.gestureMask.contains(.gesture) ? node : nil
            guard let own, let inner else {
                root = own ?? inner
                continue
            }
            switch owner.gestureRank {
            case .normal: root = ExclusivePair(inner, own)
            case .high: root = ExclusivePair(own, inner)
            case .simultaneous: root = SimultaneousPair(inner, own)
            }
        }
        guard let root else { return nil }
        self.root = root
        self.owners = owners
        self.host = host
        root.reset()
    }

    /// Whether a new press at the same views belongs to this session: the second of two taps.
    func continues(with owners: [ResponderPayload]) -> Bool {
        !isOver && owners.count == self.owners.count && zip(owners, self.owners).allSatisfy { $0 === $1 }
    }

    func contains(_ payload: ResponderPayload) -> Bool { owners.contains { $0 === payload } }

    func send(_ event: GestureEvent) {
        guard !isOver else { return }
        lastPosition = event.position
        switch event.kind {
        case .down: isDown = true
        case .up, .cancelled: isDown = false
        case .moved, .tick: break
        }
        root.handle(event)
        root.commit()
        if root.phase.isOver || event.kind == .cancelled || (!isDown && !root.isHolding) {
            end()
        } else {
            schedule(event.time)
        }
    }

    /// Ends the work; nothing more is recognised.
    func cancel(at time: Double) {
        guard !isOver else { return }
        send(GestureEvent(kind: .cancelled, position: lastPosition, time: time))
        if !isOver { end() }
    }

    private func end() {
        isOver = true
        root.finish()
        if let timer { host.timers.cancel(timer) }
        timer = nil
    }

    private func schedule(_ time: Double) {
        if let timer { host.timers.cancel(timer) }
        timer = nil
        guard let deadline = root.deadline else { return }
        timer = host.timers.schedule(after: deadline - host.now) { [weak self] in
            guard let self else { return }
            self.timer = nil
            // The clock may stand a rounding error before the deadline.
            let now = max(host.now, deadline)
            self.send(GestureEvent(kind: .tick, position: self.lastPosition, time: now))
        }
    }
}

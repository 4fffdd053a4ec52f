import Foundation

/// Recognises a press that acts at once and again while it is held.
final class RepeatNode: _ValueNode<Int> {
    /// Seconds until the first repetition, and between later ones.
    private static let delay = 0.5
    private static let interval = 0.1

    var changed: (Bool) -> Void = { _ in }
    var action: () -> Void = {}
    private var told = 0
    private var isPressed = false
    private var next: Double?

    override var deadline: Double? { next }

    override func reset() {
        super.reset()
        told = 0
        next = nil
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            phase = .active
            publish(1)
            next = event.time + Self.delay
        case .tick:
            guard let due = next, event.time >= due else { return }
            publish((value ?? 0) + 1)
            next = max(due, event.time - Self.interval) + Self.interval
        case .moved: break
        case .up: end(.ended)
        case .cancelled: end(.failed)
        }
    }

    private func end(_ phase: GesturePhase) {
        self.phase = phase
        next = nil
    }

    override func commit() {
        if phase == .active { tell(true) }
        while told < value ?? 0 {
            told += 1
            action()
        }
        if phase.isOver { tell(false) }
    }

    override func finish() { tell(false) }

    private func tell(_ pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        changed(pressed)
    }
}

extension View {
    nonisolated func repeating(
        changed: @escaping (Bool) -> Void, action: @escaping () -> Void
    ) -> some View {
        nonisolated(unsafe) let (changed, action) = (changed, action)
        return responder { payload in
            let node = payload.gesture as? RepeatNode ?? RepeatNode()
            node.changed = changed
            node.action = action
            node.owner = payload
            payload.gesture = node
        }
    }
}

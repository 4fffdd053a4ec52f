import AlidadeLayout
import Foundation

/// Recognises what buttons do: pressed while the pointer is down inside, done when it is released there.
final class PressNode: _ValueNode<Bool> {
    /// How far outside the view a press still counts, points.
    static let slop = 4.0

    var changed: (Bool) -> Void = { _ in }
    var action: () -> Void = {}
    private var told = false
    private var hasActed = false

    override func reset() {
        super.reset()
        told = false
        hasActed = false
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            phase = .active
            publish(true)
        case .moved: publish(contains(event.position))
        case .up:
            let isInside = contains(event.position)
            publish(false)
            phase = isInside ? .ended : .failed
        case .cancelled:
            publish(false)
            phase = .failed
        case .tick: break
        }
    }

    private func contains(_ point: CGPoint) -> Bool {
        guard let owner, owner.item != noItem else { return false }
        let place = owner.host.tree.item(owner.item).pointee
        let local = owner.location(of: point, in: .local)
        let reach = owner.barReach
        return CGRect(x: 0, y: 0, width: place.width, height: place.height)
            .insetBy(dx: -max(Self.slop, reach.dx), dy: -max(Self.slop, reach.dy)).contains(local)
    }

    override func commit() {
        let isPressed = phase == .active && value == true
        tell(isPressed)
        if phase == .ended, !hasActed {
            hasActed = true
            action()
        }
    }

    override func finish() { tell(false) }

    private func tell(_ isPressed: Bool) {
        guard isPressed != told else { return }
        told = isPressed
        changed(isPressed)
    }
}

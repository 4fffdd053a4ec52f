import AlidadeLayout
import Foundation

/// Recognises what sliders do: the value follows the pointer from the moment it goes down.
final class TrackNode: _ValueNode<Double> {
    /// The length at each end of the view that the middle of the knob does not reach, points.
    var inset = 0.0
    var isMirrored = false
    var editing: (Bool) -> Void = { _ in }
    /// Hears the place along the track, 0…1.
    var changed: (Double) -> Void = { _ in }
    private var told: Double?
    private var isEditing = false

    override func reset() {
        super.reset()
        told = nil
    }

    override func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            phase = .active
            follow(event.position)
        case .moved: follow(event.position)
        case .up: phase = .ended
        case .cancelled: phase = .failed
        case .tick: break
        }
    }

    private func follow(_ position: CGPoint) {
        guard phase == .active, let owner, owner.item != noItem else { return }
        let width = owner.host.tree.item(owner.item).pointee.width
        let length = width - 2 * inset
        guard length > 0 else { return }
        let fraction = min(max((Double(owner.location(of: position, in: .local).x) - inset) / length, 0), 1)
        publish(isMirrored ? 1 - fraction : fraction)
    }

    override func commit() {
        if phase == .active, !isEditing {
            isEditing = true
            editing(true)
        }
        if let value, value != told {
            told = value
            changed(value)
        }
        if phase.isOver { finish() }
    }

    override func finish() {
        guard isEditing else { return }
        isEditing = false
        editing(false)
    }
}

extension View {
    /// Follows the pointer along the view's width.
    nonisolated func tracking(
        inset: Double, isMirrored: Bool, focus: FocusTraits, editing: @escaping (Bool) -> Void,
        changed: @escaping (Double) -> Void
    ) -> some View {
        nonisolated(unsafe) let (focus, editing, changed) = (focus, editing, changed)
        return responder { payload in
            let node = payload.gesture as? TrackNode ?? TrackNode()
            node.inset = inset
            node.isMirrored = isMirrored
            node.editing = editing
            node.changed = changed
            node.owner = payload
            payload.gesture = node
            payload.focus = focus
        }
    }
}

import AlidadeLayout
import Foundation

/// Recognises what the pointer does to a list's rows where nothing inside of them takes it.
final class ListGestureNode: _GestureNode {
    /// How far the pointer moves before a press becomes a drag, points.
    private static let slop = 6.0
    private enum Kind { case click, move, swipe }

    weak var controller: ListController?
    private weak var row: RowPayload?
    private var start = CGPoint.zero
    private var now = CGPoint.zero
    private var kind = Kind.click
    private var modifiers: EventModifiers = []
    private var hasBegun = false

    override func reset() {
        super.reset()
        row = nil
        kind = .click
        hasBegun = false
    }

    override func handle(_ event: GestureEvent) {
        now = event.position
        switch event.kind {
        case .down:
            start = event.position
            row = controller?.row(at: event.position)
            guard let controller, let row, controller.takesPresses(row) else {
                phase = .failed
                return
            }
        case .moved: if phase == .possible { moved() }
        case .up:
            modifiers = event.modifiers
            if phase == .possible || phase == .active { phase = .ended }
        case .cancelled: phase = .failed
        case .tick: break
        }
    }

    private func moved() {
        let (dx, dy) = (abs(now.x - start.x), abs(now.y - start.y))
        guard max(dx, dy) >= Self.slop, let controller, let row else { return }
        if dx > dy, controller.canSwipe(row, towardsEnd: now.x > start.x) {
            kind = .swipe
            phase = .active
        } else if dy > dx, controller.canMove(row) {
            kind = .move
            phase = .active
        } else {
            phase = .failed
        }
    }

    override func commit() {
        guard let controller, let row, row.item != noItem else { return }
        switch (phase, kind) {
        case (.active, .move):
            if !hasBegun { controller.beginDrag(row, at: start) }
            hasBegun = true
            controller.drag?.follow(now)
        case (.active, .swipe):
            if !hasBegun { controller.beginSwipe(row, towardsEnd: now.x > start.x) }
            hasBegun = true
            controller.swipe?.drag(to: Double(now.x - start.x))
        case (.ended, .click): if !hasBegun { clicked(controller, row) }
        case (.ended, .move):
            controller.drag?.drop()
            controller.drag = nil
        case (.ended, .swipe): controller.swipe?.release()
        default: break
        }
        if phase == .ended { hasBegun = true }
    }

    private func clicked(_ controller: ListController, _ row: RowPayload) {
        if controller.swipe != nil { return controller.closeSwipe() }
        let local = row.host.convert(start, fromWindowTo: row.item) ?? .zero
        if row.deleteControl?.contains(local) ?? false { return controller.openDelete(row) }
        if controller.selection != nil { controller.click(row, modifiers) }
        if !controller.isEditing, let action = row.action { action() }
    }

    override func finish() {
        guard phase != .ended else { return }
        controller?.drag?.stop()
        controller?.drag = nil
        if kind == .swipe { controller?.swipe?.release() }
    }
}

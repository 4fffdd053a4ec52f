import AlidadeLayout
import Foundation

/// Finds who an event is for.
@MainActor
package final class InputRouter {
    private unowned let host: Host
    private(set) var cursor = WindowCursor.arrow

    init(host: Host) { self.host = host }

    /// The innermost scroll view under the pointer that can move takes the wheel; at its end the outer one does.
    func scroll(_ event: ScrollEvent) {
        var delta = event.delta
        if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        for payload in scrollViews(at: event.position).reversed() where payload.canScroll(delta) {
            payload.scroll(by: delta)
            return
        }
    }

    /// The scroll views under a point of the window, outermost first.
    func scrollViews(at point: CGPoint) -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        func look(_ item: ItemIndex, _ x: Double, _ y: Double) {
            let place = host.tree.item(item).pointee
            guard place.kind != .marker, !place.flags.contains(.hidden) else { return }
            let left = x + place.x
            let top = y + place.y
            if place.kind == .scroll {
                let frame = CGRect(x: left, y: top, width: place.width, height: place.height)
                guard frame.contains(point) else { return }
                if let payload = host.payload(of: item) as? ScrollPayload { found.append(payload) }
            }
            var child = place.firstChild
            while child != noItem {
                look(child, left, top)
                child = host.tree.next(of: child)
            }
        }
        look(host.rootItem, 0, 0)
        return found
    }

    func pointer(_ event: PointerEvent) {}
    func key(_ event: KeyEvent) {}
    func focusChanged(_ isFocused: Bool) {}
}

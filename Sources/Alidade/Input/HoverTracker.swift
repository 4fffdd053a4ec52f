import AlidadeLayout
import Foundation

/// Tells views when the pointer comes and goes, and chooses the pointer's picture.
@MainActor
final class HoverTracker {
    private unowned let host: Host
    private var hovered: [ResponderPayload] = []
    private(set) var cursor = WindowCursor.arrow
    /// The scroll view whose indicator is under the pointer.
    private weak var indicator: ScrollPayload?

    init(host: Host) { self.host = host }

    /// - Parameter point: in the window; nil: the pointer has left it.
    func update(at point: CGPoint?) {
        let path = point.map { HitTester.path(at: $0, in: host) } ?? []
        var new: [ResponderPayload] = []
        var cursor: WindowCursor?
        var indicator: ScrollPayload?
        for item in path {
            guard let payload = host.payload(of: item) else { continue }
            if let responder = payload as? ResponderPayload {
                if cursor == nil, responder.isEnabled { cursor = responder.cursor }
                if responder.hover != nil, responder.isEnabled { new.append(responder) }
            } else if indicator == nil, let scroll = payload as? ScrollPayload, let point,
                scroll.isInIndicatorLane(point)
            {
                indicator = scroll
            }
        }
        self.cursor = cursor ?? .arrow
        if indicator !== self.indicator {
            self.indicator?.isIndicatorHovered = false
            indicator?.isIndicatorHovered = true
            self.indicator = indicator
        }
        let old = hovered
        hovered = new
        for payload in old where !new.contains(where: { $0 === payload }) { payload.hover?(nil) }
        for payload in new { payload.hover?(point) }
    }

    var isEmpty: Bool { hovered.isEmpty && indicator == nil }

    func removed(_ payload: ResponderPayload) { hovered.removeAll { $0 === payload } }
}

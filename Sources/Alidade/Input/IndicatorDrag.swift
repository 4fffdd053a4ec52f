import AlidadeLayout
import Foundation

/// A scroll indicator held by the pointer.
@MainActor
struct IndicatorDrag {
    /// How far from the viewport's edge an indicator can be taken, points.
    static let reach = 12.0

    weak var payload: ScrollPayload?
    let axis: Axis
    /// Where the pointer holds the indicator, points from its beginning.
    let grip: CGFloat

    /// nil where there is no indicator at a point of the window.
    init?(_ payload: ScrollPayload, at point: CGPoint) {
        guard let axis = payload.indicatorAxis(at: point), let bar = payload.indicatorBar(axis),
            let local = payload.host.convert(point, fromWindowTo: payload.item)
        else { return nil }
        self.payload = payload
        self.axis = axis
        grip = axis == .vertical ? local.y - bar.start : local.x - bar.start
    }

    /// The content stands in its way where the indicator stands in its own. Rows that are measured meanwhile make the
    /// way another one: so nothing is kept of how long it was.
    func follow(_ point: CGPoint) {
        guard let payload, payload.item != noItem, let bar = payload.indicatorBar(axis),
            let local = payload.host.convert(point, fromWindowTo: payload.item)
        else { return }
        let range = payload.range
        let place = (axis == .vertical ? local.y : local.x) - grip - bar.trackStart
        let share = bar.way > 0 ? min(max(place / bar.way, 0), 1) : 0
        func along(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
            // At its end it means the end, wherever that turns out to be.
            share == 1 ? .greatestFiniteMagnitude : low + (high - low) * share
        }
        var target = payload.offset
        switch axis {
        case .vertical: target.y = along(range.low.y, range.high.y)
        case .horizontal: target.x = along(range.low.x, range.high.x)
        }
        payload.scroll(to: target)
        payload.showIndicators()
    }
}

extension ScrollPayload {
    /// Along an axis: where an indicator begins and the track it moves in, and how far it moves there.
    func indicatorBar(_ axis: Axis) -> (start: CGFloat, trackStart: CGFloat, way: CGFloat)? {
        let margins = settings.margins.indicators
        let bars = indicators()
        switch axis {
        case .vertical:
            guard let bar = bars.vertical else { return nil }
            return (bar.minY, 3 + margins.top, viewport.height - 6 - margins.top - margins.bottom - bar.height)
        case .horizontal:
            guard let bar = bars.horizontal else { return nil }
            return (bar.minX, 3 + margins.leading, viewport.width - 6 - margins.leading - margins.trailing - bar.width)
        }
    }

    /// Whether a point of the window is at an edge along which an indicator moves: it comes back there.
    func isInIndicatorLane(_ point: CGPoint) -> Bool {
        guard acceptsInput, let local = host.convert(point, fromWindowTo: item) else { return false }
        let (horizontal, vertical) = indicators()
        let reach = IndicatorDrag.reach
        return vertical != nil && local.x >= viewport.width - reach && local.x < viewport.width
            || horizontal != nil && local.y >= viewport.height - reach && local.y < viewport.height
    }

    /// The axis of the indicator at a point of the window, as wide as `IndicatorDrag.reach`.
    func indicatorAxis(at point: CGPoint) -> Axis? {
        guard acceptsInput, let local = host.convert(point, fromWindowTo: item) else { return nil }
        let reach = IndicatorDrag.reach
        let bars = indicators()
        if let bar = bars.vertical, local.x >= viewport.width - reach, local.x < viewport.width,
            local.y >= bar.minY, local.y <= bar.maxY
        {
            return .vertical
        }
        if let bar = bars.horizontal, local.y >= viewport.height - reach, local.y < viewport.height,
            local.x >= bar.minX, local.x <= bar.maxX
        {
            return .horizontal
        }
        return nil
    }
}

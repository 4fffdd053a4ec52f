import Foundation

/// A scroll indicator held by the pointer.
@MainActor
struct IndicatorDrag {
    /// How far from the viewport's edge an indicator can be taken, points.
    static let reach = 12.0

    weak var payload: ScrollPayload?
    let axis: Axis
    let start: CGPoint
    let offset: CGPoint

    func follow(_ point: CGPoint) {
        guard let payload else { return }
        let limit = payload.limit
        let viewport = payload.viewport
        let content = payload.contentSize
        // The indicator's way is to the content's as their lengths are.
        func moved(_ from: CGFloat, _ distance: CGFloat, _ visible: CGFloat, _ total: CGFloat, _ limit: CGFloat)
            -> CGFloat
        {
            let bars = payload.indicators()
            let length = (axis == .vertical ? bars.vertical?.height : bars.horizontal?.width) ?? 0
            let way = visible - 6 - length
            return way > 0 ? from + distance / way * limit : from
        }
        var target = offset
        switch axis {
        case .vertical:
            target.y = moved(offset.y, point.y - start.y, viewport.height, content.height, limit.y)
        case .horizontal:
            target.x = moved(offset.x, point.x - start.x, viewport.width, content.width, limit.x)
        }
        payload.scroll(to: target)
        payload.showIndicators()
    }
}

extension ScrollPayload {
    /// The axis of the indicator at a point of the window, as wide as `IndicatorDrag.reach`.
    /// Whether a point of the window is at an edge along which an indicator moves: it comes back there.
    func isInIndicatorLane(_ point: CGPoint) -> Bool {
        guard acceptsInput, let local = host.convert(point, fromWindowTo: item) else { return false }
        let (horizontal, vertical) = indicators()
        let reach = IndicatorDrag.reach
        return vertical != nil && local.x >= viewport.width - reach && local.x < viewport.width
            || horizontal != nil && local.y >= viewport.height - reach && local.y < viewport.height
    }

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

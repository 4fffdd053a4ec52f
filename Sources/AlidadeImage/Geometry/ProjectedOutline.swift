import Alidade
import Foundation

/// A path seen in perspective, as polygons in pixels.
///
/// Straight lines stay straight under a projection; curves become chords that stay within a tenth of a pixel. What
/// lies behind the eye, or so far away that a rasteriser would overflow, is cut off.
enum ProjectedOutline {
    typealias Vertex = (x: Double, y: Double, w: Double)

    static func polygons(_ path: Path, _ matrix: Matrix3) -> [[(x: Double, y: Double)]] {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return [] }
        // The largest growth is at a corner; a corner behind the eye counts for nothing, so allow for it.
        let corners = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ]
        let growth = corners.map { matrix.growth(at: Double($0.0), Double($0.1)) }.max() ?? 1
        let tolerance = 0.1 / min(max(growth, 0.01), 100)
        var result: [[(x: Double, y: Double)]] = []
        for line in path.flattened(tolerance: CGFloat(tolerance)) where line.points.count > 1 {
            var polygon: [Vertex] = line.points.map { matrix.map(Double($0.x), Double($0.y)) }
            guard polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.w.isFinite }) else { continue }
            for side in Side.allCases {
                polygon = clip(polygon, to: side)
                if polygon.count < 3 { break }
            }
            if polygon.count >= 3 { result.append(polygon.map { ($0.x / $0.w, $0.y / $0.w) }) }
        }
        return result
    }

    /// Half-spaces of the visible: in front of the eye, and inside a square of ±`reach` pixels.
    private enum Side: CaseIterable {
        case front, left, right, top, bottom

        static let reach = 1_000_000.0

        func distance(_ v: Vertex) -> Double {
            switch self {
            case .front: v.w - 1e-3
            case .left: v.x + Self.reach * v.w
            case .right: Self.reach * v.w - v.x
            case .top: v.y + Self.reach * v.w
            case .bottom: Self.reach * v.w - v.y
            }
        }
    }

    /// Sutherland and Hodgman's cut by one side.
    private static func clip(_ polygon: [Vertex], to side: Side) -> [Vertex] {
        guard var last = polygon.last else { return [] }
        var lastDistance = side.distance(last)
        var result: [Vertex] = []
        result.reserveCapacity(polygon.count + 2)
        for vertex in polygon {
            let distance = side.distance(vertex)
            if (distance >= 0) != (lastDistance >= 0) {
                let t = lastDistance / (lastDistance - distance)
                result.append(
                    (
                        last.x + (vertex.x - last.x) * t, last.y + (vertex.y - last.y) * t,
                        last.w + (vertex.w - last.w) * t
                    ))
            }
            if distance >= 0 { result.append(vertex) }
            (last, lastDistance) = (vertex, distance)
        }
        return result
    }
}

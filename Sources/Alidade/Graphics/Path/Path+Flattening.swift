import Foundation

/// A subpath as straight lines.
package struct Polyline: Equatable {
    /// No two neighbours are equal; the first point is not repeated at the end of a closed line.
    package var points: [CGPoint]
    package var isClosed: Bool
}

extension Path {
    /// Straight lines that stay within `tolerance` points of the path. With `keepsTangents` the first and last line of a
    /// curve are so short that they have its direction there, which a join's or a cap's place depends on.
    package func flattened(tolerance: CGFloat = 0.1, keepsTangents: Bool = false) -> [Polyline] {
        var result: [Polyline] = []
        var current: [CGPoint] = []
        func finish(closed: Bool) {
            if closed, current.count > 1, current.first == current.last { current.removeLast() }
            if !current.isEmpty { result.append(Polyline(points: current, isClosed: closed)) }
            current.removeAll()
        }
        func add(_ point: CGPoint) {
            if current.last != point { current.append(point) }
        }
        var start = CGPoint.zero
        forEachSegment { segment in
            if current.isEmpty { add(segment.start) }
            let steps = segment.stepCount(tolerance: tolerance)
            let isBent = keepsTangents && steps > 1
            if isBent { add(segment.point(at: 0.001)) }
            for step in 1..<max(steps, 1) { add(segment.point(at: CGFloat(step) / CGFloat(steps))) }
            if isBent { add(segment.point(at: 0.999)) }
            add(segment.end)
        } other: { element in
            if case .move(let point) = element {
                finish(closed: false)
                start = point
                add(point)
            } else {
                if current.isEmpty { add(start) }
                finish(closed: true)
            }
        }
        finish(closed: false)
        return result
    }
}

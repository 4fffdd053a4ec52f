import Foundation

extension Path {
    /// The outline of this path drawn with a pen; fill it with the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        strokedPath(style, tolerance: 0.02)
    }

    /// `tolerance` is how far, in points, curves may be from their place.
    package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var lines = flattened(tolerance: tolerance, keepsTangents: true)
        if let pattern = DashPattern(style) { lines = lines.flatMap { pattern.cut($0) } }
        var stroker = Stroker(style)
        for line in lines where line.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { stroker.add(line) }
        return Path(elements: stroker.elements)
    }
}

/// Offsets polylines to both sides and joins the sides to outlines.
private struct Stroker {
    var elements: [Path.Element] = []
    private let half: CGFloat
    private let style: StrokeStyle

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        if points.count == 1 { return addDot(points[0]) }
        if line.isClosed, points.count > 2 {
            addSide(points, closed: true)
            addSide(points.reversed(), closed: true)
        } else {
            let begin = elements.count
            addSide(points, closed: false)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed(), closed: false)
            addCap(at: points[0], from: points[1])
            if elements.count > begin { elements.append(.closeSubpath) }
        }
    }

    /// A line without length: only round and square caps make it visible.
    private mutating func addDot(_ point: CGPoint) {
        let rect = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch style.lineCap {
        case .butt: break
        case .round: elements += PathOutline.ellipse(rect)
        case .square: elements += PathOutline.rectangle(rect)
        }
    }

    /// The line moved by half a width to its left (up, for a line that goes right).
    private mutating func addSide(_ points: [CGPoint], closed: Bool) {
        let count = points.count
        let directions = (0..<(closed ? count : count - 1)).map { direction(points[$0], points[($0 + 1) % count]) }
        // The second side of an open line goes on from the cap of the first.
        var isFirst = closed || elements.isEmpty || elements.last == .closeSubpath
        func emit(_ point: CGPoint, _ out: inout [Path.Element]) {
            out.append(isFirst ? .move(to: point) : .line(to: point))
            isFirst = false
        }
        if !closed { emit(offset(points[0], directions[0]), &elements) }
        for index in (closed ? 0 : 1)..<(closed ? count : count - 1) {
            let before = directions[(index + directions.count - 1) % directions.count]
            let after = directions[index]
            let vertex = points[index]
            let dot = before.dx * after.dx + before.dy * after.dy
            let cross = before.dx * after.dy - before.dy * after.dx
            let (start, end) = (offset(vertex, before), offset(vertex, after))
            let meet = CGPoint(
                x: vertex.x + (before.dy + after.dy) * half / (1 + dot),
                y: vertex.y - (before.dx + after.dx) * half / (1 + dot))
            if dot > 0.999 {
                emit(meet, &elements)
            } else if cross < 0 {
                // The inner side: where the offset lines meet, if they reach so far; else through the vertex, so that
                // the loop lies inside the stroke.
                let reach = half * (max(0, 1 - dot) / max(1 + dot, 1e-9)).squareRoot()
                let previous = points[(index + count - 1) % count]
                let next = points[(index + 1) % count]
                if reach <= distance(previous, vertex), reach <= distance(vertex, next) {
                    emit(meet, &elements)
                } else {
                    emit(start, &elements)
                    emit(vertex, &elements)
                    emit(end, &elements)
                }
            } else {
                emit(start, &elements)
                switch style.lineJoin {
                case .miter:
                    let ratio = (2 / max(1 + dot, 1e-9)).squareRoot()
                    if ratio <= style.miterLimit, dot > -0.999_999 { emit(meet, &elements) }
                    emit(end, &elements)
                case .round: addTurn(around: vertex, before, angle: atan2(cross, dot))
                case .bevel: emit(end, &elements)
                }
            }
        }
        if closed {
            elements.append(.closeSubpath)
        } else {
            emit(offset(points[count - 1], directions[count - 2]), &elements)
        }
    }

    private mutating func addCap(at point: CGPoint, from previous: CGPoint) {
        let along = direction(previous, point)
        let back = CGVector(dx: -along.dx, dy: -along.dy)
        switch style.lineCap {
        case .butt: break
        case .square:
            let far = CGPoint(x: point.x + along.dx * half, y: point.y + along.dy * half)
            elements.append(.line(to: offset(far, along)))
            elements.append(.line(to: offset(far, back)))
        case .round: addTurn(around: point, along, angle: .pi)
        }
    }

    /// An arc of half a width's radius, from the left of `direction` through `angle` clockwise on screen.
    private mutating func addTurn(around centre: CGPoint, _ direction: CGVector, angle: CGFloat) {
        let count = angle > .pi / 2 + 1e-6 ? 2 : 1
        let step = angle / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        var normal = CGVector(dx: direction.dy, dy: -direction.dx)
        for _ in 0..<count {
            let (s, c) = (sin(step), cos(step))
            let next = CGVector(dx: normal.dx * c - normal.dy * s, dy: normal.dx * s + normal.dy * c)
            func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                CGPoint(x: centre.x + half * x, y: centre.y + half * y)
            }
            elements.append(
                .curve(
                    to: place(next.dx, next.dy),
                    control1: place(normal.dx - handle * normal.dy, normal.dy + handle * normal.dx),
                    control2: place(next.dx + handle * next.dy, next.dy - handle * next.dx)))
            normal = next
        }
    }

    private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = distance(a, b)
        return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : CGVector(dx: 1, dy: 0)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

    private func offset(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half)
    }
}

/// Lengths of dashes and gaps in turn, points.
package struct DashPattern {
    package let lengths: [CGFloat]
    package let phase: CGFloat

    /// nil where the style draws a solid line.
    package init?(_ style: StrokeStyle) {
        let dash = style.dash.map { $0.isFinite ? max($0, 0) : 0 }
        let sum = dash.reduce(0, +)
        guard sum > 0 else { return nil }
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        let period = lengths.reduce(0, +)
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        self.phase = phase - (phase / period).rounded(.down) * period
    }

    /// The dashes of a line. A line of more than 20,000 periods is left whole: nobody could see its gaps.
    package func cut(_ line: Polyline) -> [Polyline] {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        let total = zip(points, points.dropFirst()).reduce(CGFloat(0)) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard total.isFinite, total / lengths.reduce(0, +) < 20_000, points.count > 1 else { return [line] }
        var index = 0
        var left = lengths[0]
        var skip = phase
        while skip >= left, skip > 0 {
            skip -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
        }
        left -= skip
        var result: [Polyline] = []
        var current: [CGPoint] = index % 2 == 0 ? [points[0]] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let t = done / length
                let cut = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                if index % 2 == 0 {
                    if current.last != cut { current.append(cut) }
                    result.append(Polyline(points: current, isClosed: false))
                    current = []
                } else {
                    current = [cut]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index % 2 == 0, current.last != b { current.append(b) }
        }
        if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
        return result
    }
}

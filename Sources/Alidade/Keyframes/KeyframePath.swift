import Foundation

/// A value's way from key frame to key frame.
public struct _KeyframePath<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }

    struct Segment {
        var target: Value.AnimatableData
        /// Seconds; nil: as long as the spring takes.
        var duration: TimeInterval?
        var kind: Kind
        var start = 0.0
        var length = 0.0
        var end: Double { start + length }
    }

    private let initial: Value
    private(set) var segments: [Segment] = []

    init(_ initial: Value) { self.initial = initial }

    mutating func add(_ target: Value, _ duration: TimeInterval?, _ kind: Kind) {
        segments.append(Segment(target: target.animatableData, duration: duration, kind: kind))
    }

    var duration: TimeInterval { segments.last?.end ?? 0 }

    /// Works out when each segment begins.
    mutating func settle() {
        var time = 0.0
        var previous = initial.animatableData
        for index in segments.indices {
            segments[index].start = time
            var length = segments[index].duration ?? 0
            if case .spring(let spring, _) = segments[index].kind, segments[index].duration == nil {
                length = spring.restTime(segments[index].target - previous, .zero)
            }
            segments[index].length = length.isFinite ? max(length, 0) : 0
            time = segments[index].end
            previous = segments[index].target
        }
    }

    func value(at time: TimeInterval) -> Value {
        var result = initial
        result.animatableData = data(at: time)
        return result
    }

    /// Per second.
    func velocity(at time: TimeInterval) -> Value.AnimatableData {
        let step = 0.0005
        return (data(at: time + step) - data(at: time - step)).scaled(by: 1 / (2 * step))
    }

    private func data(at time: TimeInterval) -> Value.AnimatableData {
        guard let index = segments.firstIndex(where: { time < $0.end }) else {
            return segments.last?.target ?? initial.animatableData
        }
        let segment = segments[index]
        let from = index > 0 ? segments[index - 1].target : initial.animatableData
        let way = segment.target - from
        let elapsed = max(time - segment.start, 0)
        let fraction = elapsed / segment.length
        switch segment.kind {
        case .move: return segment.target
        case .linear(let curve): return from + way.scaled(by: curve.value(at: fraction))
        case .spring(let spring, let start):
            let velocity = start?.animatableData ?? speed(entering: index)
            return from + spring.value(target: way, initialVelocity: velocity, time: elapsed)
        case .cubic(let start, let end):
            // Hermite's form, velocities being per second.
            let first = (start?.animatableData ?? speed(entering: index)).scaled(by: segment.length)
            let last = (end?.animatableData ?? speed(leaving: index)).scaled(by: segment.length)
            let (t, t2, t3) = (fraction, fraction * fraction, fraction * fraction * fraction)
            return from + way.scaled(by: 3 * t2 - 2 * t3) + first.scaled(by: t3 - 2 * t2 + t)
                + last.scaled(by: t3 - t2)
        }
    }

    /// The velocity with which the curve passes the beginning of a segment.
    private func speed(entering index: Int) -> Value.AnimatableData {
        guard index > 0 else { return .zero }
        let before = segments[index - 1]
        switch before.kind {
        case .move: return .zero
        case .linear:
            let from = index > 1 ? segments[index - 2].target : initial.animatableData
            return before.length > 0 ? (before.target - from).scaled(by: 1 / before.length) : .zero
        case .spring: return .zero
        case .cubic(_, let end): return end?.animatableData ?? speed(leaving: index - 1)
        }
    }

    /// Cubic segments in a row make one smooth curve through their values (Catmull and Rom's rule); it ends at rest.
    private func speed(leaving index: Int) -> Value.AnimatableData {
        guard index + 1 < segments.count else { return .zero }
        let (segment, next) = (segments[index], segments[index + 1])
        switch next.kind {
        case .cubic(let start?, _): return start.animatableData
        case .cubic:
            let from = index > 0 ? segments[index - 1].target : initial.animatableData
            let time = segment.length + next.length
            return time > 0 ? (next.target - from).scaled(by: 1 / time) : .zero
        case .linear:
            return next.length > 0 ? (next.target - segment.target).scaled(by: 1 / next.length) : .zero
        case .move, .spring: return .zero
        }
    }
}

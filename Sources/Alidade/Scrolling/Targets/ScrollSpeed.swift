import Foundation

/// How quickly the fingers have been moving.
struct ScrollSpeed {
    /// What lies longer back than this, seconds, says nothing about now.
    private static let window = 0.1
    /// Fingers that have rested this long, seconds, throw nothing.
    private static let pause = 0.06

    private var samples: [(time: Double, delta: CGVector)] = []

    mutating func add(_ delta: CGVector, at time: Double) {
        samples.append((time, delta))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// Points a second.
    func velocity(at time: Double) -> CGVector {
        guard let last = samples.last, let first = samples.first, samples.count > 1, time - last.time < Self.pause,
            last.time > first.time
        else { return .zero }
        // The first sample's distance was covered before its time.
        let way = samples.dropFirst().reduce(CGVector.zero) {
            CGVector(dx: $0.dx + $1.delta.dx, dy: $0.dy + $1.delta.dy)
        }
        let duration = last.time - first.time
        return CGVector(dx: way.dx / duration, dy: way.dy / duration)
    }
}

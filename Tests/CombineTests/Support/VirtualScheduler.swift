import Combine

/// A clock that stands until it is told to go on.
final class VirtualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        var seconds: Double

        func distance(to other: Self) -> Stride { Stride(seconds: other.seconds - seconds) }
        func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.seconds) }

        struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral {
            var seconds: Double
            var magnitude: Double { abs(seconds) }

            init(seconds: Double) { self.seconds = seconds }
            init(floatLiteral value: Double) { seconds = value }
            init(integerLiteral value: Int) { seconds = Double(value) }
            init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }

            static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
            static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
            static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
            static func * (a: Self, b: Self) -> Self { Self(seconds: a.seconds * b.seconds) }
            static func += (a: inout Self, b: Self) { a = a + b }
            static func -= (a: inout Self, b: Self) { a = a - b }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
            static func seconds(_ s: Double) -> Self { Self(seconds: s) }
            static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
            static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
            static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
        }
    }

    private var queue: [(due: Double, order: Int, action: () -> Void)] = []
    private var order = 0
    private(set) var now = SchedulerTimeType(seconds: 0)
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    var pending: Int { queue.count }

    private func add(_ due: Double, _ action: @escaping () -> Void) {
        order += 1
        queue.append((max(due, now.seconds), order, action))
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.seconds, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { add(date.seconds, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isCancelled = false
        func tick(_ due: Double) {
            add(due) {
                guard !isCancelled else { return }
                action()
                tick(due + interval.seconds)
            }
        }
        tick(date.seconds)
        return AnyCancellable { isCancelled = true }
    }

    /// Runs what is due until then.
    func advance(to seconds: Double) {
        while let next = queue.indices.filter({ queue[$0].due <= seconds }).min(by: {
            (queue[$0].due, queue[$0].order) < (queue[$1].due, queue[$1].order)
        }) {
            let item = queue.remove(at: next)
            now.seconds = max(now.seconds, item.due)
            item.action()
        }
        now.seconds = max(now.seconds, seconds)
    }
}

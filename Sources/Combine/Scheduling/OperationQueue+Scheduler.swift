import Foundation

extension OperationQueue: Scheduler {
    /// A moment on the calendar's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment as a date.
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// A length of time in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Hashable, Sendable
        {
            /// The length in seconds, sign included.
            public var magnitude: TimeInterval

            /// The length in seconds.
            public var timeInterval: TimeInterval { magnitude }

            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

            public init(integerLiteral value: TimeInterval) { magnitude = value }

            public init(floatLiteral value: TimeInterval) { magnitude = value }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

            public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

            public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

            public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

            public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

            public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

            public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
            public static func seconds(_ s: Double) -> Self { Self(s) }
            public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
        }
    }

    /// Operation queues take no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Transfer(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Transfer(action)
        DispatchQueue.global().schedule(after: date.onDispatchClock) {
            self.addOperation { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Transfer(action)
        return DispatchQueue.global().schedule(
            after: date.onDispatchClock, interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval)
        ) {
            self.addOperation { action.value() }
        }
    }
}

extension OperationQueue.SchedulerTimeType {
    /// The same moment for a dispatch queue; what has passed is now.
    fileprivate var onDispatchClock: DispatchQueue.SchedulerTimeType {
        DispatchQueue.SchedulerTimeType(.now()).advanced(by: .seconds(max(0, date.timeIntervalSinceNow)))
    }
}

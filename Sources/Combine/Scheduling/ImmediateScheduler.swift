/// Runs everything at once, whatever the time asked for.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The only one.
    public static let shared = ImmediateScheduler()

    /// A moment; all are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }

        /// A length of time, which counts for nothing.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            public var magnitude: Int

            public init(_ value: Int) { magnitude = value }

            public init(integerLiteral value: Int) { magnitude = value }

            public init(floatLiteral value: Double) { magnitude = clampedInt(value) }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude &+ rhs.magnitude) }

            public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude &- rhs.magnitude) }

            public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude &* rhs.magnitude) }

            public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

            public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

            public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Self { 0 }
            public static func seconds(_ s: Double) -> Self { 0 }
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            public static func microseconds(_ us: Int) -> Self { 0 }
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

/// The nearest integer towards zero; NaN is zero, and what does not fit is the nearest that does.
func clampedInt(_ value: Double) -> Int {
    guard value == value else { return 0 }
    // 2^63 is the first that does not fit.
    if value >= 0x1p63 { return .max }
    if value < -0x1p63 { return .min }
    return Int(value)
}

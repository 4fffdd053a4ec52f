import Dispatch

extension DispatchQueue: Scheduler {
    /// A moment on the clock of dispatch queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment in Dispatch's terms.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return end >= start
                ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            let start = dispatchTime.uptimeNanoseconds
            if n.magnitude < 0 {
                let back = n.magnitude.magnitude
                return SchedulerTimeType(
                    DispatchTime(uptimeNanoseconds: start > UInt64(back) ? start - UInt64(back) : 1))
            }
            let (end, overflow) = start.addingReportingOverflow(UInt64(n.magnitude))
            // Beyond half the range Dispatch reads other clocks into the number.
            guard !overflow, end < 1 << 62 else { return SchedulerTimeType(.distantFuture) }
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: end))
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The length in nanoseconds, sign included.
            public var magnitude: Int

            /// The length in Dispatch's terms.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .nanoseconds(value)
            }

            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Self, rhs: Self) -> Self {
                let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
                return Self(nanoseconds: overflow ? (rhs.magnitude > 0 ? .max : .min) : sum)
            }

            public static func - (lhs: Self, rhs: Self) -> Self {
                let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
                return Self(nanoseconds: overflow ? (rhs.magnitude > 0 ? .min : .max) : difference)
            }

            public static func * (lhs: Self, rhs: Self) -> Self { scaled(lhs.magnitude, by: rhs.magnitude) }

            public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

            public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

            public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

            public static func seconds(_ s: Double) -> Self { Self(nanoseconds: clampedInt(s * 1e9)) }
            public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
            public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }
            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

            private static func scaled(_ count: Int, by unit: Int) -> Self {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                return Self(nanoseconds: overflow ? ((count < 0) == (unit < 0) ? .max : .min) : product)
            }
        }
    }

    /// How the work is done.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Transfer(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Transfer(action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) {
            action.value()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(max(1, interval.magnitude)),
            leeway: .nanoseconds(max(0, tolerance.magnitude)))
        let action = Transfer(action)
        source.setEventHandler { action.value() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

extension Subscribers {
    /// How many values a subscriber wants: a number, or no limit.
    ///
    /// Sums beyond the largest number become `unlimited`; differences stop at none.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        @usableFromInline let rawValue: UInt

        @inlinable init(rawValue: UInt) { self.rawValue = min(rawValue, UInt(Int.max) + 1) }

        /// As many as the publisher can make.
        public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

        /// No value.
        public static let none = Demand(rawValue: 0)

        /// At most `value` values. Negative numbers are a programmer's error.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values, or nil if there is no limit.
        @inlinable public var max: Int? { rawValue > UInt(Int.max) ? nil : Int(rawValue) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}

// MARK: Arithmetic

extension Subscribers.Demand {
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        // Both are at most 2^63, so the sum fits or is exactly 2^64.
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Self(rawValue: sum)
    }

    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    @inlinable public static func + (lhs: Self, rhs: Int) -> Self {
        rhs >= 0 ? lhs + Self(rawValue: UInt(rhs)) : lhs - Self(rawValue: rhs.magnitude)
    }

    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        guard rhs > 0 else { return .none }
        let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
        return overflow ? .unlimited : Self(rawValue: product)
    }

    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
    }

    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
        rhs >= 0 ? lhs - Self(rawValue: UInt(rhs)) : lhs + Self(rawValue: rhs.magnitude)
    }

    @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

// MARK: Comparison

extension Subscribers.Demand {
    @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { rhs > 0 && lhs.rawValue < UInt(rhs) }
    @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= 0 && lhs.rawValue <= UInt(rhs) }
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { !(lhs <= rhs) }
    @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { rhs >= 0 && lhs.rawValue == UInt(rhs) }
    @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }

    @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
    @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
    @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
    @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }
}

/// What a container offers an item, in points; NaN leaves a dimension unspecified.
@usableFromInline
package struct Proposal: Equatable, Sendable {
    @usableFromInline package var width: Double
    @usableFromInline package var height: Double

    @inlinable
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable package static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }
    @inlinable package static var zero: Proposal { Proposal(width: 0, height: 0) }
    @inlinable package static var infinity: Proposal { Proposal(width: .infinity, height: .infinity) }

    @inlinable
    package static func == (a: Proposal, b: Proposal) -> Bool {
        a.width.isSame(as: b.width) && a.height.isSame(as: b.height)
    }
}

extension Double {
    /// Equal, or both unspecified.
    @inlinable
    package func isSame(as other: Double) -> Bool { self == other || (self != self && other != other) }

    /// The value, or `replacement` where it is unspecified.
    @inline(__always)
    func or(_ replacement: Double) -> Double { self != self ? replacement : self }
}

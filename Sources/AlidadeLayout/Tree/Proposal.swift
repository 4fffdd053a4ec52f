/// What a container offers an item, in points; NaN leaves a dimension unspecified.
package struct Proposal: Equatable, Sendable {
    package var width: Double
    package var height: Double

    @inline(__always)
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inline(__always) package static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }
    @inline(__always) package static var zero: Proposal { Proposal(width: 0, height: 0) }
    @inline(__always) package static var infinity: Proposal { Proposal(width: .infinity, height: .infinity) }

    @inline(__always)
    package static func == (a: Proposal, b: Proposal) -> Bool {
        a.width.isSame(as: b.width) && a.height.isSame(as: b.height)
    }
}

extension Double {
    /// Equal, or both unspecified.
    @inline(__always)
    func isSame(as other: Double) -> Bool { self == other || (self != self && other != other) }

    /// The value, or `replacement` where it is unspecified.
    @inline(__always)
    func or(_ replacement: Double) -> Double { self != self ? replacement : self }
}

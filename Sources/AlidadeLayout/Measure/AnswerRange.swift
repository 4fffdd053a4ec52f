/// For which other proposals an answer holds too.
///
/// A text that fits is as large in any wider proposal, a frame whatever it is offered. Without knowing that, a tree of
/// stacks asks for ever more sizes the deeper it is, all with the same answer. An axis that allows nothing else is
/// empty (`low > high`); the proposal itself always counts.
struct AnswerRange {
    var width = AxisRange()
    var height = AxisRange()

    /// Holds for the proposal itself only.
    @inline(__always)
    static var itself: AnswerRange { AnswerRange(width: .itself, height: .itself) }

    @inline(__always)
    mutating func formIntersection(_ other: AnswerRange) {
        width.formIntersection(other.width)
        height.formIntersection(other.height)
    }
}

struct AxisRange {
    /// Points.
    var low = -Double.infinity
    var high = Double.infinity
    /// Holds where the dimension is left unspecified, too.
    var unspecified = true

    @inline(__always)
    static var itself: AxisRange { AxisRange(low: .infinity, high: -.infinity, unspecified: false) }
    @inline(__always)
    static var unspecifiedOnly: AxisRange { AxisRange(low: .infinity, high: -.infinity, unspecified: true) }

    /// Whether the answer is the same for every length, and for none.
    @inline(__always)
    var isEverything: Bool { unspecified && low == -.infinity && high == .infinity }

    /// From a length up, and where none is given.
    @inline(__always)
    static func from(_ length: Double) -> AxisRange { AxisRange(low: length, high: .infinity, unspecified: true) }

    @inline(__always)
    mutating func formIntersection(_ other: AxisRange) {
        if other.low > low { low = other.low }
        if other.high < high { high = other.high }
        if !other.unspecified { unspecified = false }
    }

    /// The lengths of which `length * scale + offset` lies in the range when computed the other way round, with room
    /// for rounding.
    @inline(__always)
    func scaled(_ scale: Double, plus offset: Double) -> AxisRange {
        var result = self
        if low > -.infinity {
            let value = low * scale + offset
            result.low = value + slack(value, offset)
        }
        if high < .infinity {
            let value = high * scale + offset
            result.high = value - slack(value, offset)
        }
        return result
    }

    @inline(__always)
    private func slack(_ value: Double, _ offset: Double) -> Double { (abs(value) + abs(offset)) * 1e-12 }

    /// The same where lengths below 0 count as 0.
    @inline(__always)
    mutating func extendBelowZero() { if low <= 0 { low = -.infinity } }
}

extension Float {
    /// The nearest one that is not below, or not above.
    @inline(__always)
    init(rounding value: Double, up: Bool) {
        self.init(value)
        if up ? Double(self) < value : Double(self) > value { self = up ? nextUp : nextDown }
    }
}

import AlidadeLayout

/// An item's numbers as a vector. Numbers that are not there on both ends do not move.
struct ParamVector: VectorArithmetic, Equatable {
    var params: ItemParams

    init(_ params: ItemParams) { self.params = params }

    static var zero: ParamVector { ParamVector(ItemParams()) }

    private static func map(_ a: ItemParams, _ b: ItemParams, _ f: (Double, Double) -> Double) -> ItemParams {
        ItemParams(f(a.p0, b.p0), f(a.p1, b.p1), f(a.p2, b.p2), f(a.p3, b.p3), f(a.p4, b.p4), f(a.p5, b.p5))
    }

    static func + (a: ParamVector, b: ParamVector) -> ParamVector { ParamVector(map(a.params, b.params) { $0 + $1 }) }
    static func - (a: ParamVector, b: ParamVector) -> ParamVector { ParamVector(map(a.params, b.params) { $0 - $1 }) }
    static func += (a: inout ParamVector, b: ParamVector) { a = a + b }
    static func -= (a: inout ParamVector, b: ParamVector) { a = a - b }
    mutating func scale(by factor: Double) { params = ParamVector.map(params, params) { x, _ in x * factor } }
    var magnitudeSquared: Double {
        let p = params
        return p.p0 * p.p0 + p.p1 * p.p1 + p.p2 * p.p2 + p.p3 * p.p3 + p.p4 * p.p4 + p.p5 * p.p5
    }

    /// `value` where both ends are numbers, else the target's.
    static func merge(_ value: ItemParams, from: ItemParams, to: ItemParams) -> ItemParams {
        func pick(_ v: Double, _ a: Double, _ b: Double) -> Double { a.isFinite && b.isFinite ? v : b }
        return ItemParams(
            pick(value.p0, from.p0, to.p0), pick(value.p1, from.p1, to.p1), pick(value.p2, from.p2, to.p2),
            pick(value.p3, from.p3, to.p3), pick(value.p4, from.p4, to.p4), pick(value.p5, from.p5, to.p5))
    }

    /// The numbers with those that do not move set to 0.
    static func movable(_ params: ItemParams, _ other: ItemParams) -> ItemParams {
        map(params, other) { $0.isFinite && $1.isFinite ? $0 : 0 }
    }
}

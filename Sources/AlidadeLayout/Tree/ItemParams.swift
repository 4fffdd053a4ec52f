/// The six numbers of an item; what they mean depends on its kind. NaN stands for "not given" and equals itself.
@usableFromInline
package struct ItemParams: Equatable, Sendable {
    @usableFromInline package var p0: Double
    @usableFromInline package var p1: Double
    @usableFromInline package var p2: Double
    @usableFromInline package var p3: Double
    @usableFromInline package var p4: Double
    @usableFromInline package var p5: Double

    /// All 0.
    @inlinable package static var none: ItemParams { ItemParams(0, 0, 0, 0, 0, 0) }

    @inlinable
    package init(
        _ p0: Double = 0, _ p1: Double = 0, _ p2: Double = 0, _ p3: Double = 0, _ p4: Double = 0, _ p5: Double = 0
    ) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
        self.p4 = p4
        self.p5 = p5
    }

    @inlinable
    package static func == (a: ItemParams, b: ItemParams) -> Bool {
        a.p0.isSame(as: b.p0) && a.p1.isSame(as: b.p1) && a.p2.isSame(as: b.p2) && a.p3.isSame(as: b.p3)
            && a.p4.isSame(as: b.p4) && a.p5.isSame(as: b.p5)
    }
}

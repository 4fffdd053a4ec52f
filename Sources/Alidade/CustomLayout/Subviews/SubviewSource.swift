import AlidadeLayout

/// What knows the subviews of one container: the layout tree, together with the elements' traits.
package protocol SubviewSource: AnyObject {
    var subviewCount: Int { get }
    var isRightToLeft: Bool { get }
    func size(at index: Int, _ proposal: Proposal) -> LayoutSize
    func dimensions(at index: Int, _ proposal: Proposal) -> ViewDimensions
    func spacing(at index: Int) -> ViewSpacing
    func priority(at index: Int) -> Double
    func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value?
    /// How the subviews form a table, where rows were made of them.
    var gridPlan: GridPlan? { get }
}

extension SubviewSource {
    package var gridPlan: GridPlan? { nil }
}

import AlidadeLayout

/// The payload of a container with a `Layout`.
final class LayoutPayload<L: Layout>: RunnerPayload {
    private let typed: TypedLayoutRunner<L>
    private var layout: L
    /// What the tree sees while an animation runs.
    private var shown: L?

    init(_ layout: L) {
        self.layout = layout
        typed = TypedLayoutRunner(layout)
        super.init(runner: typed)
    }

    /// Takes a new value of the layout, at once or over time if the update animates; false where it is known to equal
    /// the last one.
    func update(_ layout: L) -> Bool {
        let old = self.layout
        self.layout = layout
        guard !Equality.isEqual(old, layout) else { return false }
        if L.AnimatableData.self != EmptyAnimatableData.self, host.animations.animation != nil || shown != nil {
            host.animations.animate(
                self, from: (shown ?? old).animatableData, oldTarget: old.animatableData, to: layout.animatableData
            ) { [weak self] value in
                self?.show(value)
            }
        }
        typed.update(shown ?? layout)
        return true
    }

    private func show(_ value: L.AnimatableData?) {
        var current = layout
        if let value { current.animatableData = value }
        shown = value == nil ? nil : current
        typed.update(current)
        if item != noItem { host.tree.markMeasure(item) }
    }

    override var viewName: String? {
        let name = String(describing: L.self)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}

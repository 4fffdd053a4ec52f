import AlidadeLayout

/// The payload of a container with a `Layout`.
final class LayoutPayload<L: Layout>: RunnerPayload {
    private let typed: TypedLayoutRunner<L>
    private var layout: L

    init(_ layout: L) {
        self.layout = layout
        typed = TypedLayoutRunner(layout)
        super.init(runner: typed)
    }

    /// Takes a new value of the layout; false where it is known to equal the last one.
    func update(_ layout: L) -> Bool {
        let isEqual = Equality.isEqual(self.layout, layout)
        self.layout = layout
        guard !isEqual else { return false }
        typed.update(layout)
        return true
    }

    override var viewName: String? {
        let name = String(describing: L.self)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}

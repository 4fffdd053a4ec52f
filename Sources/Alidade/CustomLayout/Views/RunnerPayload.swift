import AlidadeLayout

/// The payload of a container that a `LayoutRunner` measures and places.
package class RunnerPayload: ItemPayload {
    let runner: LayoutRunner
    /// Runs again when something that the layout reads has changed.
    weak var scope: Scope?
    private var layoutItem: LayoutItem?

    init(runner: LayoutRunner) { self.runner = runner }

    /// Runs user code in the name of the scope that made the container.
    private func asked<R>(_ body: (LayoutItem) -> R) -> R? {
        guard let host, item != noItem else { return nil }
        let layoutItem = layoutItem ?? LayoutItem(runner, tree: host.tree, item: item, values: host)
        self.layoutItem = layoutItem
        guard let scope, scope.isAlive else { return body(layoutItem) }
        let outer = RunningScope.current
        RunningScope.current = scope
        defer { RunningScope.current = outer }
        return scope.tracked { body(layoutItem) }
    }

    package override func measure(_ proposal: Proposal) -> LayoutSize {
        asked { $0.size(proposal) } ?? LayoutSize(width: 0, height: 0)
    }
    package override func place(size: LayoutSize, proposal: Proposal) { asked { $0.place(size: size, proposal) } }
    package override var spacing: ViewSpacing { asked { $0.spacing() } ?? ViewSpacing() }
    package override func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? {
        let size = LayoutSize(width: Double(dimensions.width), height: Double(dimensions.height))
        return asked { $0.guide(key, size: size, dimensions.proposal) } ?? nil
    }
    package override func childrenChanged() { layoutItem?.childrenChanged() }
}

extension Host: LayoutValueSource {
    nonisolated package func layoutValue<K: LayoutValueKey>(_ key: K.Type, of item: ItemIndex) -> K.Value? {
        let key = ObjectIdentifier(key)
        nonisolated(unsafe) var value: Any?
        MainThread.assumeMain { value = traits[item]?.values[key] }
        return value as? K.Value
    }
}

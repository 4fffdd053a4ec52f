import AlidadeLayout

extension Scope {
    /// Adds what is below, in the order in which it is drawn: that of the source, but for `zIndex`.
    final func contributeChildren<K: PreferenceKey>(_ key: K.Type, index: Int, to value: inout K.Value?) {
        guard host.usesZIndex else {
            for child in children where child.mayContribute(index) {
                child.contribute(key, index: index, to: &value)
            }
            return
        }
        var found: [Scope] = []
        gather(index, into: &found)
        for scope in Scope.inDrawingOrder(found) { scope.contribute(key, index: index, to: &value) }
    }

    private final func mayContribute(_ index: Int) -> Bool {
        isPresent && (hasDynamic || preferenceBits & (1 << UInt64(index & 63)) != 0)
    }

    /// The scopes below that say something of their own: writers, and dynamic ones without a writer.
    private final func gather(_ index: Int, into found: inout [Scope]) {
        for child in children where child.mayContribute(index) {
            if child.writesPreference(index) {
                found.append(child)
                continue
            }
            let count = found.count
            child.gather(index, into: &found)
            if found.count == count && child.isDynamic { found.append(child) }
        }
    }

    /// Sorts scopes given in the order of the source.
    private static func inDrawingOrder(_ scopes: [Scope]) -> [Scope] {
        guard scopes.count > 1 else { return scopes }
        return scopes.enumerated()
            .map { (offset: $0.offset, path: $0.element.drawingPath, scope: $0.element) }
            .sorted { a, b in
                // The first items that differ are siblings: their indices decide, then the source.
                for (x, y) in zip(a.path, b.path) where x.item != y.item {
                    if x.z != y.z { return x.z < y.z }
                    break
                }
                return a.offset < b.offset
            }
            .map(\.scope)
    }

    /// The items around the scope's first one, outermost first, and it.
    private final var drawingPath: [(item: ItemIndex, z: Double)] {
        var path: [(item: ItemIndex, z: Double)] = []
        var item = firstItem != noItem ? firstItem : context.container
        while item != noItem {
            path.append((item, host.traits[item]?.zIndex ?? 0))
            item = host.tree.item(item).pointee.parent
        }
        return path.reversed()
    }
}

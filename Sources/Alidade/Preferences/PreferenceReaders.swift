/// The scopes that read preferences and wait for a merge.
@MainActor
struct PreferenceReaders {
    private var dirty: [any PreferenceReading] = []

    var hasDirty: Bool { !dirty.isEmpty }

    mutating func add(_ reader: any PreferenceReading) { dirty.append(reader) }

    mutating func take() -> [any PreferenceReading] {
        defer { dirty = [] }
        return dirty
    }
}

/// A scope that reads the merged value of a key.
@MainActor
protocol PreferenceReading: Scope {
    var keyIndex: Int { get }
    var isDirty: Bool { get set }
    func merge()
}

extension Host {
    /// Readers around a scope whose contribution changed must merge again.
    func preferencesChanged(at scope: Scope, bits: UInt64) {
        guard bits != 0 else { return }
        var current: Scope? = scope
        while let ancestor = current {
            ancestor.preferenceBits |= bits
            if ancestor.readsPreferences { merge(ancestor, bits) }
            current = ancestor.parent
        }
    }

    /// As above, for every key: a place that says defaults came or went, or the order changed.
    func preferencesChanged(at scope: Scope) {
        guard hasPreferenceReaders else { return }
        var current: Scope? = scope
        while let ancestor = current {
            if ancestor.readsPreferences { merge(ancestor, .max) }
            current = ancestor.parent
        }
    }

    private func merge(_ scope: Scope, _ bits: UInt64) {
        guard let reader = scope as? any PreferenceReading, !reader.isDirty,
            bits & (1 << UInt64(reader.keyIndex & 63)) != 0
        else { return }
        reader.isDirty = true
        preferenceReaders.add(reader)
    }

    /// Inner readers first: what they say may be part of what outer ones read.
    func mergePreferences() {
        for reader in preferenceReaders.take().sorted(by: { $0.depth > $1.depth }) where reader.isAlive {
            reader.isDirty = false
            reader.merge()
        }
    }
}

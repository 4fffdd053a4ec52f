import AlidadeLayout

/// Writes or transforms a preference; what is below is hidden or changed by it.
final class PreferenceWriterScope<K: PreferenceKey>: Scope {
    enum Mode {
        case value(K.Value)
        case transform((inout K.Value) -> Void)
    }
    var mode: Mode?

    func write(_ new: Mode) {
        if case .value(let old) = mode, case .value(let new) = new, Equality.isEqual(old, new) { return }
        mode = new
        host.preferencesChanged(at: self, bits: 1 << UInt64(PreferenceIndex.of(K.self) & 63))
    }

    override func writesPreference(_ index: Int) -> Bool { index == PreferenceIndex.of(K.self) }

    override func contribute<Key: PreferenceKey>(_ key: Key.Type, index: Int, to value: inout Key.Value?) {
        guard Key.self == K.self, let mode else {
            return super.contribute(key, index: index, to: &value)
        }
        func own() -> K.Value {
            switch mode {
            case .value(let value): return value
            case .transform(let transform):
                var below: K.Value?
                contributeChildren(K.self, index: index, to: &below)
                var result = below ?? K.defaultValue
                transform(&result)
                return result
            }
        }
        combine(key, into: &value) { own() as? Key.Value }
    }
}

/// Adds a sibling's value to what has been combined so far; the first value is taken as it is.
@MainActor
func combine<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?, _ next: () -> K.Value?) {
    guard var combined = value else {
        value = next()
        return
    }
    K.reduce(value: &combined) { next() ?? K.defaultValue }
    value = combined
}

public nonisolated struct _PreferenceWritingModifier<K: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    let value: K.Value

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let scope = cursor.next {
                PreferenceWriterScope<K>(host: $1, parent: $2, context: $0)
            }
            scope.visit(&cursor, inside)
            scope.write(.value(modifier.value))
        }
    }
}

public nonisolated struct _PreferenceTransformModifier<K: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    let transform: (inout K.Value) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let scope = cursor.next {
                PreferenceWriterScope<K>(host: $1, parent: $2, context: $0)
            }
            scope.visit(&cursor, inside)
            scope.write(.transform(modifier.transform))
        }
    }
}

extension View {
    /// Sets a preference, in place of whatever is set below.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes what is combined from below, or the default where nothing is.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}

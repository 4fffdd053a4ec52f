import AlidadeLayout

/// The scope of an overlay or background that is made of a preference of the view it belongs to.
///
/// It is a stage: its content runs when the value is known, in the same frame.
final class PreferenceLayerScope<K: PreferenceKey, Layer: View>: Scope {
    var make: (K.Value) -> Layer
    var value: K.Value?

    init(host: Host, parent: Scope, context: ScopeContext, make: @escaping (K.Value) -> Layer) {
        self.make = make
        super.init(host: host, parent: parent, context: context, opensStage: true)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        guard let value else { return }
        let make = self.make
        cursor.marker()
        let child = cursor.next { PlainScope(host: host, parent: self, context: $0) }
        let layer = tracked { make(value) }
        child.visit(&cursor) { Layer._visit(layer, &$0) }
    }
}

/// Reads a preference of its first child for its second.
final class PreferenceLayerReader<K: PreferenceKey, Layer: View>: Scope, PreferenceReading {
    let keyIndex = PreferenceIndex.of(K.self)
    var isDirty = false
    weak var primary: Scope?
    weak var layer: PreferenceLayerScope<K, Layer>?

    override var readsPreferences: Bool { true }

    func merge() {
        guard let layer, let primary else { return }
        var value: K.Value?
        primary.contribute(K.self, index: keyIndex, to: &value)
        let new = value ?? K.defaultValue
        if let old = layer.value, Equality.isEqual(old, new) { return }
        layer.value = new
        layer.mark()
    }
}

public nonisolated struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
    public typealias Body = Never
    let alignment: Alignment
    let isOverlay: Bool
    let make: (K.Value) -> Layer

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            host.hasPreferenceReaders = true
            let reader = cursor.next {
                PreferenceLayerReader<K, Layer>(host: $1, parent: $2, context: $0)
            }
            let isNew = !reader.isBuilt
            let make = modifier.make
            @MainActor func visitPrimary(_ cursor: inout _Cursor) {
                let primary = cursor.next { PlainScope(host: host, parent: reader, context: $0) }
                reader.primary = primary
                primary.visit(&cursor, inside)
            }
            @MainActor func visitLayer(_ cursor: inout _Cursor) {
                let layer = cursor.next {
                    PreferenceLayerScope<K, Layer>(host: host, parent: reader, context: $0, make: make)
                }
                reader.layer = layer
                layer.make = make
                if layer.isBuilt {
                    layer.skip(&cursor)
                    layer.context = cursor.context(layer)
                    layer.mark()
                } else {
                    layer.visit(&cursor) { $0.marker() }
                }
            }
            reader.visit(&cursor) { cursor in
                cursor.layers(
                    isOverlay: modifier.isOverlay, alignment: modifier.alignment, primary: visitPrimary,
                    secondary: visitLayer)
            }
            if isNew {
                reader.isDirty = true
                host.preferenceReaders.add(reader)
            }
        }
    }
}

extension View {
    /// An overlay made of a preference set below; it appears in the frame that sets it.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isOverlay: true, make: transform))
    }

    /// A background made of a preference set below.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isOverlay: false, make: transform))
    }
}

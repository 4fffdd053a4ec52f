import AlidadeLayout

/// A bar beside a view, made of a preference of that view; it takes its room from the view.
///
/// A stage of its own, like an overlay of a preference: the bar appears in the frame that asks for it.
nonisolated struct PreferenceBarModifier<K: PreferenceKey, Bar: View>: ViewModifier {
    typealias Body = Never
    let isAtBottom: Bool
    let make: (K.Value) -> Bar

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            host.hasPreferenceReaders = true
            let reader = cursor.next { PreferenceLayerReader<K, Bar>(host: $1, parent: $2, context: $0) }
            let isNew = !reader.isBuilt
            let make = modifier.make
            reader.visit(&cursor) { cursor in
                cursor.item(
                    .safeAreaInset, ItemParams(modifier.isAtBottom ? 2 : 0, 0),
                    content: { cursor in
                        let primary = cursor.next { PlainScope(host: host, parent: reader, context: $0) }
                        reader.primary = primary
                        primary.visit(&cursor, inside)
                        cursor.item(
                            .zStack, horizontal: HorizontalAlignment.center.key,
                            vertical: VerticalAlignment.center.key, isContainer: true,
                            content: { cursor in
                                cursor.axis = 0
                                let layer = cursor.next {
                                    PreferenceLayerScope<K, Bar>(host: host, parent: reader, context: $0, make: make)
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
                            })
                    })
            }
            if isNew {
                reader.isDirty = true
                host.preferenceReaders.add(reader)
            }
        }
    }
}

extension View {
    /// A bar above or below the view, made of a preference set in it.
    nonisolated func preferenceBar<K: PreferenceKey, Bar: View>(
        _ key: K.Type, atBottom: Bool = false, @ViewBuilder _ make: @escaping (K.Value) -> Bar
    ) -> some View {
        modifier(PreferenceBarModifier<K, Bar>(isAtBottom: atBottom, make: make))
    }
}

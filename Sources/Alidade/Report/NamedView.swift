/// Gives a view of the library's that is made of others its place in reports.
nonisolated struct NamedModifier: ViewModifier {
    typealias Body = Never
    let name: String

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .passthrough, payload: { slot in _ = slot.payload { NamePayload(modifier.name) } }, content: inside)
        }
    }
}

extension View {
    /// Lists the view in reports under its type's name.
    nonisolated func named(_ name: String) -> some View { modifier(NamedModifier(name: name)) }
}

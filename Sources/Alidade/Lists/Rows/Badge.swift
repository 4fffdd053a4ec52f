/// What a badge says; nil: there is none.
enum BadgeTrait: _TraitKey { static var defaultValue: Text? { nil } }

/// A badge where it is a list row's: a pale text at the row's end. Elsewhere it is only told to the container.
public nonisolated struct _BadgeModifier: ViewModifier {
    public typealias Body = Never
    let text: Text?

    @MainActor public static var _isTransparent: Bool { true }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        guard cursor.isListLevel else {
            return _TraitModifier._modify(
                _TraitModifier(key: ObjectIdentifier(BadgeTrait.self)) { $0[key: BadgeTrait.self] = modifier.text },
                content, &cursor)
        }
        cursor.visit(
            HStack(spacing: 8) {
                content
                if let text = modifier.text {
                    Spacer(minLength: 0)
                    text.foregroundStyle(.secondary)
                }
            })
    }
}

extension View {
    /// A number at the end of a list row; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(_BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// A text at the end of a list row; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label)) }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(_BadgeModifier(text: key.map { Text($0) }))
    }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(_BadgeModifier(text: label.map { Text($0) }))
    }
}

/// The colour of a list's labels and marks.
public struct ListItemTint: Sendable {
    let color: Color?
    /// A colour of one's own gives way to the user's choice; there is none to give way to here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// The tint of the list rows in the view.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environmentKnown(\.tint, tint?.color.map { AnyShapeStyle($0) })
    }
    /// The tint of the list rows in the view.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        environmentKnown(\.tint, tint.map { AnyShapeStyle($0) })
    }
}

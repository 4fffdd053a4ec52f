import AlidadeLayout

enum RowInsetsTrait: _TraitKey { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundTrait: _TraitKey { static var defaultValue: AnyView? { nil } }
enum RowSeparatorTrait: _TraitKey {
    static var defaultValue: SeparatorVisibility? { nil }
}
enum SectionSeparatorTrait: _TraitKey {
    static var defaultValue: SeparatorVisibility? { nil }
}
enum RowSeparatorTintTrait: _TraitKey {
    static var defaultValue: (color: Color?, edges: VerticalEdge.Set)? { nil }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    /// Space around a list row's content, points; zero insets are honoured, nil means the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(RowInsetsTrait.self, insets) }
    /// What is behind a list row; nil: nothing of its own.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(RowBackgroundTrait.self, view.map { AnyView($0) })
    }
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(RowSeparatorTrait.self, SeparatorVisibility(visibility: visibility, edges: edges))
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(RowSeparatorTintTrait.self, (color, edges))
    }
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(SectionSeparatorTrait.self, SeparatorVisibility(visibility: visibility, edges: edges))
    }
}

/// What `ContentUnavailableView.search` is made of.
public enum SearchUnavailableContent {
    public nonisolated struct Label: View {
        let text: String?
        @MainActor public var body: some View {
            Alidade.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView { make(nil) }
    /// Says that the search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView { make(text.isEmpty ? nil : text) }

    private static func make(_ text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

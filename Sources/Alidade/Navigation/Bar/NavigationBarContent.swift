/// What a page says about the bar above it, from the inside out.
struct NavigationBarContent {
    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBackButton: Bool?
    var items: [ToolbarEntry] = []
    /// The older leading and trailing views.
    var leading: AnyView?
    var trailing: AnyView?
    var background: AnyShapeStyle?
    var search: SearchField?
    var searchScopes: AnyView?
    var hidesTabBar: Bool?

    /// Fills in what a sibling says and this does not.
    mutating func fill(from other: NavigationBarContent) {
        title = title ?? other.title
        subtitle = subtitle ?? other.subtitle
        displayMode = displayMode ?? other.displayMode
        isHidden = isHidden ?? other.isHidden
        hidesBackButton = hidesBackButton ?? other.hidesBackButton
        items += other.items
        leading = leading ?? other.leading
        trailing = trailing ?? other.trailing
        background = background ?? other.background
        search = search ?? other.search
        searchScopes = searchScopes ?? other.searchScopes
        hidesTabBar = hidesTabBar ?? other.hidesTabBar
    }
}

/// A field that searches what a page shows.
struct SearchField {
    let text: Binding<String>
    let prompt: Text
    let suggestions: AnyView?
}

/// Carries what views say about the bar above them.
enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }
    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        value.fill(from: nextValue())
    }
}

/// Names around the bar above a page.
public struct NavigationBarItem: Hashable, Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large.
        case automatic
        /// In the middle of the bar.
        case inline
        /// In a line of its own below the bar.
        case large
    }
}

extension View {
    /// Says something about the bar above; what is said further out wins.
    nonisolated func bar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }

    // MARK: Titles

    /// The title of the page in a navigation stack.
    public nonisolated func navigationTitle(_ title: Text) -> some View { bar { $0.title = title } }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// A title that could be edited on a phone; shown as it is.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// Shown below the title.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { bar { $0.subtitle = subtitle } }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Whether the title is in the bar or in a line of its own below it.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { bar { $0.displayMode = displayMode } }

    /// The older spellings of the title.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        bar {
            $0.title = title
            $0.displayMode = displayMode
        }
    }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    // MARK: The bar

    /// Leaves out the bar above the page.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isHidden = hidden } }
    /// Leaves out the button that goes back.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }
    /// Views at the bar's ends; `toolbar` is the newer spelling.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        bar {
            $0.leading = AnyView(leading)
            $0.trailing = AnyView(trailing)
        }
    }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        bar { $0.leading = AnyView(leading) }
    }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        bar { $0.trailing = AnyView(trailing) }
    }
}

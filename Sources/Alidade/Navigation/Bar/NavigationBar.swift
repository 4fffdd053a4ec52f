import Foundation

/// The bar above a page: 44 points, 52 more with a large title (iOS).
struct NavigationBar: View {
    let content: NavigationBarContent
    /// Goes back; nil on a root.
    let back: (@MainActor () -> Void)?

    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52

    private var isLarge: Bool { content.title != nil && content.displayMode != .inline }

    var body: some View {
        if content.isHidden != true {
            VStack(spacing: 0) {
                ZStack {
                    HStack(spacing: 12) {
                        leading
                        Spacer(minLength: 8)
                        trailing
                    }
                    .buttonStyle(.borderless)
                    // A bar shows a label's picture alone (iOS).
                    .labelStyle(.iconOnly)
                    principal
                }
                .padding(.horizontal, 16)
                .frame(height: Self.height)
                .barPart(.row)
                if isLarge, let title = content.title {
                    title.font(.largeTitle.bold())
                        .lineLimit(1)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.horizontal, 16)
                        .frame(height: Self.largeTitleHeight)
                }
                if let search = content.search {
                    SearchFieldView(search: search).padding(.horizontal, 16).padding(.bottom, 8)
                }
                if content.search != nil, let scopes = content.searchScopes {
                    scopes.padding(.horizontal, 16).padding(.bottom, 8)
                }
                if let search = content.search, let suggestions = search.suggestions, !search.text.wrappedValue.isEmpty
                {
                    VStack(alignment: .leading) { suggestions }.padding(.horizontal, 16).padding(.bottom, 8)
                }
            }
            .frame(maxWidth: .infinity)
            .background {
                if let background = content.background {
                    Rectangle().fill(background).ignoresSafeArea()
                } else {
                    BarGround().ignoresSafeArea(edges: .top)
                }
            }
        }
    }

    @ViewBuilder private var leading: some View {
        if let back, content.hidesBackButton != true { BackButton(action: back) }
        if let leading = content.leading { leading }
        entries { $0.isLeading }
    }

    @ViewBuilder private var trailing: some View {
        entries { $0.isTrailing }
        if let trailing = content.trailing { trailing }
    }

    @ViewBuilder private var principal: some View {
        if content.items.contains(where: { $0.placement.isPrincipal }) {
            HStack(spacing: 8) { entries { $0.isPrincipal } }.barPart(.title)
        } else if !isLarge, let title = content.title {
            VStack(spacing: 0) {
                title.font(.headline).lineLimit(1)
                if let subtitle = content.subtitle { subtitle.font(.caption).foregroundStyle(.secondary) }
            }
            .padding(.horizontal, 80)
            .barPart(.title)
        }
    }

    private func entries(_ isHere: (ToolbarItemPlacement) -> Bool) -> some View {
        ForEach(content.items.filter { isHere($0.placement) }) { $0.content }
    }
}

/// ‹ Back.
private struct BackButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 5) {
                Image(systemName: "chevron.left").fontWeight(.semibold)
                Text("Back")
            }
        }
    }
}

/// The field of a page that can be searched, 36 points high.
private struct SearchFieldView: View {
    let search: SearchField

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: search.text, prompt: search.prompt) { search.prompt }
            if !search.text.wrappedValue.isEmpty {
                Button {
                    search.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
        .environment(\.textFieldStyleBox, nil)
    }
}

/// The bar below a page, where something was put into it.
struct BottomToolbar: View {
    let content: NavigationBarContent

    var body: some View {
        let items = content.items.filter(\.placement.isBottom)
        if !items.isEmpty {
            VStack(spacing: 0) {
                Divider()
                HStack { ForEach(items) { $0.content } }
                    .buttonStyle(.borderless)
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity)
                    .frame(height: NavigationBar.height)
                    .barPart(.bottom)
            }
            .background(BarGround().ignoresSafeArea(edges: .bottom))
        }
    }
}

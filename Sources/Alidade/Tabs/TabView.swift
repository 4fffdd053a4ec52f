import AlidadeLayout

/// Pages of which a bar below chooses one, or, in the page style, that are swiped through.
///
/// ```swift
/// TabView {
///     Home().tabItem { Label("Home", systemImage: "house") }
///     Search().tabItem { Label("Search", systemImage: "magnifyingglass") }
/// }
/// ```
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        TabViewBody(selection: selection.map { PickerSelection($0) }, content: content)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs whose selection nobody else keeps.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

private struct TabViewBody<Content: View>: View {
    let selection: PickerSelection?
    let content: Content
    @State private var model = TabModel()
    @Environment(\.tabViewKind) private var kind

    var body: some View {
        switch kind {
        case .automatic: TabsWithBar(selection: selection, model: model, content: content)
        case .page(let showsIndex): PagedTabs(selection: selection, showsIndex: showsIndex, content: content)
        }
    }
}

/// What a tab bar knows of its tabs.
final class TabModel {
    struct Tab {
        let tag: AnyHashable?
        let label: AnyView?
        let badge: Text?
    }

    var tabs: [Tab] = []
    /// The tab chosen where nobody else keeps that.
    var chosen = 0
    weak var bar: Scope?
    weak var pages: PageChooserPayload?

    /// The number of the tab that is shown.
    @MainActor func index(_ selection: PickerSelection?, among tags: [AnyHashable?]) -> Int? {
        guard !tags.isEmpty else { return nil }
        guard let selection else { return min(chosen, tags.count - 1) }
        if let found = tags.firstIndex(where: { selection.matches($0) }) { return found }
        // Tabs without tags are counted, as on a phone.
        if let number = selection.get().base as? Int, tags.indices.contains(number), tags[number] == nil {
            return number
        }
        return 0
    }
}

/// The pages above the bar that chooses one.
private struct TabsWithBar<Content: View>: View {
    let selection: PickerSelection?
    let model: TabModel
    let content: Content

    var body: some View {
        let model = self.model
        let selection = self.selection
        _ = selection?.get()
        return TabStage(
            model: model, selection: selection,
            pages: PageChooser(
                name: "TabView",
                choose: { model.index(selection, among: $0.map(\.tag)) },
                changed: { model.bar?.mark() }
            ) {
                content
            })
    }
}

/// The pages and, as a later stage, the bar made of what they say.
private nonisolated struct TabStage<Pages: View>: View {
    typealias Body = Never
    let model: TabModel
    let selection: PickerSelection?
    let pages: Pages

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .safeAreaInset, ItemParams(2, 0),
                content: { cursor in
                    Pages._visit(view.pages, &cursor)
                    let host = cursor.host
                    view.model.pages = host.payload(of: cursor.previous) as? PageChooserPayload
                    cursor.item(
                        .zStack, horizontal: HorizontalAlignment.center.key, vertical: VerticalAlignment.center.key,
                        isContainer: true,
                        content: { cursor in
                            cursor.axis = 0
                            let bar = cursor.next {
                                TabBarScope(
                                    host: $1, parent: $2, context: $0, model: view.model, selection: view.selection)
                            }
                            bar.selection = view.selection
                            if bar.isBuilt {
                                bar.skip(&cursor)
                                bar.context = cursor.context(bar)
                            } else {
                                bar.visit(&cursor) { $0.marker() }
                            }
                            bar.mark()
                        })
                })
        }
    }
}

/// The place of a tab bar: it runs when the tabs are known.
private final class TabBarScope: Scope {
    let model: TabModel
    var selection: PickerSelection?

    init(host: Host, parent: Scope?, context: ScopeContext, model: TabModel, selection: PickerSelection?) {
        self.model = model
        self.selection = selection
        super.init(host: host, parent: parent, context: context, opensStage: true)
        model.bar = self
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let pages = model.pages?.pages() ?? []
        model.tabs = pages.map { page in
            let traits = page.item == noItem ? nil : host.traits[page.item]
            return TabModel.Tab(
                tag: page.tag, label: traits?[key: TabItemTrait.self], badge: traits?[key: BadgeTrait.self])
        }
        let model = self.model
        let selection = self.selection
        let tags = model.tabs.map(\.tag)
        let current = tracked { model.index(selection, among: tags) }
        cursor.marker()
        let bar = TabBar(tabs: model.tabs, current: current) { [weak self] index in
            if let selection {
                if let tag = tags[index] ?? AnyHashable(index) as AnyHashable? { selection.set(tag) }
            } else {
                model.chosen = index
            }
            self?.mark()
            self?.choiceChanged()
        }
        TabBar._visit(bar, &cursor)
    }

    private func choiceChanged() {
        guard let pages = model.pages, pages.item != noItem else { return }
        host.tree.markMeasure(pages.item)
        host.displayChanged = true
    }
}

/// The bar below the pages: 49 points (iOS).
struct TabBar: View {
    let tabs: [TabModel.Tab]
    let current: Int?
    let choose: @MainActor (Int) -> Void

    static let height: CGFloat = 49

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(spacing: 0) {
                ForEach(Array(tabs.indices), id: \.self) { index in
                    Button {
                        choose(index)
                    } label: {
                        (tabs[index].label ?? AnyView(Text("Tab \(index + 1)")))
                            .labelStyle(TabLabelStyle())
                            .font(.system(size: 10, weight: .medium))
                            .symbolVariant(.fill)
                            .foregroundStyle(index == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                            .overlay(alignment: .topTrailing) {
                                if let badge = tabs[index].badge {
                                    badge.font(.system(size: 12)).foregroundStyle(.white)
                                        .padding(.horizontal, 5)
                                        .background(Capsule().fill(.red))
                                        .offset(x: 8, y: -4)
                                        .fixedSize()
                                }
                            }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
            .frame(height: Self.height - 1)
        }
        .frame(height: Self.height)
        .background(Color.windowBackground.opacity(0.94).ignoresSafeArea(edges: .bottom))
    }
}

/// An icon above a small title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 18)).frame(height: 26)
            configuration.title.lineLimit(1)
        }
    }
}

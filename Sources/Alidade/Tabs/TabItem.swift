enum TabItemTrait: _TraitKey { static var defaultValue: AnyView? { nil } }

extension View {
    /// What stands for the view in a tab bar.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        trait(TabItemTrait.self, AnyView(TabItemLabel(content: label())))
    }
}

/// An image and a text one below the other, where they are not in a `Label`.
private nonisolated struct TabItemLabel<Content: View>: View {
    let content: Content

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        VStack(spacing: 2) { content }.environment(\.symbolSize, 20)
    }
}

/// A tab of a `TabView`, in the newer spelling.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    @MainActor public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let number: Int
    public static let search = TabRole(number: 0)
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
}

extension Tab where Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
}

extension Tab {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

/// The label of a tab that was given a title and an image.
public nonisolated struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    @MainActor public var body: some View { Label(title: { title }, icon: { image }) }
}

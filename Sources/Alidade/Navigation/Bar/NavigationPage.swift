/// A page of a navigation stack: its content between the bars that it asks for.
nonisolated struct NavigationPage<Content: View>: View {
    let isRoot: Bool
    let dismiss: (@MainActor () -> Void)?
    let content: Content

    init(isRoot: Bool, dismiss: (@MainActor () -> Void)?, content: Content) {
        self.isRoot = isRoot
        self.dismiss = dismiss
        self.content = content
    }

    @MainActor var body: some View {
        PageBody(isRoot: isRoot, dismiss: dismiss, content: content)
    }
}

private struct PageBody<Content: View>: View {
    let isRoot: Bool
    let dismiss: (@MainActor () -> Void)?
    let content: Content
    @Environment(\.dismissAction) private var outerDismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let isRoot = self.isRoot
        let dismiss = self.dismiss
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .preferenceBar(NavigationBarKey.self, atBottom: true) { BottomToolbar(content: $0) }
            .preferenceBar(NavigationBarKey.self) { bar in
                NavigationBar(content: bar, back: isRoot ? nil : dismiss)
            }
            // Around the bars, too: a button in one may close the page.
            .environment(\.dismissAction, dismiss.map { DismissAction(action: $0) } ?? outerDismiss)
            .environment(\.isPresented, !isRoot || isPresented)
    }
}

/// Controls that belong together, beside each other.
public nonisolated struct ControlGroup<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { HStack { content } }
}

extension ControlGroup {
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == Tuple2<L, C> {
        self.content = Tuple2(label(), content())
    }
}

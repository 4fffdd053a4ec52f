/// A view to look at while it is being written, as `#Preview` makes one.
public struct Preview {
    /// The traits that suit a preview of a view.
    public enum ViewTraits: Sendable {}

    /// What the preview is called.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    private let body: @MainActor () -> any View

    /// A preview of the view that `body` makes each time the preview is opened.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    /// The view, made anew.
    @MainActor package func makeView() -> AnyView { Self.erase(body()) }

    @MainActor private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}

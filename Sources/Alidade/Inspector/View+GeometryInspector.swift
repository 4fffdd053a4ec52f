extension View {
    /// Lets the key G outline every geometry reader in the window, with its size and its global frame.
    ///
    /// A view that takes the key first, by focus or by a shortcut, keeps it.
    public nonisolated func geometryInspector() -> some View { modifier(_GeometryInspectorModifier()) }
}

public nonisolated struct _GeometryInspectorModifier: ViewModifier {
    @MainActor public func body(content: Content) -> some View {
        content
            .onAppear { HostContext.current?.inspector.carrierAppeared() }
            .onDisappear { HostContext.current?.inspector.carrierDisappeared() }
    }
}

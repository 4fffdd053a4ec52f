/// Runs a view's refresh action.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What refreshes the content; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Refreshes the scroll views in the view when they are pulled down past their top, or on F5 or Control-R.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(
            _EnvironmentModifier(
                change: { $0.refresh = RefreshAction(action: { @MainActor in await action() }) }, value: nil,
                isSame: { _, _ in false }))
    }
}

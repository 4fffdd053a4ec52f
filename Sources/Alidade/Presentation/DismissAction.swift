/// Closes what a view is presented in: a sheet, a cover, a popover, or a pushed page.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Close") { dismiss() }
/// ```
/// Where nothing is presented it does nothing.
public struct DismissAction {
    let action: (@MainActor () -> Void)?

    @MainActor public func callAsFunction() { action?() }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
    let dismissAction: DismissAction
    /// Whether the view is in something that can be closed.
    public let isPresented: Bool

    /// Closes what the view is presented in.
    @MainActor public mutating func dismiss() { dismissAction() }
}

private struct DismissActionKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(action: nil) }
}
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var dismissAction: DismissAction {
        get { self[DismissActionKey.self] }
        set { self[DismissActionKey.self] = newValue }
    }
    /// Closes what the view is presented in.
    public var dismiss: DismissAction { dismissAction }
    /// Whether the view is in something that can be closed.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// The older way to close what the view is presented in.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(dismissAction: dismissAction, isPresented: isPresented)
        return Binding(get: { mode }, set: { _ in })
    }
}

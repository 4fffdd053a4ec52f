/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions around a field, innermost first.
struct SubmitActions {
    var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    func run(_ trigger: SubmitTriggers) {
        for entry in actions where !entry.triggers.isDisjoint(with: trigger) { entry.action() }
    }
}

private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// The word on a phone's Return key.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

extension View {
    /// Runs `action` when the user submits a field in the view with Return.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
    }

    /// Keeps submissions in the view from the actions around it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
    }

    /// The word on a phone's Return key; a keyboard's says what it says.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

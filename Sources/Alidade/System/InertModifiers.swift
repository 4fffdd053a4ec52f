import Foundation

/// What means something on a phone and nothing here: accepted, so that unchanged source compiles.
extension View {
    // MARK: Status bar and home indicator

    /// Inert: there is no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Inert: there is no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Inert: there are no system overlays.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Inert: there are no system gestures.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    // MARK: A phone's keyboard

    /// Inert: a keyboard has all its keys.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Inert: nothing is capitalised for the user.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Inert: nothing is capitalised for the user.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }
    /// Inert: nothing is corrected.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Inert: nothing is corrected.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Inert: nothing is filled in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    // MARK: Haptics, hover effects, help

    /// Inert: nothing can be felt.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Inert: no tip is shown.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    public nonisolated func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

    // MARK: Others

    /// Inert: symbols stand still.
    public nonisolated func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }
    public nonisolated func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Inert: contents change without an effect of their own.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Inert: text of views that are no fields is not selected.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Inert: nothing is handed to other devices.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
    ) -> some View { self }
    /// Inert: no URLs come to a window.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Inert: what a view shows is not private here.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Inert: nothing has been undecided.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Hides the contents of texts and images behind grey where there are reasons to.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        environment(\.redactionReasons, reason)
    }
    /// Inert: layouts are not flipped.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

/// Why contents are hidden: placeholders draw grey bars for texts and grey areas for images.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// Why contents should be hidden.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

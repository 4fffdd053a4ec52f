import AlidadeLayout

/// When a scroll view gives at its ends. A window's never does.
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// How scrolling hides a phone's keyboard. A window has none to hide.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

extension View {
    /// Shows also what lies outside the scroll views in the view.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting(disabled) { $0.isClipDisabled = disabled }
    }

    /// Whether lists, forms and editors in the view draw their own ground.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        scrollSetting(visibility) { $0.contentBackground = visibility }
    }

    /// Accepted; content does not bounce in a window.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Accepted; a window has no keyboard to hide.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// What an item does with keys that reach it from the focus inside of it, or from anywhere.
struct KeyTraits {
    /// A key on its way out from the focused view; true where it was used.
    var press: ((KeyPress) -> Bool)?
    /// A key from anywhere in the window.
    var shortcut: KeyboardShortcut?
    var shortcutAction: (() -> Void)?
}

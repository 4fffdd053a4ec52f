/// Which of the desktop's texts.
package enum ClipboardSelection: Equatable, Sendable {
    /// What was copied.
    case clipboard
    /// What is selected; on X the middle button pastes it.
    case primary
}

/// Texts that programs hand each other.
@MainActor package protocol Clipboard: AnyObject {
    /// Offers a text to every program, this one included.
    func write(_ text: String, to selection: ClipboardSelection)
    /// Calls `body` once with the text that some program offers, now or later; nil where there is none.
    func read(_ selection: ClipboardSelection, _ body: @escaping @MainActor (String?) -> Void)
    /// The same for those who cannot wait: it may take a quarter of a second, and nil may mean that it took longer.
    func current(_ selection: ClipboardSelection) -> String?
}

/// The clipboard of a host without a window: its own.
@MainActor package final class LocalClipboard: Clipboard {
    private var copied: String?
    private var selected: String?

    package init() {}

    package func write(_ text: String, to selection: ClipboardSelection) {
        if selection == .clipboard { copied = text } else { selected = text }
    }

    package func read(_ selection: ClipboardSelection, _ body: @escaping @MainActor (String?) -> Void) {
        body(current(selection))
    }

    package func current(_ selection: ClipboardSelection) -> String? { selection == .clipboard ? copied : selected }
}

extension Host {
    /// Reads a text on behalf of a view. An answer that comes later is an event like any other.
    func paste(from selection: ClipboardSelection, _ body: @escaping @MainActor (String) -> Void) {
        clipboard.read(selection) { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            let outer = HostContext.current
            HostContext.current = self
            defer { HostContext.current = outer }
            actions.noteCause()
            body(text)
        }
    }
}

internal import CX11
import Foundation

/// The connection to the input method that turns keys into text: Compose, dead keys, ibus, fcitx.
@MainActor final class InputMethod {
    private let display: OpaquePointer
    private var method: XIM?
    private var contexts: [Window: XIC] = [:]

    init(display: OpaquePointer) {
        self.display = display
        open()
    }

    private func open() {
        // Without a locale Xlib knows no Compose table; numbers and dates keep the C locale.
        setlocale(LC_CTYPE, "")
        if XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
        XSetLocaleModifiers("")
        method = XOpenIM(display, nil, nil, nil)
        if method == nil {
            // XMODIFIERS names an input method that does not run; the built-in one still composes.
            XSetLocaleModifiers("@im=none")
            method = XOpenIM(display, nil, nil, nil)
        }
        guard let method else { return }
        // The object lives as long as the connection, which outlives the callback.
        cx11_set_destroy_callback(
            method,
            { _, data, _ in
                guard let data else { return }
                let address = Int(bitPattern: data)
                MainActor.assumeIsolated {
                    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
                    Unmanaged<InputMethod>.fromOpaque(pointer).takeUnretainedValue().died()
                }
            }, Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self))
    }

    /// The input method's process is gone; Xlib has freed what belonged to it.
    private func died() {
        let windows = Array(contexts.keys)
        contexts.removeAll()
        XSetLocaleModifiers("@im=none")
        method = XOpenIM(display, nil, nil, nil)
        for window in windows { addContext(window) }
    }

    /// Answers the events that the input method needs from the window.
    @discardableResult func addContext(_ window: Window) -> Int {
        guard let method, let context = cx11_create_input_context(method, window) else { return 0 }
        contexts[window] = context
        return cx11_input_context_events(context)
    }

    func removeContext(_ window: Window) {
        if let context = contexts.removeValue(forKey: window) { XDestroyIC(context) }
    }

    func setFocus(_ window: Window, _ hasFocus: Bool) {
        guard let context = contexts[window] else { return }
        if hasFocus { XSetICFocus(context) } else { XUnsetICFocus(context) }
    }

    /// The key symbol and text of a press; call it for presses only, after `XFilterEvent`.
    func lookUp(_ event: inout XKeyEvent) -> (symbol: KeySym, text: String) {
        var symbol: KeySym = 0
        guard let context = contexts[event.window] else {
            var buffer = [CChar](repeating: 0, count: 64)
            let count = XLookupString(&event, &buffer, Int32(buffer.count), &symbol, nil)
            // Without an input method the text is Latin-1.
            let scalars = buffer.prefix(Int(max(0, count))).map { Unicode.Scalar(UInt8(bitPattern: $0)) }
            return (symbol, String(String.UnicodeScalarView(scalars)))
        }
        var status: Int32 = 0
        var buffer = [CChar](repeating: 0, count: 64)
        var count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &symbol, &status)
        if status == XBufferOverflow {
            buffer = [CChar](repeating: 0, count: Int(max(1, count)))
            count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &symbol, &status)
        }
        let hasText = status == XLookupChars || status == XLookupBoth
        let hasSymbol = status == XLookupKeySym || status == XLookupBoth
        let bytes = buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }
        return (hasSymbol ? symbol : 0, hasText ? String(decoding: bytes, as: UTF8.self) : "")
    }
}

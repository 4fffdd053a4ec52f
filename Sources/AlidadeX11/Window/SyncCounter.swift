internal import CX11

/// The basic `_NET_WM_SYNC_REQUEST` counter: the window manager waits with the next size until this one is painted.
struct SyncCounter {
    let counter: XSyncCounter
    private let display: OpaquePointer
    private var requested: XSyncValue?
    /// The size that the request announced has come.
    private var isConfigured = false

    init?(display: OpaquePointer) {
        self.display = display
        let counter = XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
        guard counter != 0 else { return nil }
        self.counter = counter
    }

    mutating func request(_ value: XSyncValue) {
        requested = value
        isConfigured = false
    }

    mutating func configured() { isConfigured = true }

    /// Call it when the frame is on its way, or when none is needed: a window manager waits for every request's answer.
    mutating func acknowledge() {
        guard let value = requested, isConfigured else { return }
        requested = nil
        XSyncSetCounter(display, counter, value)
    }
}

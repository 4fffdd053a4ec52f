internal import CX11

/// The basic `_NET_WM_SYNC_REQUEST` counter: the window manager waits with the next size until this one is painted.
struct SyncCounter {
    let counter: XSyncCounter
    private let display: OpaquePointer
    private var requested: XSyncValue?

    init?(display: OpaquePointer) {
        self.display = display
        let counter = XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
        guard counter != 0 else { return nil }
        self.counter = counter
    }

    mutating func request(_ value: XSyncValue) { requested = value }

    /// Call it after the frame is on its way.
    mutating func acknowledge() {
        guard let value = requested else { return }
        requested = nil
        XSyncSetCounter(display, counter, value)
    }
}

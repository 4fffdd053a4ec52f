internal import CX11
import Foundation

/// What is done when the server refuses a request or goes away.
///
/// The handlers run inside Xlib with its lock held, so they call nothing of Xlib (libX11 ≥ 1.8 would wait for itself).
enum ProtocolErrors {
    /// Serials of requests whose failure means nothing: they name other programs' windows.
    nonisolated(unsafe) private static var expected: [ClosedRange<UInt>] = []
    nonisolated(unsafe) private static var reported: Set<UInt32> = []
    /// How many requests of our own failed; tests want 0.
    nonisolated(unsafe) fileprivate(set) static var count = 0
    nonisolated(unsafe) private static var displayName = ""
    /// Failures since the last `flush`: only the events read with them say whether a window was gone already.
    nonisolated(unsafe) private static var pending: [XErrorEvent] = []
    /// Windows that someone else has destroyed.
    nonisolated(unsafe) private static var gone: Set<XID> = []

    static func install(displayName: String) {
        Self.displayName = displayName
        XSetErrorHandler { _, event in
            if let event { ProtocolErrors.note(event.pointee) }
            return 0
        }
        XSetIOErrorHandler { _ in
            ProtocolErrors.reportLoss()
            return 0
        }
    }

    /// Xlib calls this once the connection is lost, on every display; it must not return.
    static func installExit(_ display: OpaquePointer) {
        XSetIOErrorExitHandler(display, { _, _ in exit(1) }, nil)
    }

    /// Failures of the requests that `body` makes stay silent.
    static func expecting(_ display: OpaquePointer, _ body: () -> Void) {
        let first = XNextRequest(display)
        body()
        let last = XNextRequest(display)
        guard last > first else { return }
        expected.append(first...(last - 1))
        if expected.count > 32 { expected.removeFirst() }
    }

    private static func note(_ event: XErrorEvent) {
        if expected.contains(where: { $0.contains(event.serial) }) { return }
        pending.append(event)
    }

    /// The server has destroyed `window` at someone else's wish; requests that were under way to it fail.
    static func forget(_ window: XID) { gone.insert(window) }

    /// Says what has failed since the last call.
    static func flush() {
        guard !pending.isEmpty else { return }
        let events = pending
        pending.removeAll(keepingCapacity: true)
        for event in events where !gone.contains(event.resourceid) { report(event) }
    }

    private static func report(_ event: XErrorEvent) {
        count += 1
        let key = UInt32(event.error_code) << 16 | UInt32(event.request_code) << 8 | UInt32(event.minor_code)
        guard reported.insert(key).inserted else { return }
        warn(
            "X error \(name(event.error_code)) at request \(event.request_code).\(event.minor_code), serial "
                + "\(event.serial), resource 0x\(String(event.resourceid, radix: 16)); ALIDADE_X_SYNC=1 finds the call")
    }

    private static func reportLoss() {
        warn("the connection to display \"\(displayName)\" is broken (the server was shut down, or it closed us)")
    }

    static func warn(_ message: String) {
        // One write a line, so that lines of several processes do not mix; stdio's stream is no Swift 6 citizen.
        let line = Array("\(programName): \(message)\n".utf8)
        _ = write(2, line, line.count)
    }

    static var programName: String {
        CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "alidade"
    }

    private static func name(_ code: UInt8) -> String {
        let names = [
            "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont",
            "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice", "BadName",
            "BadLength", "BadImplementation",
        ]
        return Int(code) < names.count ? names[Int(code)] : "\(code)"
    }
}

internal import CX11
import Foundation

/// Tells the launcher that started this program that its window is up, which ends the busy pointer.
@MainActor enum StartupNotification {
    /// The launcher's name for this start; taken once, so that programs started from here do not answer for it.
    static func takeID() -> String? {
        guard let id = ProcessInfo.processInfo.environment["DESKTOP_STARTUP_ID"], !id.isEmpty else { return nil }
        unsetenv("DESKTOP_STARTUP_ID")
        return id
    }

    static func complete(_ id: String, connection: DisplayConnection, window: Window) {
        let quoted = id.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        var bytes = Array("remove: ID=\"\(quoted)\"".utf8)
        bytes.append(0)
        var isFirst = true
        // The message is cut into events of twenty bytes.
        for start in stride(from: 0, to: bytes.count, by: 20) {
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type =
                isFirst ? connection.atoms.netStartupInfoBegin : connection.atoms.netStartupInfo
            event.xclient.format = 8
            withUnsafeMutableBytes(of: &event.xclient.data) { data in
                for (index, byte) in bytes[start..<min(start + 20, bytes.count)].enumerated() { data[index] = byte }
            }
            XSendEvent(connection.display, connection.root, False, PropertyChangeMask, &event)
            isFirst = false
        }
    }
}

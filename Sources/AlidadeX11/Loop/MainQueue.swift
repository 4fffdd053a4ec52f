import Dispatch
import Foundation

// libdispatch exports these for run loops; Foundation's own run loop on Linux is made with them.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func _mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF") private func _drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// The main dispatch queue as a file descriptor: readable when there is work.
@MainActor enum MainQueue {
    static let descriptor = _mainQueueHandle()

    static func drain() { _drainMainQueue(nil) }

    /// Fires due timers of the main run loop and answers when the next is due, on the host's clock; nil: never.
    static func nextTimer() -> Double? {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
        let seconds = date.timeIntervalSinceNow
        // Foundation's distant future means that there is no timer.
        return seconds > 1e8 ? nil : ServerClock.now + max(0, seconds)
    }
}

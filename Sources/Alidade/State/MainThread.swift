import Dispatch
import Foundation

/// The thread of execution on which everything but shaping workers runs: the main thread, or, where nothing holds
/// that one, whichever thread serves the main queue.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    package static var isCurrent: Bool {
        // A test process parks its first thread and serves the main queue with others.
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    /// Runs `body` now where this is the main thread, else as soon as the main queue comes to it.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            assumeMain(body)
        } else {
            DispatchQueue.main.async { assumeMain(body) }
        }
    }

    /// Calls main-actor code from a place that is known to be on the main thread but cannot say so in its type.
    @inline(__always)
    package static func assumeMain<T>(_ body: @MainActor () -> T) -> T {
        withoutActuallyEscaping(body) { body in
            // The isolation of a function is not part of its representation.
            unsafeBitCast(body, to: (() -> T).self)()
        }
    }
}

import Dispatch
import Foundation

/// The one thread on which everything but shaping workers runs.
package enum MainThread {
    private static let main: pthread_t = {
        if Thread.isMainThread { return pthread_self() }
        return DispatchQueue.main.sync { pthread_self() }
    }()

    package static var isCurrent: Bool { pthread_equal(pthread_self(), main) != 0 }

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

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

    /// The process's first thread, once it has asked. Foundation asks the system each time.
    nonisolated(unsafe) private static var first: pthread_t?

    package static var isCurrent: Bool {
        if let first, pthread_equal(first, pthread_self()) != 0 { return true }
        return isCurrentBySystem
    }

    private static var isCurrentBySystem: Bool {
        if Thread.isMainThread {
            first = pthread_self()
            return true
        }
        // A test process parks its first thread and serves the main queue with others.
        return DispatchQueue.getSpecific(key: mark) != nil
    }

    /// Runs `body` now where this is the main thread, else as soon as the main queue comes to it.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            assumeMain(body)
        } else {
            DispatchQueue.main.async { assumeMain(body) }
        }
    }

    /// As below, for functions that capture nothing: no context has to be made for them.
    @inline(__always)
    package static func assumeMain<A, T>(_ a: A, _ body: @escaping @MainActor (A) -> T) -> T {
        unsafeBitCast(body, to: ((A) -> T).self)(a)
    }
    @inline(__always)
    package static func assumeMain<A, B, T>(_ a: A, _ b: B, _ body: @escaping @MainActor (A, B) -> T) -> T {
        unsafeBitCast(body, to: ((A, B) -> T).self)(a, b)
    }
    @inline(__always)
    package static func assumeMain<A, B, C, T>(
        _ a: A, _ b: B, _ c: C, _ body: @escaping @MainActor (A, B, C) -> T
    ) -> T {
        unsafeBitCast(body, to: ((A, B, C) -> T).self)(a, b, c)
    }
    @inline(__always)
    package static func assumeMain<A, B, C, D, T>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ body: @escaping @MainActor (A, B, C, D) -> T
    ) -> T {
        unsafeBitCast(body, to: ((A, B, C, D) -> T).self)(a, b, c, d)
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

import Foundation
import Synchronization

/// A lock of one word, stored in place, that may be taken and released in different blocks.
///
/// It protects state only: nothing of a user's runs while it is held.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    @inline(__always)
    borrowing func lock() { mutex._unsafeLock() }

    @inline(__always)
    borrowing func unlock() { mutex._unsafeUnlock() }

    @inline(__always)
    borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// Serialises deliveries to one downstream from several upstreams.
///
/// Recursive, because a downstream may request, send or cancel while it is being called.
typealias DeliveryLock = NSRecursiveLock

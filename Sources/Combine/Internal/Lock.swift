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
struct DeliveryLock: ~Copyable {
    private let mutex = Mutex<Void>(())
    /// The thread that holds the lock; only that thread can read its own name here.
    private let owner = Atomic<UInt>(0)
    /// How often it holds it beyond the first time.
    private let depth = Atomic<Int>(0)

    borrowing func lock() {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread {
            depth.wrappingAdd(1, ordering: .relaxed)
            return
        }
        mutex._unsafeLock()
        owner.store(thread, ordering: .relaxed)
    }

    borrowing func unlock() {
        if depth.load(ordering: .relaxed) > 0 {
            depth.wrappingSubtract(1, ordering: .relaxed)
            return
        }
        owner.store(0, ordering: .relaxed)
        mutex._unsafeUnlock()
    }
}

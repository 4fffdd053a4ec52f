import Foundation

/// Deep view trees need a deep stack; the kernel grows the main one up to the limit that holds at the time.
package enum StackLimit {
    package static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let wanted: rlim_t = 512 << 20
        guard limit.rlim_cur != unlimited, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }

    private static let unlimited = rlim_t.max
}

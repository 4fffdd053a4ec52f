import Foundation

/// The host's clock, and what the server's milliseconds are on it.
package struct ServerClock {
    /// Seconds since an arbitrary moment, unaffected by changes of the date.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    private var offset: Double?
    private var lastTime: UInt = 0
    private var wraps = 0.0

    package init() {}

    /// Where the server's time lies on the host's clock. The smallest delay seen so far is taken for none.
    package mutating func seconds(_ time: UInt, now: Double) -> Double {
        guard time != 0 else { return now }
        // 32 bits of milliseconds wrap after 49.7 days.
        if time < lastTime, lastTime - time > 1 << 31 { wraps += 4_294_967.296 }
        lastTime = time
        let server = Double(time) / 1000 + wraps
        if let offset, now - server >= offset { return server + offset }
        offset = now - server
        return now
    }
}

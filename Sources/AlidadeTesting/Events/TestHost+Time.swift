import Alidade
import Foundation

extension TestHost {
    /// The host's clock, seconds since it was made. It is virtual: nothing waits.
    public var now: TimeInterval { host.now }

    /// Whether something has changed since the last frame, or an animation is running.
    public var isIdle: Bool { !host.needsFrame && host.nextDeadline == nil }

    /// Makes a frame without moving the clock, after a change from outside: of a model, of a binding.
    public func update() { player.frame() }

    /// Lets time pass, with a frame wherever an animation or a timer of the views asks for one.
    ///
    /// - Parameter seconds: negative and non-finite values count as none.
    public func advance(by seconds: TimeInterval) { player.wait(seconds) }

    /// Lets time pass until nothing moves any more.
    ///
    /// - Returns: whether it came to rest within the limit.
    @discardableResult
    public func settle(within seconds: TimeInterval = 10) -> Bool {
        let end = host.now + max(0, seconds.isFinite ? seconds : 0)
        var spins = 0
        while !isIdle, host.now < end, spins < 100_000 {
            let wanted = host.nextDeadline ?? host.now
            player.frame(after: max(0, min(wanted, end) - host.now))
            spins += 1
        }
        return isIdle
    }

    /// Lets the tasks run that views have started with `task`, as far as they come without waiting, then updates.
    public func runTasks() async {
        update()
        for _ in 0..<50 { await Task.yield() }
        update()
    }
}

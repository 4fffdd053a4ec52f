import Foundation

extension Timer {
    /// Sends the date again and again, once it is connected.
    ///
    /// `interval` is in seconds; an interval that is not a number never ends.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the date again and again, once it is connected. Ticks without demand are dropped.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let lock = Lock()
        private var list = ConduitList<Date, Never>()
        private var timer: Timer?

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        deinit { timer?.invalidate() }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let conduit = PassthroughConduit(subscriber, owner: self, name: "Timer")
            lock.withLock { list.append(conduit) }
            subscriber.receive(subscription: conduit)
        }

        /// Starts the timer; a second call shares it. Cancelling what is returned stops it for all.
        public func connect() -> any Cancellable {
            let timer = start()
            return AnyCancellable { self.stop(timer.value) }
        }

        private func start() -> Transfer<Timer> {
            lock.lock()
            if let timer {
                lock.unlock()
                return Transfer(timer)
            }
            let seconds = interval.isNaN ? .infinity : interval
            // Foundation takes no longer interval; it is 30 years.
            let timer = Timer(timeInterval: Swift.min(Swift.max(seconds, 0.0001), 1e9), repeats: true) {
                [weak self] _ in
                self?.tick()
            }
            if let tolerance, tolerance.isFinite { timer.tolerance = Swift.max(0, tolerance) }
            self.timer = timer
            lock.unlock()
            let (held, loop, mode) = (Transfer(timer), Transfer(runLoop), self.mode)
            // The main loop learns of a timer only if it is added on its own thread.
            if runLoop === RunLoop.main, !Thread.isMainThread {
                DispatchQueue.main.async {
                    if held.value.isValid { loop.value.add(held.value, forMode: mode) }
                }
            } else {
                runLoop.add(timer, forMode: mode)
            }
            return held
        }

        private func stop(_ stopped: Timer) {
            stopped.invalidate()
            lock.withLock { if timer === stopped { timer = nil } }
        }

        private func tick() {
            let now = Date()
            let conduits = lock.withLock { list.conduits }
            for conduit in conduits { conduit.offer(now) }
        }
    }
}

extension Timer.TimerPublisher: ConduitOwner {
    func remove(_ conduit: Conduit<Date, Never>) {
        lock.withLock { list.remove(conduit) }
    }

    func conduitDidRequest() {}
}

import Combine
import Foundation
import Testing

@Suite struct TimingTests {
    /// Values by the second at which they are sent; the answer tells what came when.
    func run<P: Publisher>(
        _ script: [(Double, Int)], end: Double? = nil, until: Double = 20,
        _ build: (PassthroughSubject<Int, Never>, VirtualScheduler) -> P
    ) -> String {
        let clock = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        var events: [String] = []
        func at() -> String { String(format: "%g", clock.now.seconds) }
        let token = build(subject, clock).sink {
            switch $0 {
            case .finished: events.append("\(at()):|")
            case .failure(let error): events.append("\(at()):!\(error)")
            }
        } receiveValue: {
            events.append("\(at()):\($0)")
        }
        for (time, value) in script {
            clock.advance(to: time)
            subject.send(value)
        }
        if let end {
            clock.advance(to: end)
            subject.send(completion: .finished)
        }
        clock.advance(to: until)
        token.cancel()
        return events.joined(separator: " ")
    }

    let steps: [(Double, Int)] = [(1, 1), (1.5, 2), (2, 3), (6, 4)]

    @Test func debounce() {
        #expect(run(steps) { $0.debounce(for: 1, scheduler: $1) } == "3:3 7:4")
        #expect(run(steps, end: 6.5) { $0.debounce(for: 1, scheduler: $1) } == "3:3 6.5:|")
    }

    @Test func throttle() {
        #expect(run(steps) { $0.throttle(for: 2, scheduler: $1, latest: true) } == "1:1 3:3 6:4")
        #expect(run(steps) { $0.throttle(for: 2, scheduler: $1, latest: false) } == "1:1 3:2 6:4")
        #expect(
            run([(1, 1), (1.5, 2)], end: 1.6) { $0.throttle(for: 2, scheduler: $1, latest: true) } == "1:1 3:2 3:|")
    }

    @Test func delay() {
        #expect(run(steps, end: 7) { $0.delay(for: 3, scheduler: $1) } == "4:1 4.5:2 5:3 9:4 10:|")
    }

    @Test func timeout() {
        #expect(run(steps) { $0.timeout(2, scheduler: $1) } == "1:1 1.5:2 2:3 4:|")
        #expect(
            run([(1, 1)]) { $0.setFailureType(to: Oops.self).timeout(2, scheduler: $1) { Oops() } } == "1:1 3:!oops")
        #expect(run([]) { $0.timeout(2, scheduler: $1) } == "2:|")
    }

    @Test func collectByTime() {
        #expect(run(steps, end: 7) { $0.collect(.byTime($1, 2)) } == "2:[1, 2] 4:[3] 7:[4] 7:|")
        #expect(run(steps, end: 7) { $0.collect(.byTimeOrCount($1, 2, 1)) } == "1:[1] 1.5:[2] 2:[3] 6:[4] 7:|")
    }

    @Test func measureInterval() {
        #expect(run([(1, 1), (3, 2)]) { $0.measureInterval(using: $1).map(\.seconds) } == "1:1.0 3:2.0")
    }

    @Test func cancelledDeliveriesAreNotMade() {
        let clock = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        subject.receive(on: clock).subscribe(recorder)
        subject.send(1)
        recorder.cancel()
        clock.advance(to: 1)
        #expect(recorder.line == "")
    }

    @Test @MainActor func mainQueueAndRunLoop() async {
        var seen: [Int] = []
        await withCheckedContinuation { done in
            var token: AnyCancellable?
            token = [1, 2].publisher.receive(on: DispatchQueue.main)
                .receive(on: RunLoop.main)
                .delay(for: .milliseconds(5), scheduler: RunLoop.main)
                .debounceNothing()
                .sink { _ in
                    done.resume()
                    token?.cancel()
                } receiveValue: {
                    seen.append($0)
                }
        }
        #expect(seen == [1, 2])
    }

    @Test(arguments: [0.0, -1, .infinity, -.infinity, .nan, 1e300])
    func strangeIntervals(_ seconds: Double) {
        let stride = DispatchQueue.SchedulerTimeType.Stride.seconds(seconds)
        let now = DispatchQueue.main.now
        _ = now.advanced(by: stride)
        _ = stride + stride
        _ = stride * stride - stride
        _ = ImmediateScheduler.SchedulerTimeType.Stride(floatLiteral: seconds)
        #expect(now.distance(to: now).magnitude == 0)
        let timer = Timer.publish(every: seconds, on: .main, in: .common).autoconnect().sink { _ in }
        timer.cancel()
    }

    @Test func queueTimes() {
        let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
        let later = now.advanced(by: .seconds(1.5))
        #expect(later.dispatchTime.uptimeNanoseconds == 2_500_000_000)
        #expect(now.distance(to: later) == .milliseconds(1500))
        #expect(later.distance(to: now) == .milliseconds(-1500))
        #expect(later.advanced(by: -1.5) == now)
        #expect(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(2)).magnitude == 2_000_000)
    }

    @Test func timerTicksWhileConnected() {
        // A run loop of its own thread, so that nothing else is in it.
        let thread = Thread {
            var ticks = 0
            let publisher = Timer.publish(every: 0.002, on: .current, in: .default)
            let token = publisher.autoconnect().sink { _ in ticks += 1 }
            let limit = Date(timeIntervalSinceNow: 5)
            while ticks < 3, Date() < limit {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
            token.cancel()
            Self.ticks.add(ticks)
            Self.done.signal()
        }
        thread.start()
        Self.done.wait()
        #expect(Self.ticks.value >= 3)
    }

    static let ticks = AsyncLockedCounter()
    static let done = DispatchSemaphore(value: 0)

    @Test func notifications() {
        let name = Notification.Name("CombineTests.\(UUID())")
        let center = NotificationCenter()
        let recorder = Recorder<String, Never>(first: .max(2))
        let object = Canary()
        center.publisher(for: name, object: object).map { $0.userInfo?["x"] as? String ?? "" }.subscribe(recorder)
        for (sender, text) in [(object, "a"), (Canary(), "b"), (object, "c"), (object, "d")] {
            center.post(name: name, object: sender, userInfo: ["x": text])
        }
        recorder.cancel()
        center.post(name: name, object: object)
        #expect(recorder.line == "a c")
    }
}

extension Publisher {
    func debounceNothing() -> Self { self }
}

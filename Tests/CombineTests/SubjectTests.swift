import Combine
import Synchronization
import Testing

@Suite struct SubjectTests {
    @Test func passthroughSendsOnlyWhatComesLater() {
        let subject = PassthroughSubject<Int, Oops>()
        subject.send(1)
        let recorder = Recorder<Int, Oops>()
        subject.subscribe(recorder)
        subject.send(2)
        subject.send(completion: .failure(Oops()))
        subject.send(3)
        #expect(recorder.line == "2 !oops")
        #expect(subject.line == "!oops")
    }

    @Test func passthroughDropsWithoutDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(first: .max(1))
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        subject.send(3)
        #expect(recorder.line == "1 3")
    }

    @Test func currentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(recorder.line == "1 2 3 |")
        #expect(subject.line == "|")
    }

    @Test func currentValueKeepsTheNewestForLaterDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>(first: .none)
        subject.subscribe(recorder)
        subject.send(2)
        subject.send(3)
        recorder.request(.max(1))
        subject.send(4)
        subject.send(5)
        recorder.request(.max(1))
        recorder.request(.max(1))
        #expect(recorder.line == "3 5")
        subject.send(6)
        #expect(recorder.line == "3 5 6")
    }

    @Test func sendingDuringDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        first.onValue = { if $0 < 3 { subject.send($0 + 1) } }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        #expect(first.line == "1 2 3")
        #expect(second.line == "3 2 1")
    }

    @Test func subscribingAndCancellingDuringDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        let late = Recorder<Int, Never>()
        first.onValue = {
            guard $0 == 1 else { return }
            subject.subscribe(late)
            second.cancel()
        }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        subject.send(2)
        #expect(first.line == "1 2")
        #expect(second.line == "")
        #expect(late.line == "2")
    }

    @Test func completingDuringDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        first.onValue = { _ in subject.send(completion: .finished) }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        #expect(first.line == "1 |")
        #expect(second.line == "|")
    }

    @Test func upstreamIsAskedWhenSomebodyWants() {
        let probe = Probe<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let token = probe.subscribe(subject)
        #expect(probe.log == [])
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        #expect(probe.log == ["request unlimited"])
        probe.send(5)
        token.cancel()
        #expect(probe.log == ["request unlimited", "cancel"])
        #expect(recorder.line == "5")
    }

    @Test func subjectsAreFreedWithTheirSubscribers() {
        weak var weakSubject: PassthroughSubject<Int, Never>?
        var token: AnyCancellable?
        do {
            let subject = PassthroughSubject<Int, Never>()
            weakSubject = subject
            token = subject.sink { _ in }
            subject.send(1)
        }
        token?.cancel()
        #expect(weakSubject == nil)
    }

    @Test func sinkIsFreedAtTheEnd() {
        weak var canary: Canary?
        let subject = PassthroughSubject<Int, Never>()
        var token: AnyCancellable?
        do {
            let bird = Canary()
            canary = bird
            token = subject.sink { _ in withExtendedLifetime(bird) {} }
        }
        #expect(canary != nil)
        subject.send(completion: .finished)
        #expect(canary == nil)
        token?.cancel()
    }

    @Test func droppingTheTokenCancels() {
        let probe = Probe<Int, Never>()
        var tokens: Set<AnyCancellable> = []
        probe.sink { _ in }.store(in: &tokens)
        var list: [AnyCancellable] = []
        probe.sink { _ in }.store(in: &list)
        tokens = []
        list = []
        #expect(probe.log == ["request unlimited", "request unlimited", "cancel", "cancel"])
    }

    @Test func assignWritesAndLetsGo() {
        final class Target { var value = 0 }
        weak var weakTarget: Target?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let target = Target()
            weakTarget = target
            let token = subject.assign(to: \.value, on: target)
            subject.send(4)
            #expect(target.value == 4)
            token.cancel()
            subject.send(5)
            #expect(target.value == 4)
        }
        #expect(weakTarget == nil)
    }

    @Test func manyThreadsLoseNothing() async {
        let subject = PassthroughSubject<Int, Never>()
        let sum = CurrentValueSubject<Int, Never>(0)
        let lock = AsyncLockedCounter()
        let token = subject.sink { lock.add($0) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { subject.send(1) } }
                group.addTask { for _ in 0..<200 { subject.sink { _ in }.cancel() } }
                group.addTask { for value in 0..<200 { sum.send(value) } }
            }
        }
        #expect(lock.value == 8000)
        token.cancel()
    }
}

final class AsyncLockedCounter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add(_ n: Int) { count.withLock { $0 += n } }
}

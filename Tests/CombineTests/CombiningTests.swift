import Combine
import Testing

@Suite struct CombiningTests {
    let a = PassthroughSubject<Int, Oops>()
    let b = PassthroughSubject<Int, Oops>()

    @Test func mergeEndsWhenAllHave() {
        let recorder = Recorder<Int, Oops>()
        a.merge(with: b).subscribe(recorder)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.line == "1 2 3 |")
    }

    @Test func mergeFailsWithTheFirst() {
        let probe = Probe<Int, Oops>()
        let recorder = Recorder<Int, Oops>()
        a.merge(with: probe).subscribe(recorder)
        a.send(completion: .failure(Oops()))
        probe.send(1)
        #expect(recorder.line == "!oops")
        #expect(probe.log == ["request unlimited", "cancel"])
    }

    @Test func mergeHoldsBackUpToDemand() {
        let probe = Probe<Int, Oops>()
        let recorder = Recorder<Int, Oops>(first: .max(1))
        probe.merge(with: Empty<Int, Oops>()).subscribe(recorder)
        #expect(probe.log == ["request max(1)"])
        #expect(probe.send(1) == .max(1))
        #expect(probe.send(2) == .none)
        #expect(recorder.line == "1")
        recorder.request(.max(1))
        #expect(recorder.line == "1 2")
        #expect(probe.log == ["request max(1)", "request max(1)"])
    }

    @Test func everyArityOfMerge() {
        let one = Just(1)
        let two = Optional.some(2).publisher
        let all =
            one.merge(with: two, [3].publisher, [4].publisher.first(), [5].publisher.last(), one.map { $0 + 5 })
            .merge(with: two, one)
        let three = one.merge(with: two).merge(with: [9].publisher)
        #expect(all.line == "1 2 3 4 5 6 2 1 |")
        #expect(three.line == "1 2 9 |")
    }

    @Test func combineLatestWaitsForAll() {
        let recorder = Recorder<String, Oops>()
        a.combineLatest(b) { "\($0)-\($1)" }.subscribe(recorder)
        a.send(1)
        a.send(2)
        b.send(5)
        a.send(3)
        a.send(completion: .finished)
        b.send(6)
        b.send(completion: .finished)
        #expect(recorder.line == "2-5 3-5 3-6 |")
    }

    @Test func combineLatestSendingDuringDelivery() {
        let recorder = Recorder<String, Oops>()
        recorder.onValue = { [a] in if $0 == "1-1" { a.send(2) } }
        a.combineLatest(b) { "\($0)-\($1)" }.subscribe(recorder)
        a.send(1)
        b.send(1)
        #expect(recorder.line == "1-1 2-1")
    }

    @Test func zipPairsInOrder() {
        let recorder = Recorder<String, Oops>()
        a.zip(b) { "\($0)-\($1)" }.subscribe(recorder)
        a.send(1)
        a.send(2)
        a.send(3)
        b.send(7)
        b.send(8)
        b.send(completion: .finished)
        #expect(recorder.line == "1-7 2-8 |")
    }

    @Test func zipEndsAfterWhatWaits() {
        let recorder = Recorder<String, Oops>()
        a.zip(b) { "\($0)-\($1)" }.subscribe(recorder)
        a.send(1)
        a.send(completion: .finished)
        #expect(recorder.line == "")
        b.send(2)
        #expect(recorder.line == "1-2 |")
    }

    @Test func zipAsksEachForAsMuch() {
        let left = Probe<Int, Never>()
        let right = Probe<Int, Never>()
        let recorder = Recorder<(Int, Int), Never>(first: .max(2))
        left.zip(right).subscribe(recorder)
        recorder.request(.max(1))
        #expect(left.log == ["request max(2)", "request max(1)"])
        #expect(right.log == left.log)
        recorder.cancel()
        #expect(left.log.last == "cancel")
        #expect(right.log.last == "cancel")
    }

    @Test func flatMapRunsSeveralAtOnce() {
        let source = PassthroughSubject<PassthroughSubject<Int, Oops>, Oops>()
        let recorder = Recorder<Int, Oops>()
        source.flatMap { $0 }.subscribe(recorder)
        source.send(a)
        source.send(b)
        a.send(1)
        b.send(2)
        source.send(completion: .finished)
        a.send(completion: .finished)
        #expect(recorder.line == "1 2")
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.line == "1 2 3 |")
    }

    @Test func flatMapTakesTurns() {
        let source = Probe<PassthroughSubject<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        source.flatMap(maxPublishers: .max(1)) { $0 }.subscribe(recorder)
        #expect(source.log == ["request max(1)"])
        source.send(first)
        #expect(source.log == ["request max(1)"])
        first.send(completion: .finished)
        #expect(source.log == ["request max(1)", "request max(1)"])
    }

    @Test func switchToLatestLeavesTheOld() {
        let source = PassthroughSubject<AnyPublisher<Int, Oops>, Oops>()
        let probe = Probe<Int, Oops>()
        let recorder = Recorder<Int, Oops>()
        source.switchToLatest().subscribe(recorder)
        source.send(probe.eraseToAnyPublisher())
        probe.send(1)
        source.send(a.eraseToAnyPublisher())
        #expect(probe.log == ["request unlimited", "cancel"])
        probe.send(2)
        a.send(3)
        source.send(completion: .finished)
        a.send(4)
        a.send(completion: .finished)
        #expect(recorder.line == "1 3 4 |")
    }

    @Test func switchToLatestPassesOpenDemandOn() {
        let source = PassthroughSubject<Probe<Int, Never>, Never>()
        let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
        let recorder = Recorder<Int, Never>(first: .max(3))
        source.switchToLatest().subscribe(recorder)
        source.send(first)
        first.send(1)
        source.send(second)
        #expect(first.log == ["request max(3)", "cancel"])
        #expect(second.log == ["request max(2)"])
    }

    @Test func untilOutput() {
        let gate = PassthroughSubject<Void, Oops>()
        let (late, early) = (Recorder<Int, Oops>(), Recorder<Int, Oops>())
        a.drop(untilOutputFrom: gate).subscribe(late)
        a.prefix(untilOutputFrom: gate).subscribe(early)
        a.send(1)
        gate.send()
        a.send(2)
        a.send(completion: .finished)
        #expect(late.line == "2 |")
        #expect(early.line == "1 |")
    }

    @Test func shareSubscribesOnce() {
        let probe = Probe<Int, Never>()
        let shared = probe.share()
        let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
        shared.subscribe(first)
        shared.subscribe(second)
        probe.send(1)
        first.cancel()
        probe.send(2)
        second.cancel()
        #expect(probe.log == ["request unlimited", "cancel"])
        #expect(first.line == "1")
        #expect(second.line == "1 2")
        let third = Recorder<Int, Never>()
        shared.subscribe(third)
        probe.send(3)
        #expect(third.line == "3")
    }

    @Test func connectablesWait() {
        let recorder = Recorder<Int, Never>()
        let connectable = [1, 2].publisher.makeConnectable()
        connectable.subscribe(recorder)
        #expect(recorder.line == "")
        let token = connectable.connect()
        #expect(recorder.line == "1 2 |")
        token.cancel()
    }

    @Test func bufferKeepsAndDrops() {
        for (strategy, expected) in [
            (Publishers.BufferingStrategy<Oops>.dropNewest, "1 2 |"), (.dropOldest, "2 3 |"),
            (.customError { Oops() }, "!oops"),
        ] {
            let source = PassthroughSubject<Int, Oops>()
            let recorder = Recorder<Int, Oops>(first: .none)
            source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(recorder)
            for value in 1...3 { source.send(value) }
            source.send(completion: .finished)
            recorder.request(.max(1))
            recorder.request(.unlimited)
            #expect(recorder.line == expected)
        }
    }

    @Test func retryOfWhatFailsAtOnceDoesNotRecurse() {
        #expect(Fail<Int, Oops>(error: Oops()).retry(100_000).line == "!oops")
    }

    @Test func deepChainsOfValues() {
        let count = 100_000
        var seen = 0
        let token = (0..<count).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.sink { _ in seen += 1 }
        #expect(seen == count)
        token.cancel()
    }
}

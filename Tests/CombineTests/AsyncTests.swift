import Combine
import Testing

@Suite struct AsyncTests {
    @Test func valuesOfASequence() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func valuesThrow() async {
        var seen: [Int] = []
        await #expect(throws: Oops.self) {
            for try await value in Record<Int, Oops>(output: [1, 2], completion: .failure(Oops())).values {
                seen.append(value)
            }
        }
        #expect(seen == [1, 2])
    }

    @Test func oneRequestForEachValue() async {
        let probe = Probe<Int, Never>()
        var iterator = probe.values.makeAsyncIterator()
        probe.send(1)
        probe.send(2)
        probe.send(completion: .finished)
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func droppingTheIteratorCancels() async {
        let probe = Probe<Int, Never>()
        do {
            let iterator = probe.values.makeAsyncIterator()
            withExtendedLifetime(iterator) {}
        }
        #expect(probe.log == ["cancel"])
    }

    @Test func cancellingTheTaskEndsTheLoop() async {
        let subject = PassthroughSubject<Int, Never>()
        let task = Task {
            for await _ in subject.values {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test @MainActor func worksOnTheMainActor() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        for await value in subject.values {
            seen.append(value)
            if value == 3 { break }
            subject.send(value + 1)
        }
        #expect(seen == [1, 2, 3])
    }

    @Test func futures() async throws {
        let later = Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            Task { promise(.success(4)) }
        }
        #expect(await later.value == 4)
        #expect(later.line == "4 |")
        let failing = Future<Int, Oops> { $0(.failure(Oops())) }
        await #expect(throws: Oops.self) { try await failing.value }
        let recorder = Recorder<Int, Never>(first: .none)
        later.subscribe(recorder)
        #expect(recorder.line == "")
        recorder.request(.max(1))
        #expect(recorder.line == "4 |")
    }
}

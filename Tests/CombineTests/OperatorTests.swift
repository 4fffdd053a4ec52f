import Combine
import Testing

/// One operator applied to one stream of integers.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// Values, then how it ends: nil means that it fails.
    let input: [Int]
    let fails: Bool
    let expected: String
    let build: (AnyPublisher<Int, Oops>) -> AnyPublisher<String, any Error>

    init<P: Publisher>(
        _ name: String, _ input: [Int], fails: Bool = false, _ expected: String,
        _ build: @escaping (AnyPublisher<Int, Oops>) -> P
    ) {
        testDescription = "\(name) \(input)\(fails ? "!" : "") → \(expected)"
        self.input = input
        self.fails = fails
        self.expected = expected
        self.build = {
            build($0).map { String(describing: $0) }.mapError { $0 as any Error }.eraseToAnyPublisher()
        }
    }

    /// A source that honours demand.
    var source: AnyPublisher<Int, Oops> {
        Record<Int, Oops>(output: input, completion: fails ? .failure(Oops()) : .finished).eraseToAnyPublisher()
    }
}

func throwing<T>(_ value: T, if condition: Bool) throws -> T {
    if condition { throw Oops() }
    return value
}

let operatorCases: [OperatorCase] = [
    OperatorCase("map", [1, 2], "2 4 |") { $0.map { $0 * 2 } },
    OperatorCase("map", [1], fails: true, "2 !oops") { $0.map { $0 * 2 } },
    OperatorCase("map.map", [1, 2], "3 5 |") { $0.map { $0 * 2 }.map { $0 + 1 } },
    OperatorCase("map(key path)", [1, -2], "1 2 |") { $0.map(\.magnitude) },
    OperatorCase("map(2 key paths)", [-2], "(2, 1) |") {
        $0.map(\.magnitude, \.nonzeroBitCount).map { "(\($0.0), \($0.1 == 63 ? 1 : 0))" }
    },
    OperatorCase("map(3 key paths)", [5], "5 2 61 |") {
        $0.map(\.magnitude, \.nonzeroBitCount, \.leadingZeroBitCount).map { "\($0) \($1) \($2)" }
    },
    OperatorCase("tryMap", [1, 2, 3], "1 !oops") { $0.tryMap { try throwing($0, if: $0 == 2) } },
    OperatorCase("tryMap.map", [1, 2], "11 12 |") { $0.tryMap { $0 }.map { $0 + 10 } },
    OperatorCase("compactMap", [1, 2, 3, 4], "1 3 |") { $0.compactMap { $0 % 2 == 1 ? $0 : nil } },
    OperatorCase("compactMap.map", [1, 2, 3], "2 4 |") { $0.compactMap { $0 % 2 == 1 ? $0 : nil }.map { $0 + 1 } },
    OperatorCase("tryCompactMap", [1, 2, 3], "1 !oops") { $0.tryCompactMap { try throwing($0, if: $0 == 2) } },
    OperatorCase("replaceNil", [1, 2], "1 0 |") { $0.map { $0 == 1 ? $0 : nil }.replaceNil(with: 0) },
    OperatorCase("scan", [1, 2, 3], "1 3 6 |") { $0.scan(0, +) },
    OperatorCase("tryScan", [1, 2, 3], "1 3 !oops") { $0.tryScan(0) { try throwing($0 + $1, if: $1 == 3) } },
    OperatorCase("setFailureType", [1], "1 |") {
        $0.replaceError(with: 0).setFailureType(to: Oops.self).setFailureTypeTwice()
    },
    OperatorCase("mapError", [1], fails: true, "1 !other") { $0.mapError { _ in Other() } },
    OperatorCase("filter", [1, 2, 3, 4], "2 4 |") { $0.filter { $0 % 2 == 0 } },
    OperatorCase("filter.filter", [1, 2, 3, 4], "4 |") { $0.filter { $0 % 2 == 0 }.filter { $0 > 2 } },
    OperatorCase("tryFilter", [1, 2], "1 !oops") { $0.tryFilter { try throwing(true, if: $0 == 2) } },
    OperatorCase("removeDuplicates", [1, 1, 2, 1], "1 2 1 |") { $0.removeDuplicates() },
    OperatorCase("removeDuplicates(by:)", [1, 3, 2], "1 2 |") { $0.removeDuplicates { $0 % 2 == $1 % 2 } },
    OperatorCase("tryRemoveDuplicates", [1, 2], "1 !oops") {
        $0.tryRemoveDuplicates { try throwing($0 == $1, if: $1 == 2) }
    },
    OperatorCase("dropFirst", [1, 2, 3], "2 3 |") { $0.dropFirst() },
    OperatorCase("dropFirst(negative)", [1, 2], "1 2 |") { $0.dropFirst(-1) },
    OperatorCase("dropFirst.dropFirst", [1, 2, 3, 4], "4 |") { $0.dropFirst(2).dropFirst() },
    OperatorCase("drop(while:)", [1, 2, 1], "2 1 |") { $0.drop { $0 == 1 } },
    OperatorCase("tryDrop(while:)", [1, 2], "!oops") { $0.tryDrop { try throwing(true, if: $0 == 2) } },
    OperatorCase("prefix", [1, 2, 3], "1 2 |") { $0.prefix(2) },
    OperatorCase("prefix(0)", [1, 2], "|") { $0.prefix(0) },
    OperatorCase("prefix(more)", [1, 2], "1 2 |") { $0.prefix(5) },
    OperatorCase("prefix(while:)", [1, 2, 1], "1 |") { $0.prefix { $0 == 1 } },
    OperatorCase("tryPrefix(while:)", [1, 2], "1 !oops") { $0.tryPrefix { try throwing(true, if: $0 == 2) } },
    OperatorCase("output(at:)", [1, 2, 3], "2 |") { $0.output(at: 1) },
    OperatorCase("output(in:)", [1, 2, 3, 4], "2 3 |") { $0.output(in: 1..<3) },
    OperatorCase("output(in: from)", [1, 2, 3], "2 3 |") { $0.output(in: 1...) },
    OperatorCase("first", [1, 2], "1 |") { $0.first() },
    OperatorCase("first of none", [], "|") { $0.first() },
    OperatorCase("first(where:)", [1, 2, 3], "2 |") { $0.first { $0 > 1 } },
    OperatorCase("tryFirst(where:)", [1, 2, 3], "!oops") { $0.tryFirst { try throwing(false, if: $0 == 2) } },
    OperatorCase("last", [1, 2], "2 |") { $0.last() },
    OperatorCase("last", [1, 2], fails: true, "!oops") { $0.last() },
    OperatorCase("last(where:)", [1, 2, 3], "2 |") { $0.last { $0 < 3 } },
    OperatorCase("tryLast(where:)", [1, 2, 3], "!oops") { $0.tryLast { try throwing(false, if: $0 == 2) } },
    OperatorCase("ignoreOutput", [1, 2], "|") { $0.ignoreOutput() },
    OperatorCase("ignoreOutput", [1], fails: true, "!oops") { $0.ignoreOutput() },
    OperatorCase("reduce", [1, 2, 3], "6 |") { $0.reduce(0, +) },
    OperatorCase("reduce", [], "7 |") { $0.reduce(7, +) },
    OperatorCase("tryReduce", [1, 2], "!oops") { $0.tryReduce(0) { try throwing($0 + $1, if: $1 == 2) } },
    OperatorCase("count", [4, 5, 6], "3 |") { $0.count() },
    OperatorCase("contains", [1, 2, 3], "true |") { $0.contains(2) },
    OperatorCase("contains not", [1, 2, 3], "false |") { $0.contains(9) },
    OperatorCase("contains(where:)", [1, 2, 3], "true |") { $0.contains { $0 > 2 } },
    OperatorCase("tryContains(where:)", [1, 2], "!oops") { $0.tryContains { try throwing(false, if: $0 == 2) } },
    OperatorCase("allSatisfy", [1, 2, 3], "true |") { $0.allSatisfy { $0 < 9 } },
    OperatorCase("allSatisfy not", [1, 2, 3], "false |") { $0.allSatisfy { $0 < 2 } },
    OperatorCase("tryAllSatisfy", [1, 2], "!oops") { $0.tryAllSatisfy { try throwing(true, if: $0 == 2) } },
    OperatorCase("min", [3, 1, 2], "1 |") { $0.min() },
    OperatorCase("max", [3, 1, 5], "5 |") { $0.max() },
    OperatorCase("max of none", [], "|") { $0.max() },
    OperatorCase("min(by:)", [3, -5, 2], "2 |") { $0.min { $0.magnitude < $1.magnitude } },
    OperatorCase("tryMax", [1, 2], "!oops") { $0.tryMax { try throwing($0 < $1, if: $1 == 2) } },
    OperatorCase("collect", [1, 2, 3], "[1, 2, 3] |") { $0.collect() },
    OperatorCase("collect", [], "[] |") { $0.collect() },
    OperatorCase("collect(2)", [1, 2, 3], "[1, 2] [3] |") { $0.collect(2) },
    OperatorCase("collect(2)", [1, 2, 3], fails: true, "[1, 2] !oops") { $0.collect(2) },
    OperatorCase("replaceEmpty", [], "9 |") { $0.replaceEmpty(with: 9) },
    OperatorCase("replaceEmpty", [1], "1 |") { $0.replaceEmpty(with: 9) },
    OperatorCase("replaceEmpty", [], fails: true, "!oops") { $0.replaceEmpty(with: 9) },
    OperatorCase("replaceError", [1], fails: true, "1 9 |") { $0.replaceError(with: 9) },
    OperatorCase("catch", [1], fails: true, "1 7 8 |") { $0.catch { _ in [7, 8].publisher } },
    OperatorCase("catch", [1], "1 |") { $0.catch { _ in [7, 8].publisher } },
    OperatorCase("tryCatch", [1], fails: true, "1 7 |") { $0.tryCatch { _ in try throwing(Just(7), if: false) } },
    OperatorCase("tryCatch throws", [1], fails: true, "1 !other") { $0.tryCatch { _ -> Just<Int> in throw Other() } },
    OperatorCase("retry", [1, 2], fails: true, "1 2 1 2 1 2 !oops") { $0.retry(2) },
    OperatorCase("retry", [1, 2], "1 2 |") { $0.retry(2) },
    OperatorCase("prepend", [1, 2], "8 9 1 2 |") { $0.prepend(8, 9) },
    OperatorCase("prepend(sequence)", [1], "7 8 1 |") { $0.prepend(7...8) },
    OperatorCase("prepend(publisher)", [1], "5 1 |") { $0.prepend(Just(5).setFailureType(to: Oops.self)) },
    OperatorCase("append", [1, 2], "1 2 8 9 |") { $0.append(8, 9) },
    OperatorCase("append", [1], fails: true, "1 !oops") { $0.append(8, 9) },
    OperatorCase("append.append", [1], "1 2 3 |") { $0.append(2).append([3]) },
    OperatorCase("handleEvents", [1, 2], "1 2 |") { $0.handleEvents(receiveOutput: { _ in }) },
    OperatorCase("breakpoint", [1, 2], "1 2 |") { $0.breakpoint(receiveOutput: { _ in false }) },
    OperatorCase("flatMap", [1, 2], "1 1 2 2 |") { $0.flatMap { [$0, $0].publisher.setFailureType(to: Oops.self) } },
    OperatorCase("flatMap(max 1)", [1, 2], "1 1 2 2 |") {
        $0.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher.setFailureType(to: Oops.self) }
    },
    OperatorCase("flatMap(Never)", [1, 2], "1 2 |") { $0.flatMap { Just($0) } },
    OperatorCase("flatMap fails", [1, 2], "!oops") { _ in
        [1, 2].publisher.flatMap { _ in Fail<Int, Oops>(error: Oops()) }
    },
    OperatorCase("switchToLatest", [1, 2], "1 2 |") {
        $0.map { Just($0).setFailureType(to: Oops.self) }.switchToLatest()
    },
    OperatorCase("switchToLatest(Never)", [1, 2], "1 2 |") { $0.map { Just($0) }.switchToLatest() },
    OperatorCase("merge", [1, 2], "1 2 7 8 |") { $0.merge(with: [7, 8].publisher.setFailureType(to: Oops.self)) },
    OperatorCase("MergeMany", [1, 2], "1 2 1 2 1 2 |") { Publishers.MergeMany([$0, $0, $0]) },
    OperatorCase("zip", [1, 2, 3], "(1, 7) (2, 8) |") { $0.zip([7, 8].publisher.setFailureType(to: Oops.self)) },
    OperatorCase("zip3", [1, 2], "10 13 |") {
        $0.zip($0, [8, 9].publisher.setFailureType(to: Oops.self)) { $0 + $1 + $2 }
    },
    OperatorCase("zip4", [1, 2], "4 8 |") { $0.zip($0, $0, $0) { $0 + $1 + $2 + $3 } },
    OperatorCase("combineLatest", [1], "(1, 7) |") { $0.combineLatest(Just(7).setFailureType(to: Oops.self)) },
    OperatorCase("combineLatest3", [1], "8 |") {
        $0.combineLatest(Just(3).setFailureType(to: Oops.self), Just(4).setFailureType(to: Oops.self)) { $0 + $1 + $2 }
    },
    OperatorCase("combineLatest4", [2], "(2, 2, 2, 2) |") { $0.combineLatest($0, $0, $0) },
    OperatorCase("buffer", [1, 2, 3], "1 2 3 |") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    OperatorCase("receive(on: immediate)", [1, 2], "1 2 |") { $0.receive(on: ImmediateScheduler.shared) },
    OperatorCase("subscribe(on: immediate)", [1, 2], "1 2 |") { $0.subscribe(on: ImmediateScheduler.shared) },
    OperatorCase("delay(immediate)", [1, 2], "1 2 |") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    OperatorCase("drop(untilOutputFrom:)", [1, 2], "1 2 |") {
        $0.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self))
    },
    OperatorCase("drop(untilOutputFrom: empty)", [1, 2], "|") { $0.drop(untilOutputFrom: Empty<Int, Oops>()) },
    OperatorCase("prefix(untilOutputFrom:)", [1, 2], "1 2 |") { $0.prefix(untilOutputFrom: Empty<Int, Never>()) },
    OperatorCase("prefix(untilOutputFrom: at once)", [1, 2], "|") { $0.prefix(untilOutputFrom: Just(0)) },
    OperatorCase("share", [1, 2], "1 2 |") { $0.share() },
    OperatorCase("multicast.autoconnect", [1], "1 |") {
        $0.multicast { PassthroughSubject<Int, Oops>() }.autoconnect()
    },
    OperatorCase("eraseToAnyPublisher", [1], "1 |") { $0.eraseToAnyPublisher().eraseToAnyPublisher() },
]

struct Other: Error, CustomStringConvertible {
    var description: String { "other" }
}

extension Publishers.SetFailureType where Failure == Oops {
    func setFailureTypeTwice() -> Publishers.SetFailureType<Upstream, Oops> { setFailureType(to: Oops.self) }
}

extension Result.Publisher {
    func setFailureTypeTwice() -> Self { self }
}

@Suite struct OperatorTests {
    @Test(arguments: operatorCases)
    func valuesAndEnd(_ test: OperatorCase) {
        #expect(test.build(test.source).line == test.expected)
    }

    @Test(arguments: operatorCases)
    func oneAtATime(_ test: OperatorCase) {
        let recorder = Recorder<String, any Error>(first: .max(1), more: .max(1))
        test.build(test.source).subscribe(recorder)
        // What cannot be held back by its source is only promised not to exceed what was asked.
        let lossy = ["combineLatest4", "zip4", "share", "multicast"].contains { test.testDescription.hasPrefix($0) }
        if !lossy { #expect(recorder.line == test.expected) }
    }

    @Test(arguments: operatorCases)
    func neverMoreThanAsked(_ test: OperatorCase) {
        for limit in 0...2 {
            let recorder = Recorder<String, any Error>(first: .max(limit))
            test.build(test.source).subscribe(recorder)
            #expect(recorder.events.filter { $0 != "|" && !$0.hasPrefix("!") }.count <= limit)
            recorder.cancel()
        }
    }

    @Test(arguments: operatorCases)
    func askingLaterLosesNothing(_ test: OperatorCase) {
        let recorder = Recorder<String, any Error>(first: .none)
        test.build(test.source).subscribe(recorder)
        func isOne(of names: [String]) -> Bool { names.contains { test.testDescription.hasPrefix($0 + " ") } }
        guard !isOne(of: ["share", "multicast.autoconnect", "switchToLatest", "switchToLatest(Never)"]) else { return }
        for _ in 0..<20 { recorder.request(.max(1)) }
        // These take turns when they are asked for one value at a time.
        if isOne(of: ["merge", "MergeMany", "flatMap"]) {
            #expect(recorder.events.sorted() == test.expected.split(separator: " ").map(String.init).sorted())
        } else {
            #expect(recorder.line == test.expected)
        }
    }

    @Test(arguments: operatorCases)
    func nothingAfterCancelAndNothingLeaks(_ test: OperatorCase) {
        weak var canary: Canary?
        let probe = Probe<Int, Oops>()
        let recorder = Recorder<String, any Error>()
        do {
            let bird = Canary()
            canary = bird
            let input = probe.map { value -> Int in
                withExtendedLifetime(bird) { value }
            }
            test.build(input.eraseToAnyPublisher()).subscribe(recorder)
        }
        recorder.cancel()
        let before = recorder.line
        probe.send(1)
        probe.send(2)
        probe.send(completion: .finished)
        #expect(recorder.line == before)
        #expect(canary == nil)
    }

    @Test(arguments: operatorCases)
    func nothingLeaksAfterTheEnd(_ test: OperatorCase) {
        weak var canary: Canary?
        let recorder = Recorder<String, any Error>()
        do {
            let bird = Canary()
            canary = bird
            let input = test.source.map { value -> Int in
                withExtendedLifetime(bird) { value }
            }
            test.build(input.eraseToAnyPublisher()).subscribe(recorder)
        }
        #expect(canary == nil)
    }

    @Test(arguments: operatorCases)
    func cancellingInsideAValueStopsTheStream(_ test: OperatorCase) {
        let recorder = Recorder<String, any Error>()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        test.build(test.source).subscribe(recorder)
        #expect(recorder.events.filter { $0 != "|" && !$0.hasPrefix("!") }.count <= 1)
    }
}

import Combine
import Foundation
import Testing

@Suite struct SourceTests {
    @Test func readyMadePublishers() {
        #expect(Just(1).line == "1 |")
        #expect(Empty<Int, Never>().line == "|")
        #expect(Empty<Int, Never>(completeImmediately: false).line == "")
        #expect(Fail<Int, Oops>(error: Oops()).line == "!oops")
        #expect(Optional(3).publisher.line == "3 |")
        #expect(Int?.none.publisher.line == "|")
        #expect(Result<Int, Oops>.success(2).publisher.line == "2 |")
        #expect(Result<Int, Oops>.failure(Oops()).publisher.line == "!oops")
        #expect((1...3).publisher.line == "1 2 3 |")
        #expect([Int]().publisher.line == "|")
        #expect(Deferred { Just(5) }.line == "5 |")
        #expect(
            Record<Int, Oops> {
                $0.receive(1); $0.receive(completion: .failure(Oops())); $0.receive(2)
            }.line == "1 !oops")
        #expect((1...).publisher.prefix(3).line == "1 2 3 |")
    }

    @Test func operatorsOnSingleValues() {
        #expect(Just(2).map { $0 * 2 } == Just(4))
        #expect(Just(2).filter { $0 > 2 }.line == "|")
        #expect(Just(2).append(3).prepend(1).line == "1 2 3 |")
        #expect(Just(2).collect().line == "[2] |")
        #expect(Just(2).tryMap { try throwing($0, if: true) }.line == "!oops")
        #expect(Just(2).setFailureType(to: Oops.self).map { $0 + 1 }.line == "3 |")
        #expect(Optional(2).publisher.compactMap { $0 > 1 ? "x" : nil }.line == "x |")
        #expect([3, 1, 2].publisher.min().line == "1 |")
        #expect([1, 1, 2].publisher.removeDuplicates().count().line == "2 |")
        #expect([1, 2, 3].publisher.output(in: 1..<9).line == "2 3 |")
        #expect([1, 2, 3].publisher.dropFirst(2).append(7).line == "3 7 |")
    }

    @Test func sequencesCanBeAskedFromWithin() {
        let recorder = Recorder<Int, Never>(first: .max(1))
        recorder.onValue = { [unowned recorder] _ in recorder.request(.max(1)) }
        (0..<5000).publisher.subscribe(recorder)
        #expect(recorder.events.count == 5001)
    }

    @Test func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let token = [1, 2].publisher.print("p", to: lines).sink { _ in }
        token.cancel()
        #expect(
            lines.text == """
                p: receive subscription: ([1, 2])
                p: request unlimited
                p: receive value: (1)
                p: receive value: (2)
                p: receive finished

                """)
        let more = Lines()
        PassthroughSubject<Int, Never>().print(to: more).sink { _ in }.cancel()
        #expect(
            more.text == """
                receive subscription: (PassthroughSubject)
                request unlimited
                receive cancel

                """)
    }

    @Test func handledEvents() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Oops>()
        func watched() -> Publishers.HandleEvents<PassthroughSubject<Int, Oops>> {
            subject.handleEvents {
                log.append("subscription \($0)")
            } receiveOutput: {
                log.append("output \($0)")
            } receiveCompletion: {
                log.append("completion \($0)")
            } receiveCancel: {
                log.append("cancel")
            } receiveRequest: {
                log.append("request \($0)")
            }
        }
        let recorder = Recorder<Int, Oops>(first: .max(1), more: .max(2))
        watched().subscribe(recorder)
        subject.send(1)
        recorder.cancel()
        watched().subscribe(Recorder<Int, Oops>(first: .none))
        subject.send(completion: .finished)
        #expect(
            log == [
                "subscription PassthroughSubject", "request max(1)", "output 1", "request max(2)", "cancel",
                "subscription PassthroughSubject", "completion finished",
            ])
    }

    @Test func coding() throws {
        struct Point: Codable, Equatable { var x = 1 }
        let data = Just(Point()).encode(encoder: JSONEncoder())
        #expect(data.decode(type: Point.self, decoder: JSONDecoder()).map { $0.x }.line == "1 |")
        #expect(Just(Data()).decode(type: Point.self, decoder: JSONDecoder()).map { $0.x }.line.hasPrefix("!"))
        let demand = Subscribers.Demand.max(7)
        let copy = try JSONDecoder().decode([Subscribers.Demand].self, from: JSONEncoder().encode([demand]))
        #expect(copy == [demand])
    }

    typealias Demand = Subscribers.Demand

    static func sums() -> [(Demand, Demand)] {
        let (one, three, huge, all) = (Demand.max(1), Demand.max(3), Demand.max(.max), Demand.unlimited)
        var list: [(Demand, Demand)] = []
        list.append((one + three, .max(4)))
        list.append((one + all, all))
        list.append((all + all, all))
        list.append((huge + huge, all))
        list.append((all - three, all))
        list.append((all - all, all))
        list.append((three - all, .none))
        list.append((one - three, .none))
        list.append((three * 2, .max(6)))
        list.append((huge * 2, all))
        list.append((all * 0, all))
        list.append((three - 1, .max(2)))
        list.append((three + -1, .max(2)))
        list.append((three * -1, .none))
        return list
    }

    @Test(arguments: sums())
    func demands(_ got: Demand, _ expected: Demand) {
        #expect(got == expected)
    }

    @Test func demandOrder() {
        #expect(Demand.max(5) > 4 && Demand.max(5) >= 5 && Demand.max(5) < 6 && !(Demand.max(5) < 5))
        #expect(Demand.unlimited > Int.max && Demand.unlimited > .max(.max) && !(Demand.unlimited <= Int.max))
        #expect(Demand.none > -1 && Demand.none == 0 && Demand.none != -1)
        #expect(3 < Demand.max(4) && 4 <= Demand.max(4) && 5 > Demand.max(4) && 4 == Demand.max(4))
        #expect(Demand.unlimited.max == nil && Demand.max(2).max == 2)
        #expect("\(Demand.unlimited) \(Demand.max(1))" == "unlimited max(1)")
    }
}

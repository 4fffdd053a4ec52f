import Combine
import Testing

@Suite struct PublishedTests {
    class Base: ObservableObject {
        @Published var first = 1
        var plain = 2.5
    }

    final class Derived<Extra>: Base {
        @Published var second: Extra
        @Published private(set) var list: [Int] = []

        init(_ second: Extra) { self.second = second }

        func append() { list.append(list.count) }
    }

    @MainActor final class MainActorModel: ObservableObject {
        @Published var name = "a"
        @Published var optional: Int?
    }

    final class Manual: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }

    final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var count = 0
    }

    @Test func announcesBeforeTheValueChanges() {
        let object = Base()
        var seen: [Int] = []
        let token = object.objectWillChange.sink { seen.append(object.first) }
        object.first = 5
        object.first = 7
        #expect(seen == [1, 5])
        #expect(object.first == 7)
        token.cancel()
        object.first = 9
        #expect(seen == [1, 5])
    }

    @Test func findsTheFieldsOfSuperclassesAndGenericSubclasses() {
        let object = Derived("x")
        var count = 0
        let token = object.objectWillChange.sink { count += 1 }
        object.first = 2
        object.second = "y"
        object.append()
        object.plain = 3
        #expect(count == 3)
        #expect(object.list == [0])
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(object.objectWillChange !== Derived("x").objectWillChange)
        token.cancel()
    }

    @Test @MainActor func worksOnTheMainActor() {
        let model = MainActorModel()
        var values: [String] = []
        var changes = 0
        let tokens = [
            model.$name.sink { values.append($0) },
            model.objectWillChange.sink { changes += 1 },
        ]
        model.name = "b"
        model.name += "c"
        model.optional = 1
        #expect(values == ["a", "b", "bc"])
        #expect(changes == 3)
        tokens.forEach { $0.cancel() }
    }

    @Test func projectedPublisherSendsTheNewValueFirst() {
        let object = Base()
        var pairs: [[Int]] = []
        let token = object.$first.sink { pairs.append([$0, object.first]) }
        object.first = 2
        #expect(pairs == [[1, 1], [2, 1]])
        token.cancel()
    }

    @Test func objectsWithoutPublishedFieldsKeepTheirPublisher() {
        let object = Manual()
        var seen: [Int] = []
        let token = object.objectWillChange.sink { seen.append(object.count) }
        object.count = 1
        object.count = 2
        #expect(seen == [0, 1])
        token.cancel()
        let other = Manual()
        #expect(object.objectWillChange !== other.objectWillChange)
    }

    @Test func manyShortLivedObjectsLeaveNoTable() {
        for _ in 0..<10_000 { Manual().objectWillChange.send() }
        #expect(AssociatedPublishers.shared.count <= 1_000)
    }

    @Test func customPublisherIsLeftAlone() {
        let object = Custom()
        var seen: [Int] = []
        let token = object.objectWillChange.sink { seen.append($0) }
        object.count = 1
        object.objectWillChange.send(4)
        #expect(seen == [4])
        token.cancel()
    }

    @Test func objectIsFreedThoughSubscribed() {
        weak var weakObject: Base?
        var token: AnyCancellable?
        var values: [Int] = []
        do {
            let object = Base()
            weakObject = object
            token = object.$first.sink { values.append($0) }
            _ = object.objectWillChange
        }
        #expect(weakObject == nil)
        #expect(values == [1])
        token?.cancel()
    }

    @Test func assignToPublishedEndsWithTheObject() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakObject: Base?
        do {
            let object = Base()
            weakObject = object
            var changes = 0
            let token = object.objectWillChange.sink { changes += 1 }
            subject.assign(to: &object.$first)
            subject.send(8)
            #expect(object.first == 8)
            #expect(changes == 1)
            token.cancel()
        }
        #expect(weakObject == nil)
        subject.send(9)
    }
}

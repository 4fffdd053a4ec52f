import Testing

@testable import Alidade

/// The list that keeps one scope without an array behaves as an array of any length.
@MainActor
struct ScopeListTests {
    private let stage = TestStage(EmptyView())

    private func scopes(_ count: Int) -> [Scope] {
        (0..<count).map { _ in PlainScope(host: stage.host, parent: nil, context: stage.host.rootScope.context) }
    }

    @Test(arguments: [0, 1, 2, 3, 50], [false, true]) func itHoldsWhatAnArrayHolds(count: Int, reserves: Bool) {
        let wanted = scopes(count)
        var list = ScopeList.none
        if reserves { list.reserveCapacity(count) }
        for scope in wanted { list.append(scope) }
        #expect(list.count == count)
        #expect(list.isEmpty == wanted.isEmpty)
        #expect(list.map(ObjectIdentifier.init) == wanted.map(ObjectIdentifier.init))
        #expect(ScopeList(wanted).map(ObjectIdentifier.init) == wanted.map(ObjectIdentifier.init))
        for (index, scope) in wanted.enumerated() {
            #expect(list[index] === scope)
            #expect(list.firstIndex { $0 === scope } == index)
        }
    }

    @Test func aCopyKeepsWhatItHad() {
        let wanted = scopes(3)
        var list = ScopeList(Array(wanted.prefix(2)))
        let copy = list
        list.append(wanted[2])
        #expect(copy.count == 2)
        #expect(list.count == 3)
    }
}

import AlidadeLayout

/// Gathers what a lazy container's rows are made of, without building any.
@MainActor
package final class RowCollector {
    /// Rows between a header and a footer.
    struct Section {
        var header: (any RowSource)?
        var footer: (any RowSource)?
        var sources: [any RowSource] = []
        var isExplicit = false
    }

    private(set) var sections: [Section] = [Section()]
    private weak var scope: LazyScopeBase?
    private var counts: [ObjectIdentifier: Int] = [:]

    init(scope: LazyScopeBase) { self.scope = scope }

    func add(_ source: any RowSource) { sections[sections.count - 1].sources.append(source) }

    func beginSection() { sections.append(Section(isExplicit: true)) }
    func setHeader(_ header: (any RowSource)?, footer: (any RowSource)?) {
        sections[sections.count - 1].header = header
        sections[sections.count - 1].footer = footer
    }
    func endSection() { sections.append(Section()) }

    /// Numbers the single rows of one scope, so that each keeps its identity.
    func nextIndex(in scope: Scope) -> Int {
        counts[ObjectIdentifier(scope), default: 0] += 1
        return counts[ObjectIdentifier(scope), default: 1]
    }

    func gatherAgain() { scope?.mark() }
}

/// A lazy container's scope, which can gather its rows again.
class LazyScopeBase: Scope {}

/// Names a row for as long as its container lives.
struct RowKey: Hashable {
    let owner: ObjectIdentifier
    let id: AnyHashable
}

/// Something that becomes rows when it is asked to.
@MainActor
protocol RowSource {
    var count: Int { get }
    func key(at index: Int) -> RowKey
    /// The identifier that `scrollTo` and selections know the row by.
    func id(at index: Int) -> AnyHashable?
    /// The row with an identifier.
    func index(of id: AnyHashable) -> Int?
    var context: ScopeContext { get }
    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope
    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor)
}

/// A view that is one row.
struct SingleRow<V: View>: RowSource {
    let view: V
    let owner: ObjectIdentifier
    let index: Int
    let context: ScopeContext

    var count: Int { 1 }
    func key(at index: Int) -> RowKey { RowKey(owner: owner, id: self.index) }
    func id(at index: Int) -> AnyHashable? { nil }
    func index(of id: AnyHashable) -> Int? { nil }
    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope {
        PlainScope(host: host, parent: parent, context: context)
    }
    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor) {
        scope.visit(&cursor) { V._visit(view, &$0) }
    }
}

/// The elements of a `ForEach`.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
    let owner: ObjectIdentifier
    let context: ScopeContext

    var count: Int { data.count }

    private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func key(at index: Int) -> RowKey { RowKey(owner: owner, id: AnyHashable(id(element(index)))) }
    func id(at index: Int) -> AnyHashable? { AnyHashable(id(element(index))) }

    func index(of wanted: AnyHashable) -> Int? {
        guard let wanted = wanted.base as? ID else { return nil }
        if let range = data as? Range<Int>, let number = wanted as? Int {
            // Identifiers of a range are mostly its own numbers.
            let guess = number - range.lowerBound
            if range.contains(number), id(element(guess)) == wanted { return guess }
        }
        for (offset, element) in data.enumerated() where id(element) == wanted { return offset }
        return nil
    }

    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope {
        ElementScope<Data.Element, Content>(
            host: host, parent: parent, context: context, element: element(index), make: content)
    }

    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor) {
        guard let scope = scope as? ElementScope<Data.Element, Content> else { return }
        scope.revisit(element(index), content, &cursor)
    }
}

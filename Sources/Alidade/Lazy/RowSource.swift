import AlidadeLayout

/// Something that becomes rows when it is asked to.
@MainActor
protocol RowSource {
    var count: Int { get }
    /// Whether each row is one view, for certain.
    var isSingle: Bool { get }
    func key(at index: Int) -> RowKey
    /// The identifier that `scrollTo` and selections know the row by.
    func id(at index: Int) -> AnyHashable?
    /// The tag that a row's view says in so many words.
    func tag(at index: Int) -> AnyHashable?
    /// What the row's view tells its container, as far as its type says it.
    func traits(at index: Int) -> ItemTraits
    /// The row with an identifier: one that its view says in so many words, or that of its element.
    func index(of id: AnyHashable) -> Int?
    func index(of key: RowKey) -> Int?
    /// Where any of these rows are; one look at each element.
    func find(_ keys: [RowKey]) -> [RowKey: Int]
    /// Whether another source certainly has the same elements: found out without looking at them.
    func hasSameData(as other: any RowSource) -> Bool
    /// Takes over what another source has found out about the same elements.
    func inherit(from other: any RowSource)
    var context: ScopeContext { get }
    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope
    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor)
}

extension RowSource {
    func inherit(from other: any RowSource) {}
}

extension RowCollector {
    /// One row of a source, in whose place in the order it stands now.
    func add(_ source: any RowSource, only index: Int) { add(OneOfRows(source: source, local: index)) }
}

/// One row of another source.
struct OneOfRows: RowSource {
    let source: any RowSource
    let local: Int

    var count: Int { 1 }
    var isSingle: Bool { source.isSingle }
    var context: ScopeContext { source.context }
    func key(at index: Int) -> RowKey { source.key(at: local) }
    func id(at index: Int) -> AnyHashable? { source.id(at: local) }
    func tag(at index: Int) -> AnyHashable? { source.tag(at: local) }
    func traits(at index: Int) -> ItemTraits { source.traits(at: local) }
    func index(of id: AnyHashable) -> Int? { source.id(at: local) == id ? 0 : nil }
    func index(of key: RowKey) -> Int? { source.key(at: local) == key ? 0 : nil }
    func find(_ keys: [RowKey]) -> [RowKey: Int] {
        let key = source.key(at: local)
        return keys.contains(key) ? [key: 0] : [:]
    }
    func hasSameData(as other: any RowSource) -> Bool {
        guard let other = other as? OneOfRows, other.local == local else { return false }
        return source.hasSameData(as: other.source)
    }
    func inherit(from other: any RowSource) {
        if let other = other as? OneOfRows { source.inherit(from: other.source) }
    }
    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope {
        source.make(at: local, host: host, parent: parent, context: context)
    }
    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor) { source.visit(scope, at: local, &cursor) }
}

/// A view that is one row.
struct SingleRow<V: View>: RowSource {
    let view: V
    let owner: Int32
    let index: Int
    let context: ScopeContext

    var count: Int { 1 }
    var isSingle: Bool { true }
    func key(at index: Int) -> RowKey { RowKey(owner: owner, id: self.index) }
    func id(at index: Int) -> AnyHashable? { ExplicitID.of(view) ?? ExplicitID.of(context) }
    func tag(at index: Int) -> AnyHashable? { ExplicitID.tag(of: view) }
    func traits(at index: Int) -> ItemTraits { WrittenTraits.of(view, in: context) }
    func index(of id: AnyHashable) -> Int? { self.id(at: 0) == id ? 0 : nil }
    func index(of key: RowKey) -> Int? { key == self.key(at: 0) ? 0 : nil }
    func find(_ keys: [RowKey]) -> [RowKey: Int] { keys.contains(key(at: 0)) ? [key(at: 0): 0] : [:] }
    func hasSameData(as other: any RowSource) -> Bool {
        guard let other = other as? SingleRow<V> else { return false }
        return other.owner == owner && other.index == index
    }
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
    let maker: ElementMaker<Data.Element, Content>
    let owner: Int32
    let context: ScopeContext
    private let written = WrittenIDs()

    init(
        data: Data, id: @escaping (Data.Element) -> ID, maker: ElementMaker<Data.Element, Content>, owner: Int32,
        context: ScopeContext
    ) {
        self.data = data
        self.id = id
        self.maker = maker
        self.owner = owner
        self.context = context
    }

    private var content: (Data.Element) -> Content { maker.make }
    var count: Int { data.count }
    var isSingle: Bool { Content._isSingle }

    private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func key(at index: Int) -> RowKey { RowKey(owner: owner, id: AnyHashable(id(element(index)))) }
    func id(at index: Int) -> AnyHashable? { AnyHashable(id(element(index))) }
    func tag(at index: Int) -> AnyHashable? {
        // Only where the first row has a tag is it worth making another.
        guard let first = data.first, ExplicitID.tag(of: content(first)) != nil else { return nil }
        return ExplicitID.tag(of: content(element(index)))
    }

    func traits(at index: Int) -> ItemTraits { WrittenTraits.of(content(element(index)), in: context) }

    func index(of wanted: AnyHashable) -> Int? {
        if let wanted = wanted.base as? ID ?? (wanted as? ID), let index = index(ofElement: wanted) { return index }
        // The views may have identifiers of their own; only where the first one has is it worth asking the others.
        guard let first = data.first.map(content) else { return nil }
        if ExplicitID.of(first) != nil,
            let index = written.ids.index(of: wanted, count: count, id: { ExplicitID.of(content(element($0))) })
        {
            return index
        }
        guard ExplicitID.tag(of: first) != nil else { return nil }
        return written.tags.index(of: wanted, count: count) { ExplicitID.tag(of: content(element($0))) }
    }

    func inherit(from other: any RowSource) {
        guard let other = other as? Self, hasSameData(as: other) else { return }
        written.ids = other.written.ids
        written.tags = other.written.tags
    }

    func index(of key: RowKey) -> Int? {
        guard key.owner == owner, let id = key.id.base as? ID else { return nil }
        return index(ofElement: id)
    }

    private func index(ofElement wanted: ID) -> Int? {
        if let guess = indexInRange(wanted) { return guess }
        for (offset, element) in data.enumerated() where id(element) == wanted { return offset }
        return nil
    }

    /// Identifiers of a range are mostly its own numbers.
    private func indexInRange(_ wanted: ID) -> Int? {
        guard let range = data as? Range<Int>, let number = wanted as? Int, range.contains(number) else { return nil }
        let guess = number - range.lowerBound
        return id(element(guess)) == wanted ? guess : nil
    }

    func find(_ keys: [RowKey]) -> [RowKey: Int] {
        var wanted: [ID: RowKey] = [:]
        var found: [RowKey: Int] = [:]
        for key in keys where key.owner == owner {
            guard let id = key.id.base as? ID else { continue }
            if let index = indexInRange(id) { found[key] = index } else { wanted[id] = key }
        }
        guard !wanted.isEmpty, !(data is Range<Int>) else { return found }
        for (offset, element) in data.enumerated() {
            guard let key = wanted[id(element)], found[key] == nil else { continue }
            found[key] = offset
            if found.count == keys.count { break }
        }
        return found
    }

    func hasSameData(as other: any RowSource) -> Bool {
        guard let other = other as? Self, other.owner == owner else { return false }
        if let range = data as? Range<Int> { return other.data as? Range<Int> == range }
        // Both collections live: one storage is one content. Others would have to be compared.
        let mine = data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
        let others = other.data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
        guard let mine = mine ?? nil, let others = others ?? nil else { return false }
        return mine == others && data.count == other.data.count
    }

    func make(at index: Int, host: Host, parent: Scope, context: ScopeContext) -> Scope {
        ElementScope<Data.Element, Content>(
            host: host, parent: parent, context: context, element: element(index), maker: maker)
    }

    func visit(_ scope: Scope, at index: Int, _ cursor: inout _Cursor) {
        guard let scope = scope as? ElementScope<Data.Element, Content> else { return }
        scope.revisit(element(index), maker, &cursor)
    }
}

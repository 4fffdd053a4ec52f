import AlidadeLayout

/// Views made from a collection, each with the identity of its element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        // Types are compared without a look-up.
        if ID.self == Subview.ID.self || ID.self == SectionConfiguration.ID.self, visitSubviews(view, &cursor) {
            return
        }
        if let scope = ForEachScope<ID>.first(&cursor) {
            scope.visit(&cursor) { cursor in
                cursor.marker()
                scope.build(view.data, id: view.id, content: view.content, &cursor)
            }
        } else {
            visitAgain(view, &cursor)
        }
    }

    @usableFromInline
    @MainActor static func visitAgain(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next { ForEachScope<ID>(host: $1, parent: $2, context: $0) }
        if let rows = cursor.rows, !SectionTypes.contain(Content.self) {
            // A lazy container asks for elements when it comes to them.
            scope.context = cursor.context(scope)
            rows.add(
                ForEachRows(
                    data: view.data, id: view.id, maker: ElementMaker(view.content), owner: scope.rowOwner,
                    context: scope.context))
            return
        }
        scope.becomeDynamic()
        scope.visit(&cursor) { cursor in
            cursor.marker()
            scope.update(view.data, id: view.id, content: view.content, &cursor)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, id: { $0.1 })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \C.Element.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

/// Keeps one scope an element, found again by id.
@usableFromInline
final class ForEachScope<ID: Hashable>: Scope {
    @exclusivity(unchecked) @usableFromInline var ids: [ID] = []

    override func elementID(of child: Scope) -> AnyHashable? {
        children.firstIndex { $0 === child }.flatMap { $0 < ids.count ? AnyHashable(ids[$0]) : nil }
    }

    override func child(withElementID id: AnyHashable) -> Scope? {
        guard let id = id.base as? ID ?? (id as? ID), let index = ids.firstIndex(of: id), index < children.count else {
            return nil
        }
        return children[index]
    }

    /// A scope made now; nil where there is one already, or a lazy container gathers its rows.
    @usableFromInline
    static func first(_ cursor: inout _Cursor) -> ForEachScope? {
        guard cursor.rows == nil, cursor.existingScope == nil else { return nil }
        let scope = cursor.next { ForEachScope(host: $1, parent: $2, context: $0) }
        scope.becomeDynamic()
        return scope
    }

    /// Makes all elements; nothing was there before. Compiled for the types of the elements where they are known.
    @inlinable
    func build<Data: RandomAccessCollection, Content: View>(
        _ data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> Content, _ cursor: inout _Cursor
    ) {
        typealias Element = ElementScope<Data.Element, Content>
        prepare(data.count)
        let maker = ElementMaker<Data.Element, Content>(content, runner: { Element.run($0, &$1) })
        for element in data {
            let child = Element(element, in: self, at: &cursor, maker: maker)
            add(child, id(element))
            cursor.run(child)
        }
    }

    @inlinable
    func prepare(_ count: Int) {
        children.reserveCapacity(count)
        ids.reserveCapacity(count)
    }

    @inlinable
    func add(_ child: Scope, _ id: ID) {
        children.append(child)
        ids.append(id)
    }

    func update<Data: RandomAccessCollection, Content: View>(
        _ data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> Content, _ cursor: inout _Cursor
    ) {
        typealias Element = ElementScope<Data.Element, Content>
        let old = children
        let oldIDs = ids
        var newIDs: [ID] = []
        var new: [Scope] = []
        newIDs.reserveCapacity(data.count)
        new.reserveCapacity(data.count)
        // Only filled when the order differs from before.
        var byID: [ID: Int]?
        var used: [Bool] = []
        var moved = false
        let maker = ElementMaker(content)
        for element in data {
            let elementID = id(element)
            let index = newIDs.count
            var found: Int?
            if byID == nil, index < oldIDs.count, oldIDs[index] == elementID {
                found = index
            } else if index < oldIDs.count || byID != nil || !old.isEmpty {
                if byID == nil {
                    byID = Dictionary(oldIDs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
                    used = [Bool](repeating: false, count: oldIDs.count)
                    for earlier in 0..<min(index, oldIDs.count) { used[earlier] = true }
                }
                if let candidate = byID?[elementID], !used[candidate] { found = candidate }
                moved = moved || found != nil
            }
            newIDs.append(elementID)
            if let found, let child = old[found] as? Element {
                if byID != nil {
                    used[found] = true
                    child.moveItems(after: cursor.previous, in: cursor.container)
                }
                new.append(child)
                child.revisit(element, maker, &cursor)
            } else {
                let child = Element(
                    host: host, parent: self, context: cursor.context(self), element: element, maker: maker)
                new.append(child)
                let wasInserting = cursor.isInserting
                cursor.isInserting = wasInserting || isBuilt
                child.revisit(element, maker, &cursor)
                cursor.isInserting = wasInserting
            }
        }
        if byID != nil {
            for (index, child) in old.enumerated() where !used[index] { host.remove(child) }
        } else if old.count > new.count {
            for child in old[new.count...] { host.remove(child) }
        }
        children = ScopeList(new)
        ids = newIDs
        if moved { host.preferencesChanged(at: self, bits: preferenceBits) }
    }
}

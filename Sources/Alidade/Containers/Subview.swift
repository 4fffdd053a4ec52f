import AlidadeLayout

/// One of the views that a container's content turned out to be.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Names the view while its container lives.
    public struct ID: Hashable {
        let key: RowKey
    }
    public let id: ID
    let source: any RowSource
    let index: Int
    /// What the view tells its container.
    public let containerValues: ContainerValues

    @MainActor init(_ source: any RowSource, _ index: Int) {
        self.source = source
        self.index = index
        id = ID(key: source.key(at: index))
        containerValues = ContainerValues(source.traits(at: index))
    }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.branch(key: AnyHashable(view.id), Content(source: view.source, index: view.index))
    }

    /// The view itself, made anew where another stands in its place.
    private nonisolated struct Content: View {
        typealias Body = Never
        let source: any RowSource
        let index: Int

        @MainActor static var _isSingle: Bool { false }
        @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
            // A list around takes it for one row.
            if let rows = cursor.rows { return rows.add(view.source, only: view.index) }
            let source = view.source
            let scope = cursor.next { context, host, parent -> Scope in
                source.make(at: view.index, host: host, parent: parent, context: context)
            }
            // Modifiers that stood around several views in the content are around each.
            let inner = source.context
            let (wrappers, traits) = (cursor.wrappers, cursor.traits)
            for wrapper in inner.wrappers.array { cursor.wrappers.append(wrapper) }
            for trait in inner.traits where !cursor.traits.contains(where: { $0.key == trait.key }) {
                cursor.traits.append(trait)
            }
            source.visit(scope, at: view.index, &cursor)
            (cursor.wrappers, cursor.traits) = (wrappers, traits)
        }
    }
}

/// The views that a container's content turned out to be.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice
    let all: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(index: Int) -> Subview { all[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(all: all[bounds]) }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(ForEach(view.all) { $0 })
    }
}

/// Some of a container's subviews.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice
    let all: ArraySlice<Subview>

    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> Subview { all[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(all: all[bounds]) }

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(ForEach(Array(view.all)) { $0 })
    }
}

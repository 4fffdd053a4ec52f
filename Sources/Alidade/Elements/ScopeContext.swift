import AlidadeLayout

/// What surrounds a scope: everything a cursor needs to visit it again on its own.
package struct ScopeContext {
    var environment: EnvironmentValues
    /// The item whose children the scope's elements are.
    var container: ItemIndex
    /// The outermost item of the element that the scope is inside of; `noItem` where elements begin in the scope.
    var element: ItemIndex
    var wrappers: WrapperList
    var traits: [PendingTrait]
    /// Axis of the enclosing stack: 0 none, 1 horizontal, 2 vertical.
    var axis: UInt8
    /// Set where the scope only tells a lazy container what its rows are made of.
    var rows: RowCollector?
}

/// A modifier that waits for the elements of its content, to wrap each of them.
package struct ElementWrapper {
    let environment: EnvironmentValues
    /// True where the modifier makes no items and may be around nothing.
    var isScopeOnly = false
    /// The item around a list row: what waits for it are rows.
    var isRow = false
    let wrap: @MainActor (inout _Cursor, @MainActor (inout _Cursor) -> Void) -> Void
}

/// A trait that waits for the element it belongs to.
package struct PendingTrait {
    let key: ObjectIdentifier
    let apply: @MainActor (inout ItemTraits) -> Void
}

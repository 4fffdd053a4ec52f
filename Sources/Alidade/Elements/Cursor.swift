import AlidadeLayout

/// The place in the tree that a visit has reached. One visitor builds and updates: where the scope has been built
/// before, entering an item patches the next one instead of adding one.
///
/// Only primitive views use it; it is public because `View` must name it.
@MainActor
public struct _Cursor {
    let host: Host
    let tree: LayoutTree
    package internal(set) var scope: Scope
    var childIndex: Int
    package internal(set) var container: ItemIndex
    package internal(set) var previous: ItemIndex
    /// The outermost item of the element being visited.
    var element: ItemIndex
    package var environment: EnvironmentValues
    var wrappers: WrapperList
    var traits: [PendingTrait]
    /// Traits that wait outside of the containers around, outermost first.
    var setAside: [[PendingTrait]]
    /// Axis of the enclosing stack: 0 none, 1 horizontal, 2 vertical.
    var axis: UInt8
    /// True inside content that a branch or a ForEach has added to a container that was there before.
    var isInserting: Bool
    /// Set while a lazy container gathers what its rows are made of: then nothing is built.
    @usableFromInline var rows: RowCollector?

    /// Visits a view that may be an element of its own.
    @inlinable
    mutating func visit<V: View>(_ view: V) {
        if rows != nil, V._isSingle {
            gather(view)
        } else {
            V._visit(view, &self)
        }
    }

    /// Tells the lazy container around of a view that is one row.
    @usableFromInline
    func gather<V: View>(_ view: V) {
        guard let rows else { return }
        rows.add(
            SingleRow(
                view: view, owner: scope.rowOwner, index: rows.nextIndex(in: scope), context: context(scope)))
    }

    func context(_ scope: Scope) -> ScopeContext {
        ScopeContext(
            environment: environment, container: container, element: element, wrappers: wrappers, traits: traits,
            axis: axis, rows: rows)
    }

    // MARK: Scopes

    /// The next scope of the current one: the one that was here before, or a new one.
    mutating func next<S: Scope>(_ make: @MainActor (ScopeContext, Host, Scope) -> S) -> S {
        let index = childIndex
        childIndex += 1
        if index < scope.children.count {
            assert(scope.children[index] is S, "the static structure of a view cannot change")
            return unsafeDowncast(scope.children[index], to: S.self)
        }
        let made = make(context(scope), host, scope)
        scope.children.append(made)
        return made
    }

    mutating func next<S: Scope>(_ make: @MainActor (ScopeContext) -> S) -> S {
        next { context, _, _ in make(context) }
    }

    // MARK: Elements

    /// Runs `body` as one element: inside the modifiers that wait for it.
    @usableFromInline
    mutating func asElement(_ body: @MainActor (inout _Cursor) -> Void) {
        guard !wrappers.isEmpty else { return body(&self) }
        let outer = wrappers
        let waiting = outer.array
        wrappers = []
        let inside = environment
        // A modifier sees the environment outside of it, its element the one that the content made.
        func nest(_ index: Int, _ cursor: inout _Cursor) {
            guard index < waiting.count else {
                cursor.environment = inside
                return body(&cursor)
            }
            cursor.environment = waiting[index].environment
            waiting[index].wrap(&cursor) { cursor in
                nest(index + 1, &cursor)
                cursor.environment = waiting[index].environment
            }
        }
        nest(0, &self)
        environment = inside
        wrappers = outer
    }

    /// Runs the modifiers that wait for an element and need none.
    mutating func withoutElement() {
        let waiting = wrappers
        wrappers = waiting.filter(\.isScopeOnly)
        asElement { _ in }
        wrappers = waiting
    }

    /// Visits `content` with a modifier around each of its elements.
    ///
    /// - Parameter isScopeOnly: the modifier makes no items; an erased view that is empty keeps it.
    mutating func wrapping<V: View>(
        _ content: V, isScopeOnly: Bool = false,
        _ wrap: @escaping @MainActor (inout _Cursor, @MainActor (inout _Cursor) -> Void) -> Void
    ) {
        if V._isSingle {
            asElement { wrap(&$0) { V._visit(content, &$0) } }
        } else {
            wrappers.append(ElementWrapper(environment: environment, isScopeOnly: isScopeOnly, wrap: wrap))
            V._visit(content, &self)
            wrappers.removeLast()
        }
    }

    /// Sets a trait of the element being visited, or of each that follows in `content`.
    mutating func trait<V: View>(
        _ key: ObjectIdentifier, content: V, _ apply: @escaping @MainActor (inout ItemTraits) -> Void
    ) {
        if element != noItem {
            if !traits.contains(where: { $0.key == key }) {
                host.applyTraits([PendingTrait(key: key, apply: apply)], to: element, at: scope)
            }
            V._visit(content, &self)
        } else if traits.contains(where: { $0.key == key }) {
            V._visit(content, &self)
        } else {
            traits.append(PendingTrait(key: key, apply: apply))
            V._visit(content, &self)
            traits.removeLast()
        }
    }
}

// Made from all of its fields at once: one that is filled field by field is copied at the end, with what it keeps.
extension _Cursor {
    /// A cursor at the beginning of a container.
    static func entering(
        _ container: ItemIndex, scope: Scope, environment: EnvironmentValues, host: Host
    ) -> _Cursor {
        _Cursor(
            host: host, tree: host.tree, scope: scope, childIndex: 0, container: container, previous: noItem,
            element: noItem, environment: environment, wrappers: [], traits: [], setAside: [], axis: 0,
            isInserting: false, rows: nil)
    }

    /// A cursor that stands where `scope` was visited before.
    static func resuming(_ scope: Scope, host: Host) -> _Cursor {
        _Cursor(
            host: host, tree: host.tree, scope: scope, childIndex: 0, container: scope.context.container,
            previous: scope.firstItem == noItem ? noItem : host.tree.previous(of: scope.firstItem),
            element: scope.context.element, environment: scope.context.environment, wrappers: scope.context.wrappers,
            traits: scope.context.traits, setAside: [], axis: scope.context.axis, isInserting: false,
            rows: scope.context.rows)
    }
}

/// An item's payload while it is visited: made the first time, configured each time.
@MainActor
package struct PayloadSlot {
    let host: Host
    let item: ItemIndex
    var payload: ItemPayload?
    /// Set it when the item's own answer to proposals may have changed.
    package var measureChanged = false

    /// The payload, made by `make` if the item is new.
    mutating func payload<P: ItemPayload>(_ make: @MainActor () -> P) -> (P, isNew: Bool) {
        if let payload { return (unsafeDowncast(payload, to: P.self), false) }
        let made = make()
        made.host = host
        payload = made
        return (made, true)
    }
}

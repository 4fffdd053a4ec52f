import AlidadeLayout

/// An item whose content is being visited, and what the cursor goes back to after it.
@usableFromInline
struct OpenItem {
    let index: ItemIndex
    let container: ItemIndex
    let element: ItemIndex
    let axis: UInt8
    let isInserting: Bool
    /// The item comes into a container that was there before.
    let isArriving: Bool
    /// Traits wait in `_Cursor.setAside` until the item is closed.
    let hasSetAside: Bool
}

// Items are opened and closed, and not handed a closure, where the content's type is known: a closure keeps a copy of
// the view, and a copy retains all that is in it.
extension _Cursor {
    /// Adds or patches one item and visits what is inside it.
    ///
    /// - Parameters:
    ///   - isContainer: children are elements of their own; otherwise the item wraps the one element being visited.
    mutating func item(
        _ kind: ItemKind, _ params: ItemParams = ItemParams(), horizontal: AlignmentKey = .none,
        vertical: AlignmentKey = .none, flags: ItemFlags = [], isContainer: Bool = false,
        payload: @MainActor (inout PayloadSlot) -> Void = { _ in },
        content: @MainActor (inout _Cursor) -> Void = { _ in }
    ) {
        let host = self.host
        let flags = directed(flags)
        let index: ItemIndex
        if scope.isBuilt {
            index = nextItem
            var slot = PayloadSlot(host: host, item: index, payload: host.payload(of: index))
            payload(&slot)
            host.patch(index, params, horizontal: horizontal, vertical: vertical, flags: flags)
            if slot.measureChanged { tree.markMeasure(index) }
        } else {
            var slot = PayloadSlot(host: host, item: noItem, payload: nil)
            payload(&slot)
            var stored: Int32 = -1
            if let payload = slot.payload { stored = host.store(payload) }
            index = tree.insert(
                kind, params, horizontal: horizontal, vertical: vertical, flags: flags, payload: stored,
                parent: container, after: previous)
            if let payload = slot.payload { payload.item = index }
            host.statistics.itemsBuilt += 1
        }
        host.displayChanged = true
        let opened = enter(index, isContainer: isContainer)
        content(&self)
        close(opened)
    }

    /// Adds or patches an item that is described by numbers alone, and goes inside.
    mutating func open(
        _ kind: ItemKind, _ params: ItemParams, horizontal: AlignmentKey = .none, vertical: AlignmentKey = .none,
        isContainer: Bool = false
    ) -> OpenItem {
        // A local for the host would be counted.
        let flags = directed(.none)
        let index: ItemIndex
        if scope.isBuilt {
            index = nextItem
            host.patch(index, params, horizontal: horizontal, vertical: vertical, flags: flags)
        } else {
            index = tree.insert(
                kind, params, horizontal: horizontal, vertical: vertical, flags: flags, payload: -1,
                parent: container, after: previous)
            host.statistics.itemsBuilt += 1
        }
        host.displayChanged = true
        return enter(index, isContainer: isContainer)
    }

    /// Goes back out of an item.
    @usableFromInline
    mutating func close(_ open: OpenItem) {
        isInserting = open.isInserting
        container = open.container
        element = open.element
        axis = open.axis
        if open.hasSetAside { traits = setAside.removeLast() }
        previous = open.index
        if open.isArriving { host.display.beginArrival(of: open.index, host: host) }
    }

    private mutating func enter(_ index: ItemIndex, isContainer: Bool) -> OpenItem {
        let isElement = element == noItem
        let hasTraits = !traits.isEmpty
        if isElement, hasTraits { host.applyTraits(traits, to: index, at: scope) }
        let opened = OpenItem(
            index: index, container: container, element: element, axis: axis, isInserting: isInserting,
            isArriving: isElement && isInserting && !scope.isBuilt, hasSetAside: isContainer && hasTraits)
        container = index
        previous = noItem
        // What is inside arrives with its container, not by itself.
        isInserting = false
        if isContainer {
            element = noItem
            if hasTraits {
                setAside.append(traits)
                traits = []
            }
        } else if isElement {
            element = index
        }
        return opened
    }

    /// A leaf in one colour. Its payload is shared with others of that colour in the same environment.
    mutating func fill(_ color: Color) {
        guard wrappers.isEmpty else { return asElement { $0.fill(color) } }
        let flags = directed(.none)
        let index: ItemIndex
        if scope.isBuilt {
            index = nextItem
            host.recolor(index, color, environment)
            // Nothing but the direction of a leaf in one colour can change.
            if tree.item(index).pointee.flags.contains(.rightToLeft) != flags.contains(.rightToLeft) {
                tree.patch(index, .none, horizontal: .none, vertical: .none, flags: flags)
            }
        } else {
            index = tree.insert(
                .leaf, .none, horizontal: .none, vertical: .none, flags: flags,
                payload: host.colors.use(color, environment, host), parent: container, after: previous)
            host.statistics.itemsBuilt += 1
        }
        host.displayChanged = true
        if element == noItem {
            if !traits.isEmpty { host.applyTraits(traits, to: index, at: scope) }
            if isInserting, !scope.isBuilt { host.display.beginArrival(of: index, host: host) }
        }
        previous = index
    }

    /// A zero-size item that holds the place of a part of the tree whose number of elements can change.
    @usableFromInline
    mutating func marker() {
        guard rows == nil else { return }
        if scope.isBuilt {
            previous = nextItem
        } else {
            previous = tree.insert(
                .marker, .none, horizontal: .none, vertical: .none, flags: .none, payload: -1, parent: container,
                after: previous)
        }
    }

    /// The item that was made at this place before.
    @inline(__always)
    private var nextItem: ItemIndex {
        previous == noItem ? tree.firstChild(of: container) : tree.next(of: previous)
    }

    /// Flags with the direction of the environment.
    @inline(__always)
    private func directed(_ flags: ItemFlags) -> ItemFlags {
        environment.known.layoutDirection == .rightToLeft ? flags.union(.rightToLeft) : flags
    }
}

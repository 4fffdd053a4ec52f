import AlidadeLayout
import Foundation

/// A view that something can scroll to.
@MainActor
enum ScrollDestination {
    /// One that exists.
    case scope(Scope)
    /// A row of a lazy container, whether it exists or not.
    case row(LazyPayload, RowKey)
    case item(ItemPayload)

    /// The item that is scrolled to, or whose part is.
    var item: ItemIndex {
        switch self {
        case .scope(let scope): scope.isAlive ? scope.firstPlacedItem : noItem
        case .row(let lazy, _): lazy.item
        case .item(let payload): payload.item
        }
    }

    /// The place in the window; nil where it is gone.
    func rect(_ host: Host) -> CGRect? {
        switch self {
        case .scope(let scope):
            guard scope.isAlive, scope.firstPlacedItem != noItem else { return nil }
            return scope.placedItems.reduce(CGRect.null) { $0.union(host.windowRect(of: $1)) }
        case .row(let lazy, let key):
            guard lazy.item != noItem, let index = lazy.index(of: key) else { return nil }
            return host.windowRect(of: lazy.item, lazy.rect(of: index))
        case .item(let payload): return payload.item == noItem ? nil : host.windowRect(of: payload.item)
        }
    }
}

/// Finds a view by the identifier that `id(_:)` or its `ForEach` gave it.
@MainActor
enum ScrollTargetFinder {
    /// - Returns: the first match in the order of the source below `root`; rows that were never built count, too.
    static func find(_ id: AnyHashable, below root: Scope) -> ScrollDestination? {
        if let branch = root as? BranchScope, branch.key == id, root.firstPlacedItem != noItem { return .scope(root) }
        if let lazy = (root as? LazyScopeBase)?.payload, lazy.item != noItem {
            if let key = lazy.key(of: id) { return .row(lazy, key) }
        } else if let child = root.child(withElementID: id), child.firstPlacedItem != noItem {
            return .scope(child)
        }
        for child in root.children {
            if let found = find(id, below: child) { return found }
        }
        return nil
    }
}

extension Scope {
    /// The scope's own items in its container that take part in layout.
    var placedItems: [ItemIndex] {
        var items: [ItemIndex] = []
        var item = firstItem
        while item != noItem {
            if host.tree.item(item).pointee.kind != .marker { items.append(item) }
            if item == lastItem { break }
            item = host.tree.next(of: item)
        }
        return items
    }

    var firstPlacedItem: ItemIndex { placedItems.first ?? noItem }
}

extension Host {
    /// The scroll views below a scope, in the order of the source.
    func scrollViews(below scope: Scope) -> [ScrollPayload] {
        var found: [ScrollPayload] = []
        for item in scope.placedItems {
            tree.forEachInSubtree(of: item) { index in
                if tree.item(index).pointee.kind == .scroll, let payload = payload(of: index) as? ScrollPayload {
                    found.append(payload)
                }
            }
        }
        return found
    }
}

import AlidadeLayout

/// A container that shows only some of its views.
@MainActor
protocol ChoosingPayload: ItemPayload {
    /// The scope of the views to choose from.
    var chooser: FittingScope? { get }
}

/// The scope of views of which a container shows only some.
final class FittingScope: Scope {
    /// Whether a scope below belongs to what the container shows: one of its elements, or the element it is in.
    func shows(_ scope: Scope) -> Bool {
        let tree = host.tree
        let container = context.container
        if scope.context.container == container {
            guard scope.firstItem != noItem else { return true }
            var item = scope.firstItem
            while item != noItem {
                let record = tree.item(item).pointee
                if !record.kind.isMarker, !record.flags.contains(.leftOut) { return true }
                if item == scope.lastItem { break }
                item = tree.next(of: item)
            }
            return false
        }
        var item = scope.context.container
        while item != noItem, tree.item(item).pointee.parent != container { item = tree.item(item).pointee.parent }
        return item == noItem || !tree.item(item).pointee.flags.contains(.leftOut)
    }
}

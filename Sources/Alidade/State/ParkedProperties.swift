/// What the top-level views of a row have kept for their dynamic properties, while the row is not built.
///
/// A row out of sight loses everything but this, as in SwiftUI: the state of the view that is the row, inside of the
/// modifiers around it. What is further in begins anew.
@MainActor
@usableFromInline
final class ParkedProperties {
    /// Where a scope is in the one around it.
    private struct Step: Equatable {
        let index: Int
        let type: ObjectIdentifier
        /// Of an element among others.
        let id: AnyHashable?
        /// Of a side of a condition.
        let branch: Int?
        let key: AnyHashable?
    }

    private var storages: [(path: [Step], storage: PropertyStorage)] = []
    /// The row's scope while it is built again.
    weak var row: Scope?

    var isEmpty: Bool { storages.isEmpty }

    /// Takes the properties out of a row that is about to end.
    ///
    /// - Parameter container: the item that rows are put into.
    init(of row: Scope, in container: Int32) { collect(row, [], container) }

    private func collect(_ scope: Scope, _ path: [Step], _ container: Int32) {
        for (index, child) in scope.children.enumerated() {
            // Inside of a stack elements begin anew: what is there is not the row's own view.
            let isInside = child.context.element == -1 && child.context.container != container
            if isInside || child is LazyScopeBase { continue }
            let path = path + [Self.step(to: child, index, in: scope)]
            if let storage = child.parkProperties(), !storage.objects.isEmpty { storages.append((path, storage)) }
            if !child.isView { collect(child, path, container) }
        }
    }

    private static func step(to child: Scope, _ index: Int, in parent: Scope) -> Step {
        let branch = child as? BranchScope
        return Step(
            index: index, type: ObjectIdentifier(type(of: child)), id: parent.elementID(of: child),
            branch: branch?.index, key: branch?.key)
    }

    /// What a scope of the row kept before; nil where nothing was kept at its place. It is given once.
    func take(for scope: Scope) -> PropertyStorage? {
        guard !storages.isEmpty, let row else { return nil }
        var path: [Step] = []
        var current = scope
        while current !== row {
            guard let parent = current.parent, path.count < 256,
                let index = parent.children.lastIndex(where: { $0 === current })
            else { return nil }
            path.append(Self.step(to: current, index, in: parent))
            current = parent
        }
        path.reverse()
        guard let found = storages.firstIndex(where: { $0.path == path }) else { return nil }
        return storages.remove(at: found).storage
    }
}

extension PropertyStorage {
    /// Takes the objects out and ends what ties them to their scope. One that cannot be kept leaves its place empty.
    mutating func parked() -> PropertyStorage? {
        guard !objects.isEmpty else { return nil }
        var kept = self
        objects = []
        for index in kept.objects.indices {
            guard let object = kept.objects[index] as? any PropertyObject, !object.park() else { continue }
            kept.objects[index] = EmptyProperty.shared
        }
        return kept
    }
}

/// Stands for a property that is made anew.
final class EmptyProperty: Sendable {
    static let shared = EmptyProperty()
}

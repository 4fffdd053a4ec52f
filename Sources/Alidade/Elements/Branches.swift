import AlidadeLayout

/// Content that is replaced as a whole when its key changes: an `if`, a `switch`, `AnyView`, `id`.
final class BranchScope: Scope {
    var key: AnyHashable?
    var index = -1
}

extension _Cursor {
    /// Visits one side of a condition.
    mutating func branch<V: View>(_ index: Int, _ content: V) {
        let scope = next { BranchScope(host: $1, parent: $2, context: $0) }
        // Where a lazy container gathers its rows, the rows say what there is.
        if rows == nil { scope.becomeDynamic() }
        visitBranch(scope, isSame: scope.index == index, content)
        scope.index = index
    }

    /// Visits content whose identity is `key`.
    mutating func branch<V: View>(key: AnyHashable, _ content: V) {
        let scope = next { BranchScope(host: $1, parent: $2, context: $0) }
        visitBranch(scope, isSame: scope.key == key, content)
        scope.key = key
    }

    private mutating func visitBranch<V: View>(_ scope: BranchScope, isSame: Bool, _ content: V) {
        let wasBuilt = scope.isBuilt
        scope.visit(&self) { cursor in
            cursor.marker()
            if let old = scope.children.first, !isSame {
                cursor.host.remove(old)
                scope.children = []
            }
            let wasInserting = cursor.isInserting
            if wasBuilt && !isSame { cursor.isInserting = true }
            defer { cursor.isInserting = wasInserting }
            let child = cursor.next { PlainScope(host: $1, parent: $2, context: $0) }
            child.visit(&cursor) { $0.visit(content) }
        }
    }
}

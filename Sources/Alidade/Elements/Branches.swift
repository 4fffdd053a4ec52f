import AlidadeLayout

/// Content that is replaced as a whole when its key changes: an `if`, a `switch`, `AnyView`, `id`.
final class BranchScope: Scope {
    var key: AnyHashable?
    var index = -1
}

extension _Cursor {
    /// Visits one side of a condition.
    @inlinable
    mutating func branch<V: View>(_ index: Int, _ content: V) {
        let open = openBranch(index)
        visit(content)
        close(open)
    }

    /// Goes inside one side of a condition; what was on the other side goes.
    @usableFromInline
    mutating func openBranch(_ index: Int) -> OpenBranch {
        let scope = next { BranchScope(host: $1, parent: $2, context: $0) }
        // Where a lazy container gathers its rows, the rows say what there is.
        if rows == nil { scope.becomeDynamic() }
        let isSame = scope.index == index
        scope.index = index
        let wasBuilt = scope.isBuilt
        let outer = scope.begin(&self)
        marker()
        if let old = scope.children.first, !isSame {
            host.remove(old)
            scope.children = .none
        }
        let wasInserting = isInserting
        if wasBuilt && !isSame { isInserting = true }
        let child = next { PlainScope(host: $1, parent: $2, context: $0) }
        return OpenBranch(
            scope: scope, outer: outer, child: child, inner: child.begin(&self), wasInserting: wasInserting)
    }

    @usableFromInline
    mutating func close(_ open: OpenBranch) {
        open.child.finish(open.inner, &self)
        isInserting = open.wasInserting
        open.scope.finish(open.outer, &self)
    }

    /// Visits content whose identity is `key`.
    mutating func branch<V: View>(key: AnyHashable, _ content: V) {
        let scope = next { BranchScope(host: $1, parent: $2, context: $0) }
        let isSame = scope.key == key
        scope.key = key
        visitBranch(scope, isSame: isSame, content)
    }

    private mutating func visitBranch<V: View>(_ scope: BranchScope, isSame: Bool, _ content: V) {
        let wasBuilt = scope.isBuilt
        scope.visit(&self) { cursor in
            cursor.marker()
            if let old = scope.children.first, !isSame {
                cursor.host.remove(old)
                scope.children = .none
            }
            let wasInserting = cursor.isInserting
            if wasBuilt && !isSame { cursor.isInserting = true }
            defer { cursor.isInserting = wasInserting }
            let child = cursor.next { PlainScope(host: $1, parent: $2, context: $0) }
            child.visit(&cursor) { $0.visit(content) }
        }
    }
}

/// A side of a condition that is being visited.
@usableFromInline
struct OpenBranch {
    let scope: Scope
    let outer: ScopeVisit
    let child: Scope
    let inner: ScopeVisit
    let wasInserting: Bool
}

/// Looks again by itself whether a condition holds when what it has read changes: in a row of a list, nobody else may
/// have read that.
final class ConditionScope: Scope {
    var condition: @MainActor () -> Bool = { false }
    var tell: @MainActor (Bool) -> Void = { _ in }

    override func evaluate(_ cursor: inout _Cursor) {
        let condition = self.condition
        tell(tracked { condition() })
    }
}

extension _Cursor {
    /// Tells whether a condition holds, now and whenever that may have changed.
    mutating func condition(_ condition: @escaping @MainActor () -> Bool, _ tell: @escaping @MainActor (Bool) -> Void) {
        let scope = next { ConditionScope(host: $1, parent: $2, context: $0) }
        scope.condition = condition
        scope.tell = tell
        run(scope)
    }
}

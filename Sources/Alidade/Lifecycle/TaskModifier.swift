/// Holds a view's asynchronous task.
final class TaskScope: Scope {
    var key: AnyHashable?
    var task: Task<Void, Never>?
    private var start: (@MainActor () -> Task<Void, Never>)?
    private var isWaiting = false

    /// Queues a new task; it waits while the view is left out.
    func restart(_ start: @escaping @MainActor () -> Task<Void, Never>) {
        self.start = start
        isWaiting = true
        task?.cancel()
        host.actions.task { [weak self] in self?.startIfPresent() }
    }

    private func startIfPresent() {
        guard isAlive, isPresent, isWaiting, let start else { return }
        isWaiting = false
        task = start()
    }

    override func presenceChanged() {
        if isPresent {
            host.actions.task { [weak self] in self?.startIfPresent() }
        } else {
            task?.cancel()
            isWaiting = true
        }
    }

    override func tearDown() { task?.cancel() }
}

public nonisolated struct _TaskModifier: ViewModifier {
    public typealias Body = Never
    let key: AnyHashable?
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content, isScopeOnly: true) { cursor, inside in
            let isNew = cursor.childIndex >= cursor.scope.children.count
            let scope = cursor.next { TaskScope(host: $1, parent: $2, context: $0) }
            scope.visit(&cursor, inside)
            guard isNew || scope.key != modifier.key else { return }
            scope.key = modifier.key
            let reference = cursor.host.reference
            scope.restart {
                reference.host?.runningTasks += 1
                return Task(priority: modifier.priority) { @MainActor in
                    await modifier.action()
                    reference.host?.runningTasks -= 1
                }
            }
        }
    }
}

extension View {
    /// Runs an asynchronous action when the view has appeared; it is cancelled when the view goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(_TaskModifier(key: nil, priority: priority, action: { await action() }))
    }

    /// As above, and runs again when `id` changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            _TaskModifier(key: EquatableKey(value), priority: priority, action: { await action() }))
    }
}

/// An equatable value where a hashable one is asked for; every hash is the same.
struct EquatableKey<T: Equatable>: Hashable {
    let value: T
    init(_ value: T) { self.value = value }
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) {}
}

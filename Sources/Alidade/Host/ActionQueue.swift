/// User code that runs after layout: `onAppear` children before parents, then changes in tree order, then tasks.
@MainActor
package final class ActionQueue {
    private var appearances: [() -> Void] = []
    private var disappearances: [() -> Void] = []
    private var changes: [() -> Void] = []
    private var tasks: [() -> Void] = []
    /// Counts frames for the limit of calls an observer gets in one.
    private(set) var frame = 0
    private var late: [() -> Void] = []

    var isWaiting: Bool {
        !(appearances.isEmpty && disappearances.isEmpty && changes.isEmpty && tasks.isEmpty && late.isEmpty)
    }

    func appear(_ action: @escaping () -> Void) { appearances.append(action) }
    func disappear(_ action: @escaping () -> Void) { disappearances.append(action) }
    func change(_ action: @escaping () -> Void) { changes.append(action) }
    func task(_ action: @escaping () -> Void) { tasks.append(action) }
    /// An action that the limit dropped: it is delivered in the next frame.
    func postpone(_ action: @escaping () -> Void) { late.append(action) }

    func nextFrame() {
        frame += 1
        changes += late
        late = []
    }

    /// Runs all; true if there were any.
    func run() -> Bool {
        guard !(appearances.isEmpty && disappearances.isEmpty && changes.isEmpty && tasks.isEmpty) else { return false }
        let batch = (appearances, disappearances, changes, tasks)
        (appearances, disappearances, changes, tasks) = ([], [], [], [])
        for action in batch.0 { action() }
        for action in batch.1 { action() }
        for action in batch.2 { action() }
        for action in batch.3 { action() }
        return true
    }
}

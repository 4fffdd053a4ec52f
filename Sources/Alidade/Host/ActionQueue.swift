/// User code that runs after layout: `onAppear` children before parents, then changes in tree order, then tasks.
@MainActor
package final class ActionQueue {
    /// Before what takes the place of a view that goes without a transition appears.
    @exclusivity(unchecked) private var departures: [() -> Void] = []
    @exclusivity(unchecked) private var appearances: [() -> Void] = []
    @exclusivity(unchecked) private var disappearances: [() -> Void] = []
    @exclusivity(unchecked) private var changes: [() -> Void] = []
    @exclusivity(unchecked) private var tasks: [() -> Void] = []
    /// Counts frames for the limit of calls an observer gets in one.
    private(set) var frame = 0
    /// Counts what came from outside; the clock does not.
    private(set) var causes = 0
    @exclusivity(unchecked) private var late: [() -> Void] = []

    var isWaiting: Bool {
        !(departures.isEmpty && appearances.isEmpty && disappearances.isEmpty && changes.isEmpty && tasks.isEmpty
            && late.isEmpty)
    }

    func appear(_ action: @escaping () -> Void) { appearances.append(action) }
    func disappear(_ action: @escaping () -> Void, isFirst: Bool = false) {
        if isFirst { departures.append(action) } else { disappearances.append(action) }
    }
    func change(_ action: @escaping () -> Void) { changes.append(action) }
    func task(_ action: @escaping () -> Void) { tasks.append(action) }
    /// An action that the limit dropped: it is delivered in the next frame.
    func postpone(_ action: @escaping () -> Void) { late.append(action) }

    func noteCause() { causes += 1 }

    func nextFrame() {
        frame += 1
        changes += late
        late = []
    }

    /// Runs all; true if there were any.
    func run() -> Bool {
        guard
            !(departures.isEmpty && appearances.isEmpty && disappearances.isEmpty && changes.isEmpty && tasks.isEmpty)
        else { return false }
        let batch = [departures, appearances, disappearances, changes, tasks]
        (departures, appearances, disappearances, changes, tasks) = ([], [], [], [], [])
        for actions in batch { for action in actions { action() } }
        return true
    }
}

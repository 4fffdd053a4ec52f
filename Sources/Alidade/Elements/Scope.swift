import AlidadeLayout

/// What a part of the view tree leaves behind where something outlives a frame or can change identity.
///
/// A scope keeps its children in the order of the source, the items it put into its container, and what was around it
/// when it was visited, so that it can run again alone.
@MainActor
@usableFromInline
package class Scope {
    final unowned(unsafe) let host: Host
    @exclusivity(unchecked) final unowned(unsafe) var parent: Scope?
    @exclusivity(unchecked) @usableFromInline final var children = ScopeList.none
    /// Surroundings at the last visit.
    @exclusivity(unchecked) final var context: ScopeContext
    /// The run of items that this scope put into `context.container`; `noItem` where it put none.
    @exclusivity(unchecked) final var firstItem = noItem
    @exclusivity(unchecked) final var lastItem = noItem
    final let depth: Int32
    /// The number of stages around this scope; stages run outer before inner.
    final let stage: Int32
    @exclusivity(unchecked) final var isBuilt = false
    @exclusivity(unchecked) final var isMarked = false
    @exclusivity(unchecked) final var isAlive = true
    /// False where a container around it has left it out: it is built, but not there.
    @exclusivity(unchecked) final var isPresent: Bool
    /// Grows with each run; a subscription made in an earlier run is stale.
    @exclusivity(unchecked) @usableFromInline final var run: UInt32 = 0
    private final var rowOwnerNumber: Int32 = 0
    @usableFromInline final var values: ValueStack { host.values }
    /// Names the scope in the keys of rows that come from it.
    final var rowOwner: Int32 {
        if rowOwnerNumber == 0 { rowOwnerNumber = host.nextRowOwner() }
        return rowOwnerNumber
    }
    /// Bits of the preference keys written at or below this scope (`PreferenceIndex`).
    @exclusivity(unchecked) final var preferenceBits: UInt64 = 0
    /// True where what is below can change its number: then, without a writer, it says the default of every key.
    @exclusivity(unchecked) private(set) final var isDynamic = false
    /// Whether this scope or one below is dynamic.
    @exclusivity(unchecked) private(set) final var hasDynamic = false

    init(host: Host, parent: Scope?, context: ScopeContext, opensStage: Bool = false) {
        self.host = host
        self.parent = parent
        self.context = context
        depth = (parent?.depth ?? -1) + 1
        isPresent = parent?.isPresent ?? true
        stage = (parent?.stage ?? 0) + (opensStage ? 1 : 0)
        host.statistics.scopes += 1
    }

    /// Runs again because something it read has changed. Scopes that can read override this.
    func evaluate(_ cursor: inout _Cursor) {}

    /// `isPresent` has changed.
    func presenceChanged() {}

    /// The id under which a child of this scope is one of several of its kind; nil where it is not.
    func elementID(of child: Scope) -> AnyHashable? { nil }

    /// The child whose id is this one, where children have ids.
    func child(withElementID id: AnyHashable) -> Scope? { nil }

    /// What the scope keeps for dynamic properties.
    var keptObjects: [AnyObject] { [] }

    /// Takes out what the scope keeps for dynamic properties, for another scope in the same place; nil: it keeps nothing.
    func parkProperties() -> PropertyStorage? { nil }

    /// Whether the scope is that of a view with a body: what is below it is its own affair.
    var isView: Bool { false }

    /// The type of the view whose body the scope runs.
    var viewName: String? { nil }

    /// Releases what must not outlive the scope. Called once, children first.
    func tearDown() {}

    /// True for readers of preferences, which wait to be told of changes.
    var readsPreferences: Bool { false }
    /// True where this scope says something of its own for a key, in place of what is below.
    func writesPreference(_ index: Int) -> Bool { false }

    /// Adds what this scope says for a preference key. Writers override it.
    func contribute<K: PreferenceKey>(_ key: K.Type, index: Int, to value: inout K.Value?) {
        guard isDynamic else { return contributeChildren(key, index: index, to: &value) }
        combine(key, into: &value) {
            var own: K.Value?
            contributeChildren(key, index: index, to: &own)
            return own ?? K.defaultValue
        }
    }

    /// Says that the number of elements below can change.
    final func becomeDynamic() {
        guard !isDynamic else { return }
        isDynamic = true
        var scope: Scope? = self
        while let ancestor = scope, !ancestor.hasDynamic {
            ancestor.hasDynamic = true
            scope = ancestor.parent
        }
        host.preferencesChanged(at: self)
    }

    /// Appends the scope to the host's list of scopes to run; does nothing the second time.
    final func mark() {
        guard !isMarked, isAlive else { return }
        isMarked = true
        host.enqueue(self)
    }

    /// Runs `body` with this scope as the cursor's, and notes which items came out of it.
    @usableFromInline
    final func visit(_ cursor: inout _Cursor, _ body: @MainActor (inout _Cursor) -> Void) {
        let visit = begin(&cursor)
        body(&cursor)
        finish(visit, &cursor)
    }

    /// Makes this scope the cursor's.
    final func begin(_ cursor: inout _Cursor) -> ScopeVisit {
        if !hasSurroundings(of: &cursor) { context = cursor.context(self) }
        let visit = ScopeVisit(scope: cursor.scope, child: cursor.childIndex, previous: cursor.previous)
        cursor.scope = self
        cursor.childIndex = 0
        return visit
    }

    /// Gives the cursor back to the scope around, and notes which items were visited meanwhile.
    final func finish(_ visit: ScopeVisit, _ cursor: inout _Cursor) {
        cursor.scope = visit.scope
        cursor.childIndex = visit.child
        isBuilt = true
        let before = visit.previous
        if cursor.previous != before {
            firstItem =
                before == noItem ? cursor.tree.firstChild(of: context.container) : cursor.tree.next(of: before)
            lastItem = cursor.previous
        } else {
            firstItem = noItem
            lastItem = noItem
        }
    }

    /// Whether a cursor stands where the scope was made or visited last: most do, and copying costs. Wrappers and traits
    /// cannot be compared.
    @inline(__always)
    private final func hasSurroundings(of cursor: inout _Cursor) -> Bool {
        context.container == cursor.container && context.element == cursor.element && context.axis == cursor.axis
            && context.environment.isIdentical(to: cursor.environment) && context.rows === cursor.rows
            && context.wrappers.isEmpty && cursor.wrappers.isEmpty && context.traits.isEmpty && cursor.traits.isEmpty
    }

    /// Steps over the scope's items without running it.
    final func skip(_ cursor: inout _Cursor) {
        if lastItem != noItem { cursor.previous = lastItem }
    }

    /// Runs a marked scope at its place, then tells the scopes around it if its last item changed.
    final func runAlone() {
        isMarked = false
        guard isAlive else { return }
        if let rows = context.rows {
            // It has no items of its own: the lazy container gathers its rows again and runs it on the way.
            isMarked = true
            rows.gatherAgain()
            return
        }
        var cursor = _Cursor.resuming(self, host: host)
        let oldLast = lastItem
        run &+= 1
        let outer = RunningScope.current
        RunningScope.current = self
        let container = context.container
        visit(&cursor) { evaluate(&$0) }
        RunningScope.current = outer
        guard lastItem != oldLast else { return }
        var scope = parent
        while let ancestor = scope, ancestor.context.container == container, ancestor.lastItem == oldLast {
            ancestor.lastItem = lastItem
            scope = ancestor.parent
        }
    }

    /// Ends the scope and everything below it. Its items are removed by whoever owns them.
    final func end() {
        guard isAlive else { return }
        for child in children { child.end() }
        tearDown()
        isAlive = false
        children = .none
        if isDynamic {
            host.preferencesChanged(at: self)
        } else if preferenceBits != 0 {
            host.preferencesChanged(at: self, bits: preferenceBits)
        }
        host.statistics.scopes -= 1
    }

    /// Removes the items that the scope put into its container.
    final func removeItems() {
        guard firstItem != noItem else { return }
        var item = firstItem
        while item != noItem {
            let next = host.tree.next(of: item)
            host.removeItem(item)
            if item == lastItem { break }
            item = next
        }
        firstItem = noItem
        lastItem = noItem
    }
}

/// What a cursor goes back to when a scope has been visited.
@usableFromInline
struct ScopeVisit {
    unowned(unsafe) let scope: Scope
    let child: Int
    let previous: ItemIndex
}

/// A scope that only groups: a branch's content, an element, a stage's inside.
final class PlainScope: Scope {}

/// The scope whose user code is running, to which reads subscribe.
package enum RunningScope {
    // It runs, so somebody keeps it.
    @exclusivity(unchecked) nonisolated(unsafe) static unowned(unsafe) var current: Scope?
    /// True while what user code reads of observable objects is noted already: in a body.
    @exclusivity(unchecked) nonisolated(unsafe) static var isTracking = false

    /// Whether observable properties read now would be missed.
    static var notesReads: Bool { current != nil && !isTracking }

    /// Reads something of a program's for a modifier. In a body the scope's run is told of observable properties; what
    /// is read while views are visited is told here.
    static func reading<T>(_ read: () -> T) -> T {
        guard let scope = current, !isTracking, MainThread.isCurrent else { return read() }
        var result: T?
        trackReads(of: scope, run: MainThread.assumeMain(scope) { $0.run }) { result = read() }
        return result.unsafelyUnwrapped
    }
}

extension RunningScope {
    /// The view whose body, or whatever else of it, is running: for the message after a crash.
    package static var viewName: String? {
        guard MainThread.isCurrent else { return nil }
        return MainThread.assumeMain { current.flatMap { viewName(at: $0) } }
    }

    /// The innermost composite view around a scope.
    @MainActor static func viewName(at scope: Scope) -> String? {
        var current: Scope? = scope
        while let candidate = current {
            if let name = candidate.viewName { return name }
            current = candidate.parent
        }
        return nil
    }
}

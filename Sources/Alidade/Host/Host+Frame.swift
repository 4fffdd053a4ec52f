import AlidadeLayout
import Foundation

extension Host {
    /// What a frame is doing, for whoever measures it.
    package enum Pass { case views, layout, preferences, actions, display }

    /// Rounds of actions a frame may start; then the rest waits for the next one.
    static let roundLimit = 8

    /// Brings views, layout, preferences and actions up to date, without drawing.
    package func update() {
        guard !isUpdating else { return }
        for round in 0...Host.roundLimit {
            isUpdating = true
            let outer = HostContext.current
            HostContext.current = self
            settle()
            while let changes = pending.next() {
                for change in changes { change() }
                settle()
            }
            HostContext.current = outer
            isUpdating = false
            guard round < Host.roundLimit else { break }
            if !runActions() { break }
            statistics.rounds += 1
        }
    }

    /// Runs what is marked, stage by stage, until views, layout and preferences agree.
    private func settle() {
        let transaction = pending.take()
        animations.begin(transaction)
        defer { animations.end() }
        if environmentChanged {
            environmentChanged = false
            passObserver?(.views)
            visitAll()
        }
        var sweeps = 0
        while true {
            if sizeChanged {
                sizeChanged = false
                layOut()
            } else if let stage = lowestMarkedStage, stage == 0 || !tree.needsLayout {
                runMarked(stage: stage)
            } else if tree.needsLayout {
                layOut()
            } else if preferenceReaders.hasDirty {
                passObserver?(.preferences)
                mergePreferences()
            } else if !scrollRequests.isEmpty {
                _ = performScrollRequests()
            } else if scrollsMayHaveMoved {
                deliverScrolls()
            } else if !matches.isEmpty, animations.startHeroes() {
                continue
            } else {
                break
            }
            sweeps += 1
            if sweeps > 10_000 {
                warnings.warn("sweeps", "A layout that depends on its own result was stopped after 10,000 sweeps.")
                break
            }
        }
    }

    private var lowestMarkedStage: Int32? {
        if marked.isEmpty { return nil }
        var lowest: Int32?
        for scope in marked where scope.isAlive && scope.isMarked {
            if let known = lowest, known <= scope.stage { continue }
            lowest = scope.stage
        }
        if lowest == nil { marked.removeAll(keepingCapacity: true) }
        return lowest
    }

    private func runMarked(stage: Int32) {
        passObserver?(.views)
        if marked.count == 1 {
            return marked.removeLast().runAlone()
        }
        var batch: [Scope] = []
        var rest: [Scope] = []
        for scope in marked where scope.isAlive && scope.isMarked {
            if scope.stage == stage { batch.append(scope) } else { rest.append(scope) }
        }
        marked = rest
        // Parents first: a child that its parent runs or removes is not run again.
        if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
        for scope in batch where scope.isMarked && scope.isAlive { scope.runAlone() }
    }

    private func layOut() {
        passObserver?(.layout)
        tree.layout(root: rootItem, width: Double(size.width), height: Double(size.height))
        let cost = tree.takeStatistics()
        statistics.measures += cost.measures
        statistics.placements += cost.placements
        displayChanged = true
        if !observedScrolls.isEmpty { scrollsMayHaveMoved = true }
        for item in tree.takeChangedObservers() { payload(of: item)?.placementChanged() }
        for frame in containerFrames { frame.update() }
        if !matches.isEmpty { matches.update(self) }
        if !afterLayout.isEmpty {
            let actions = afterLayout
            afterLayout = []
            for action in actions { action() }
        }
        if tree.hasChangedPresence { deliverPresence() }
    }

    /// Runs queued actions. True where they may have changed something.
    private func runActions() -> Bool {
        passObserver?(.actions)
        let outer = HostContext.current
        HostContext.current = self
        defer { HostContext.current = outer }
        return actions.run()
    }

    // MARK: Frames

    /// Advances the clock, updates and makes the display list.
    package func frame(at time: Double) -> Frame {
        now = max(now, time)
        timers.fire(at: now)
        animations.tick(at: now)
        actions.nextFrame()
        update()
        if input.refreshHover() { update() }
        return present()
    }

    private func present() -> Frame {
        passObserver?(.display)
        defer { passObserver?(nil) }
        statistics.frames += 1
        let (items, damage, copies) = display.build(host: self)
        displayChanged = false
        return Frame(
            items: items, damage: damage, background: Color.windowBackground.display(in: environment), size: size,
            copies: copies)
    }
}

/// The host whose pass, event or action is running: what `UIScreen.main` means.
package enum HostContext {
    // It runs, so somebody keeps it.
    @exclusivity(unchecked) nonisolated(unsafe) package static unowned(unsafe) var current: Host?
}

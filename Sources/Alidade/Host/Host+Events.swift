import AlidadeLayout
import Foundation

extension Host: WindowContent {
    package var minimumSize: CGSize {
        // The root proposed nothing answers the least it can be.
        update()
        let size = tree.size(of: rootItem, .zero)
        let limit = 100_000.0
        return CGSize(width: min(max(size.width, 1), limit), height: min(max(size.height, 1), limit))
    }

    package var nextDeadline: Double? {
        if needsFrame { return now }
        return [animations.nextTick, timers.deadline].compactMap { $0 }.min()
    }

    package var cursor: WindowCursor { input.cursor }

    package func use(_ clipboard: any Clipboard) { self.clipboard = clipboard }

    /// Takes an event. Before a discrete one what is pending is brought up to date, so that it meets what is seen.
    package func send(_ event: Event) {
        let outer = HostContext.current
        HostContext.current = self
        defer { HostContext.current = outer }
        if case .tick = event {} else { actions.noteCause() }
        switch event {
        case .resize(let size): resize(size)
        case .scale(let scale):
            guard scale.isFinite, scale > 0 else { return }
            setEnvironment { $0.displayScale = CGFloat(scale) }
        case .colorScheme(let scheme): setEnvironment { $0.colorScheme = scheme }
        case .tick(let time):
            now = max(now, time)
            timers.fire(at: now)
            animations.tick(at: now)
        case .pointer(let pointer):
            if pointer.time > now { now = pointer.time }
            if pointer.phase != .moved { update() }
            input.pointer(pointer)
        case .scroll(let scroll):
            if scroll.time > now { now = scroll.time }
            update()
            input.scroll(scroll)
        case .key(let key):
            if key.time > now { now = key.time }
            update()
            input.key(key)
        case .focus(let focused): input.focusChanged(focused)
        case .close:
            update()
            wantsClose = true
        }
    }
}

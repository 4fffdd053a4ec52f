import AlidadeLayout
import Foundation

/// Somebody who wants to know about the first scroll view inside of a modifier.
@MainActor
class ScrollObserver {
    private(set) weak var payload: ScrollPayload?

    /// The first scroll view that comes is the one.
    func claim(_ candidate: ScrollPayload) -> Bool {
        if let payload, payload !== candidate, payload.item != noItem { return false }
        payload = candidate
        return true
    }

    /// Layout has been done; queues what is to be told.
    func layoutDone(_ payload: ScrollPayload) {}
    func phaseChanged(_ payload: ScrollPayload, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?) {}
    /// The user has taken the content into his own hands.
    func userMoved(_ payload: ScrollPayload) {}
}

private struct ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
    /// Those waiting for the next scroll view further in, outermost first.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// Keeps an observer for as long as its modifier is there.
final class ScrollObserverScope<Observer: ScrollObserver>: Scope {
    var observer: Observer?
}

extension _Cursor {
    /// Visits content whose first scroll view an observer hears of.
    mutating func observingScroll<Observer: ScrollObserver, V: View>(
        _ content: V, make: (Scope) -> Observer, update: (Observer) -> Void
    ) {
        let scope = next { ScrollObserverScope<Observer>(host: $1, parent: $2, context: $0) }
        let observer = scope.observer ?? make(scope)
        scope.observer = observer
        update(observer)
        scope.visit(&self) { cursor in
            _EnvironmentModifier._modify(
                _EnvironmentModifier(
                    change: { $0.scrollObservers.append(observer) }, value: observer,
                    isSame: { ($0 as AnyObject?) === ($1 as AnyObject?) }), content, &cursor)
        }
    }
}

extension Host {
    /// Lets everybody look at the scroll views they observe.
    func deliverScrolls() {
        scrollsMayHaveMoved = false
        for payload in observedScrolls.values where payload.item != noItem {
            for observer in payload.observers { observer.layoutDone(payload) }
        }
    }
}

extension ScrollPayload {
    /// Says what moves the content from now on.
    func setPhase(_ new: ScrollPhase, velocity: CGVector? = nil) {
        let old = phase
        guard old != new else { return }
        phase = new
        for observer in observers { observer.phaseChanged(self, from: old, to: new, velocity: velocity) }
    }
}

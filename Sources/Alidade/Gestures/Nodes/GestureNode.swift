import Foundation

/// How far a recogniser has come with one press of the pointer.
enum GesturePhase: Equatable {
    /// It may still become something.
    case possible
    /// It has been recognised and goes on.
    case active
    /// It has been recognised and is complete.
    case ended
    case failed

    var isOver: Bool { self == .ended || self == .failed }
}

/// What a recogniser is told.
struct GestureEvent {
    enum Kind { case down, moved, up, cancelled, tick }
    var kind: Kind
    /// In the window, points.
    var position: CGPoint
    var modifiers: EventModifiers = []
    /// Seconds on the host's clock.
    var time: Double
}

/// A recogniser at work: the state behind a gesture value, kept while the value is made anew with each body.
///
/// Recognising is apart from telling: `handle` only moves the phase, `commit` calls user code and is reached only while
/// nothing with precedence stands in the way.
@MainActor
public class _GestureNode {
    var phase = GesturePhase.possible
    /// Waits for more although the pointer is up, and lets nothing of lower precedence be recognised meanwhile.
    var isHolding: Bool { false }
    /// Was recognised by time passing, not by what the pointer did.
    var endedByTime: Bool { false }
    /// When it wants a tick, seconds on the host's clock.
    var deadline: Double? { nil }
    /// Where the recogniser is attached.
    weak var owner: ResponderPayload? {
        didSet { ownerChanged() }
    }

    init() {}

    func ownerChanged() {}
    /// Starts anew.
    func reset() { phase = .possible }
    func handle(_ event: GestureEvent) {}
    /// Tells what is new.
    func commit() {}
    /// Ends the work, recognised or not; takes back what only holds while it lasts.
    func finish() {}
}

/// A recogniser with a value.
public class _ValueNode<Value>: _GestureNode {
    var value: Value?
    /// Grows with every new value.
    var version = 0

    func publish(_ value: Value) {
        self.value = value
        version += 1
    }

    override func reset() {
        super.reset()
        value = nil
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double {
        let (dx, dy) = (Double(x - other.x), Double(y - other.y))
        return (dx * dx + dy * dy).squareRoot()
    }
}

import AlidadeLayout
import Foundation

/// What makes a scroll view move.
public enum ScrollPhase: Equatable, Hashable, Sendable {
    case idle
    /// Held, not moving yet. A window's pointer never does that.
    case tracking
    /// The user's hand.
    case interacting
    /// It glides on by itself.
    case decelerating
    /// A program moves it.
    case animating

    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// What was true when a scroll view's phase changed.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// Points a second; nil where nothing is known.
    public let velocity: CGVector?
}
